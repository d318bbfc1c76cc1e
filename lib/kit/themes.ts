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

/** Look of a scenario. Colours are "#RRGGBB"; `ink` and `accent` are readable on `ground` (4.5:1). */
export interface ScenarioTheme {
  readonly title: string;
  readonly ground: string;
  readonly ink: string;
  /** Frame and small lines. */
  readonly accent: string;
  /** Floor plan behind the sign. */
  readonly plan: string;
  readonly face: DisplayFace;
  readonly sign: SignTreatment;
}

export const THEMES = {
  placard: {
    title: 'Placard',
    ground: '#F6F3EA',
    ink: '#16201B',
    accent: '#00693C',
    plan: '#D9D5C6',
    face: 'overpass',
    sign: 'solid',
  },
  blueprint: {
    title: 'Blueprint',
    ground: '#10233F',
    ink: '#EAF4FF',
    accent: '#6CC4F5',
    plan: '#2A5182',
    face: 'chakra-petch',
    sign: 'solid',
  },
  manor: {
    title: 'Manor',
    ground: '#32101A',
    ink: '#F3E9D2',
    accent: '#E3A84A',
    plan: '#5E2736',
    face: 'playfair-display-sc',
    sign: 'solid',
  },
  rust: {
    title: 'Rust',
    ground: '#A23C14',
    ink: '#FFF6E9',
    accent: '#FFE08A',
    plan: '#C25A30',
    face: 'big-shoulders-display',
    sign: 'solid',
  },
  office: {
    title: 'Office',
    ground: '#E7E0CC',
    ink: '#23221C',
    accent: '#A3262A',
    plan: '#CCC3A8',
    face: 'courier-prime',
    sign: 'outline',
  },
  woodcut: {
    title: 'Woodcut',
    ground: '#F3E8D2',
    ink: '#1D3B22',
    accent: '#8C2B1C',
    plan: '#DCCBA6',
    face: 'grenze-gotisch',
    sign: 'disc',
  },
  deep: {
    title: 'Deep',
    ground: '#05333A',
    ink: '#E6FBF8',
    accent: '#E8B65A',
    plan: '#0F5660',
    face: 'limelight',
    sign: 'solid',
  },
  chalkboard: {
    title: 'Chalkboard',
    ground: '#1F2B27',
    ink: '#F4F6F0',
    accent: '#F2D16B',
    plan: '#3D4F48',
    face: 'patrick-hand',
    sign: 'outline',
  },
  tropical: {
    title: 'Tropical',
    ground: '#FFD9A0',
    ink: '#5B1440',
    accent: '#0B5F55',
    plan: '#F2BC74',
    face: 'shrikhand',
    sign: 'solid',
  },
  emerald: {
    title: 'Emerald',
    ground: '#0B4A2F',
    ink: '#F6F4E1',
    accent: '#F3CF5B',
    plan: '#1C6B49',
    face: 'cinzel',
    sign: 'disc',
  },
} as const satisfies Readonly<Record<string, ScenarioTheme>>;

export type ThemeId = keyof typeof THEMES;

export const THEME_IDS = Object.keys(THEMES) as readonly ThemeId[];

/** Returns a theme by its id; the placard for unknown ids. */
export const themeNamed = (id: string): ScenarioTheme =>
  Object.hasOwn(THEMES, id) ? THEMES[id as ThemeId] : THEMES.placard;
