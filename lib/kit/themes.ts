/** Typefaces for titles, one file chain each in `templates/assets/catalogue.ts`. */
export const DISPLAY_FACES = [
  'overpass',
  'chakra-petch',
  'playfair-display-sc',
  'big-shoulders-display',
  'courier-prime',
  'grenze-gotisch',
  'limelight',
  'patrick-hand',
  'shrikhand',
  'cinzel',
] as const;
export type DisplayFace = (typeof DISPLAY_FACES)[number];

/** Drawing of a poster's sign: filled, reversed out of a disc, or as an outline. */
export type SignTreatment = 'solid' | 'disc' | 'outline';

/** Tileable pattern of a ground: lines on drawings, wallpaper, riveted plates, ruled paper, cuts of a knife, water. */
export type Texture = 'grid' | 'diamonds' | 'rivets' | 'lines' | 'slants' | 'waves';

/** Drawing of the lines that divide a page or a card. */
export type RuleLook = 'solid' | 'double' | 'dashed' | 'rough';

/**
 * Look of a scenario. Colours are "#RRGGBB"; `ink` and `accent` are readable on `ground` (4.5:1), `headline` on white
 * and on `paper`, and `line` can be told from both (3:1).
 */
export interface ScenarioTheme {
  readonly title: string;
  /** Ground of posters, covers and backs. */
  readonly ground: string;
  readonly ink: string;
  /** Frame and small lines. */
  readonly accent: string;
  /** Faint pattern of the ground. */
  readonly texture?: Texture;
  /** Floor plan behind the sign. */
  readonly plan: string;
  /** Light ground of card faces, where grounds are printed. */
  readonly paper: string;
  /** Headings, signs and walls on light paper. */
  readonly headline: string;
  /** Rules, bars and frames on light paper. */
  readonly line: string;
  readonly rule: RuleLook;
  /** Titles stand on bands in the colours of their readers, instead of the theme's. */
  readonly hasReadersBands?: boolean;
  readonly face: DisplayFace;
  /** Takes so much ink that posters alone use it if ink is saved. */
  readonly isHeavy?: boolean;
  readonly sign: SignTreatment;
}

export const THEMES = {
  placard: {
    title: 'Placard',
    ground: '#F6F3EA',
    ink: '#16201B',
    accent: '#00693C',
    plan: '#D9D5C6',
    paper: '#FBF9F2',
    headline: '#16201B',
    line: '#16201B',
    rule: 'solid',
    hasReadersBands: true,
    face: 'overpass',
    sign: 'solid',
  },
  blueprint: {
    title: 'Blueprint',
    ground: '#10233F',
    ink: '#EAF4FF',
    accent: '#6CC4F5',
    texture: 'grid',
    plan: '#2A5182',
    paper: '#F3F9FF',
    headline: '#10233F',
    line: '#1C7DB8',
    rule: 'solid',
    face: 'chakra-petch',
    sign: 'solid',
  },
  manor: {
    title: 'Manor',
    ground: '#32101A',
    ink: '#F3E9D2',
    accent: '#E3A84A',
    texture: 'diamonds',
    plan: '#5E2736',
    paper: '#FBF4E8',
    headline: '#4A1524',
    line: '#A2711F',
    rule: 'double',
    face: 'playfair-display-sc',
    sign: 'solid',
  },
  rust: {
    title: 'Rust',
    ground: '#A23C14',
    ink: '#FFF6E9',
    accent: '#FFE08A',
    texture: 'rivets',
    plan: '#C25A30',
    paper: '#FFF6EC',
    headline: '#6E2509',
    line: '#A23C14',
    rule: 'solid',
    face: 'big-shoulders-display',
    sign: 'solid',
  },
  office: {
    title: 'Office',
    ground: '#E7E0CC',
    ink: '#23221C',
    accent: '#A3262A',
    texture: 'lines',
    plan: '#CCC3A8',
    paper: '#F8F5EC',
    headline: '#23221C',
    line: '#A3262A',
    rule: 'dashed',
    face: 'courier-prime',
    sign: 'outline',
  },
  woodcut: {
    title: 'Woodcut',
    ground: '#F3E8D2',
    ink: '#1D3B22',
    accent: '#8C2B1C',
    texture: 'slants',
    plan: '#DCCBA6',
    paper: '#FAF3E4',
    headline: '#1D3B22',
    line: '#8C2B1C',
    rule: 'double',
    face: 'grenze-gotisch',
    sign: 'disc',
  },
  deep: {
    title: 'Deep',
    ground: '#05333A',
    ink: '#E6FBF8',
    accent: '#E8B65A',
    texture: 'waves',
    plan: '#0F5660',
    paper: '#F0FAF8',
    headline: '#05333A',
    line: '#8F6212',
    rule: 'solid',
    face: 'limelight',
    sign: 'solid',
  },
  chalkboard: {
    title: 'Chalkboard',
    ground: '#1F2B27',
    ink: '#F4F6F0',
    accent: '#F2D16B',
    plan: '#3D4F48',
    paper: '#F5F7F4',
    headline: '#1F2B27',
    line: '#4C6159',
    rule: 'rough',
    face: 'patrick-hand',
    sign: 'outline',
  },
  tropical: {
    title: 'Tropical',
    ground: '#FFD9A0',
    ink: '#5B1440',
    accent: '#0B5F55',
    texture: 'waves',
    plan: '#F2BC74',
    paper: '#FFF5E6',
    headline: '#5B1440',
    line: '#0B5F55',
    rule: 'solid',
    face: 'shrikhand',
    isHeavy: true,
    sign: 'solid',
  },
  emerald: {
    title: 'Emerald',
    ground: '#0B4A2F',
    ink: '#F6F4E1',
    accent: '#F3CF5B',
    texture: 'diamonds',
    plan: '#1C6B49',
    paper: '#F4F9F2',
    headline: '#0B4A2F',
    line: '#8A6A12',
    rule: 'double',
    face: 'cinzel',
    sign: 'disc',
  },
} as const satisfies Readonly<Record<string, ScenarioTheme>>;

export type ThemeId = keyof typeof THEMES;

export const THEME_IDS = Object.keys(THEMES) as readonly ThemeId[];

/** Returns a theme by its id; the placard for unknown ids. */
export const themeNamed = (id: string): ScenarioTheme =>
  Object.hasOwn(THEMES, id) ? THEMES[id as ThemeId] : THEMES.placard;
