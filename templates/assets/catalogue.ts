import type { DisplayFace } from '@/lib/kit/themes';

/** Inclusive ranges of code points. */
export type Ranges = readonly (readonly [number, number])[];

export interface FontFile {
  readonly name: string;
  readonly path: string;
  /** Code points for which the file is worth loading; all if undefined. The true coverage is read from the file. */
  readonly ranges?: Ranges;
}

const LATIN = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;
const LATIN_EXT = [
  [0x100, 0x2ff],
  [0x304, 0x329],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1eff],
  [0x2020, 0x2020],
  [0x20a0, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
] as const;
const CYRILLIC = [
  [0x301, 0x301],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x4b0, 0x4b1],
  [0x2116, 0x2116],
] as const;
const VIETNAMESE = [
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1b0],
  [0x300, 0x329],
  [0x1ea0, 0x1ef9],
  [0x20ab, 0x20ab],
] as const;

function fontsource(family: string, subset: string, weight: number, style = 'normal', ranges: Ranges = LATIN) {
  const name = `${family}-${subset}-${weight}-${style}.woff`;
  return { name, path: `@fontsource/${family}/files/${name}`, ranges } satisfies FontFile;
}

const overpass = (weight: number): readonly FontFile[] => [
  fontsource('overpass', 'latin', weight),
  fontsource('overpass', 'latin-ext', weight, 'normal', LATIN_EXT),
  fontsource('overpass', 'vietnamese', weight, 'normal', VIETNAMESE),
  fontsource('overpass', 'cyrillic', weight, 'normal', CYRILLIC),
];
const atkinson = (weight: number, style: string): readonly FontFile[] => [
  fontsource('atkinson-hyperlegible-next', 'latin', weight, style),
  fontsource('atkinson-hyperlegible-next', 'latin-ext', weight, style, LATIN_EXT),
];
const dejavu = (style: string): FontFile => ({ name: `${style}.ttf`, path: `dejavu-fonts-ttf/ttf/${style}.ttf` });

/** Font with wide coverage, for text typed into fields. */
export const FIELD_FONT = dejavu('DejaVuSans');
const EMOJI: FontFile = {
  name: 'NotoEmoji_400Regular.ttf',
  path: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
};
const PLAIN = [FIELD_FONT, EMOJI];
const BOLD = [dejavu('DejaVuSans-Bold'), FIELD_FONT, EMOJI];
const overpassCyrillic = (weight: number) => fontsource('overpass', 'cyrillic', weight, 'normal', CYRILLIC);

/** Each face is a fallback chain: the first font that covers a character draws it. */
export const FACES = {
  heading: [...overpass(800), ...BOLD],
  /** Titles of posters, in the face of a theme (DISPLAY_FILES). */
  display: [...overpass(800), ...BOLD],
  label: [...overpass(600), ...BOLD],
  body: [...atkinson(400, 'normal'), overpassCyrillic(400), ...PLAIN],
  bold: [...atkinson(700, 'normal'), overpassCyrillic(700), ...BOLD],
  italic: [...atkinson(400, 'italic'), overpassCyrillic(400), ...PLAIN],
  boldItalic: [...atkinson(700, 'italic'), overpassCyrillic(700), ...BOLD],
  secret: [fontsource('special-elite', 'latin', 400), ...PLAIN],
  /** Code is rare in a game's prose, and its letterforms are distinctive enough without a monospaced font. */
  code: [...overpass(400), ...PLAIN],
} as const satisfies Readonly<Record<string, readonly FontFile[]>>;
export type FaceName = keyof typeof FACES;
/** Faces that use the bold weight of a pack. Packs have no italics and no intermediate weights. */
export const BOLD_FACES: ReadonlySet<FaceName> = new Set(['heading', 'display', 'label', 'bold', 'boldItalic']);
export const FACE_NAMES = Object.keys(FACES) as readonly FaceName[];

const display = (family: string, weight: number): readonly FontFile[] => [
  fontsource(family, 'latin', weight),
  fontsource(family, 'latin-ext', weight, 'normal', LATIN_EXT),
];

/** Fonts of each display face. They draw a title only if they have all of its characters. */
export const DISPLAY_FILES: Readonly<Record<DisplayFace, readonly FontFile[]>> = {
  overpass: overpass(800),
  'chakra-petch': display('chakra-petch', 700),
  'playfair-display-sc': display('playfair-display-sc', 700),
  'big-shoulders-display': display('big-shoulders-display', 800),
  'courier-prime': display('courier-prime', 700),
  'grenze-gotisch': display('grenze-gotisch', 700),
  limelight: display('limelight', 400),
  'patrick-hand': display('patrick-hand', 400),
  shrikhand: display('shrikhand', 400),
  cinzel: display('cinzel', 800),
};

export const FONT_FILES: readonly FontFile[] = [
  ...new Map(
    [...Object.values(FACES), ...Object.values(DISPLAY_FILES)].flat().map((file) => [file.name, file]),
  ).values(),
];

export const WASM_FILES = [
  { name: 'harfbuzz.wasm', path: 'harfbuzzjs/dist/harfbuzz.wasm' },
  { name: 'resvg.wasm', path: '@resvg/resvg-wasm/index_bg.wasm' },
] as const;
export type WasmName = (typeof WASM_FILES)[number]['name'];
