import type { FontFile, Ranges } from './catalogue';

/*
 * Scripts with large or rarely used fonts. The packages split each font into files of characters that occur together in
 * real texts, with an index: a kit loads only the files that it needs.
 */
interface FontPack {
  readonly family: string;
  /** For a small font, the one subset worth loading. If undefined, the numbered files of a large font. */
  readonly subset?: string;
  /** Characters of the script itself. The packs also contain Latin letters and signs, which are not used. */
  readonly ranges: Ranges;
}

const HAN: Ranges = [
  [0x2e80, 0x2fdf],
  [0x2ff0, 0x303f],
  [0x3190, 0x319f],
  [0x31c0, 0x31ef],
  [0x3200, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe1f],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
];
const KANA: Ranges = [
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0x1b000, 0x1b16f],
];
const BOPOMOFO: Ranges = [
  [0x3100, 0x312f],
  [0x31a0, 0x31bf],
];
const HANGUL: Ranges = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
];

const fontsource = (script: string, ranges: Ranges, subset?: string): FontPack => ({
  family: `noto-sans-${script}`,
  ranges,
  ...(subset !== undefined && { subset }),
});

const CJK = {
  sc: fontsource('sc', [...HAN, ...KANA, ...BOPOMOFO]),
  tc: fontsource('tc', [...HAN, ...KANA, ...BOPOMOFO]),
  jp: fontsource('jp', [...HAN, ...KANA]),
  kr: fontsource('kr', [...HAN, ...HANGUL, ...KANA]),
} as const;
const THAI = fontsource('thai', [[0x0e00, 0x0e7f]], 'thai');
const DEVANAGARI = fontsource(
  'devanagari',
  [
    [0x0900, 0x097f],
    [0x1cd0, 0x1cff],
    [0xa8e0, 0xa8ff],
  ],
  'devanagari',
);

export const PACKS: readonly FontPack[] = [...Object.values(CJK), THAI, DEVANAGARI];

export type PackWeight = 400 | 700;

/** Character ranges of each file of a pack, from the package's unicode.json: "[12]": "U+4e00-4e03,U+4e07". */
export type PackIndex = Readonly<Record<string, string>>;

/** A pack that is not installed yet: the studio installs Chinese, Japanese and Korean ones while it runs. */
export const NO_PACK =
  'The fonts for these letters are not installed yet. That takes a few minutes after the first start of the studio, and a network. Try again then.';

/** Path of the index in its package, and its name in URLs. */
export const indexPath = (family: string): string => `@fontsource/${family}/unicode.json`;
export const indexName = (family: string): string => `${family}.json`;

export function packFiles({ family, subset }: FontPack, index: PackIndex, weight: PackWeight): readonly FontFile[] {
  return Object.entries(index).flatMap(([key, list]): readonly FontFile[] => {
    const part = key.replace(/^\[(\d+)\]$/, '$1');
    if (subset === undefined ? part === key : part !== subset) return [];
    const name = `${family}-${part}-${weight}-normal.woff`;
    return [{ name, path: `@fontsource/${family}/files/${name}`, ranges: rangesIn(list) }];
  });
}

const rangesIn = (list: string): Ranges =>
  list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/**
 * Returns the packs in the order of preference. Chinese, Japanese and Korean share many characters but draw them
 * differently, so the pack of the text's language comes first. If the language is none of the three, other characters
 * in the text decide.
 */
export function packsFor(language: string, points: ReadonlySet<number>): readonly FontPack[] {
  const first = CJK[regionOf(language) ?? regionIn(points)];
  return [first, ...PACKS.filter((pack) => pack !== first)];
}

type Region = keyof typeof CJK;

function regionOf(tag: string): Region | undefined {
  const { language, script } = localeOf(tag);
  if (language === 'ja') return 'jp';
  if (language === 'ko') return 'kr';
  return script === 'Hant' ? 'tc' : script === 'Hans' ? 'sc' : undefined;
}

function localeOf(tag: string): Pick<Intl.Locale, 'language'> & Partial<Pick<Intl.Locale, 'script'>> {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: '' };
  }
}

function regionIn(points: ReadonlySet<number>): Region {
  const has = (ranges: Ranges) => [...points].some((point) => isWithin(point, ranges));
  return has(KANA) ? 'jp' : has(HANGUL) ? 'kr' : has(BOPOMOFO) ? 'tc' : 'sc';
}

export const isWithin = (point: number, ranges: Ranges): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to);
