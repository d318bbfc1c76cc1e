import type { Tone } from '@/lib/kit/blocks';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Ink } from '@/lib/kit/order';
import { type RuleLook, type ScenarioTheme, type SignTreatment, type Texture, themeNamed } from '@/lib/kit/themes';
import { type PathItem, rectangle } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';

/** Colours and lines of a scenario's theme in one ink setting: full, in greys, or outlines only. */
export interface Theme {
  /** Different for each look. */
  readonly id: string;
  readonly lowInk: boolean;
  /** True without colours, so that every band shows its pattern. */
  readonly colourless: boolean;
  /** Text to read. */
  readonly ink: string;
  /** Headings, signs and walls. */
  readonly headline: string;
  /** Rules, bars and frames. */
  readonly line: string;
  readonly ruleLook: RuleLook;
  /** Pure black, for cutting machines. */
  readonly black: string;
  readonly grey: string;
  /** Hairlines between rows and boxes. */
  readonly rule: string;
  readonly tone: Readonly<Record<Tone, Tint>>;
  readonly audience: Readonly<Record<Audience, Tint>>;
  /** Head of a table. */
  readonly head: Tint;
  /** Band of a page's title; undefined if it is that of its readers. */
  readonly title: Tint | undefined;
  readonly cover: CoverLook;
  /** Ground of card faces; undefined if the paper stays white. */
  readonly paper: string | undefined;
  /** Colours of backs on the theme's ground; undefined if the paper stays white. */
  readonly back: Tint | undefined;
}

/** Colours of a poster. Without a ground the paper stays white. */
export interface CoverLook {
  readonly ground: string | undefined;
  readonly ink: string;
  readonly accent: string;
  readonly plan: string;
  readonly texture?: Texture | undefined;
  readonly sign: SignTreatment;
  /** True for thin outlines and a small title. */
  readonly isSparing?: boolean;
}

const PATTERNS = ['none', 'chevrons', 'slants', 'teeth', 'dots', 'hazard'] as const;
/** Pattern that distinguishes tones without colour: on grey printers, in bad light, and for colour-blind readers. */
export type Pattern = (typeof PATTERNS)[number];

/** Colours of a band or a sign. Outlined if there is no background. */
export interface Tint {
  readonly ground: string | undefined;
  readonly on: string;
  /** Colour of lines and signs on white. */
  readonly edge: string;
  readonly striped: boolean;
  /** Distinguishes the tone where colours can't. */
  readonly pattern: Pattern;
}

const tint = (ground: string, on: string, pattern: Pattern, edge = ground): Tint => ({
  ground,
  on,
  edge,
  striped: pattern === 'hazard',
  pattern,
});

/** Colour of a suit: of lines, signs and words. The suit's sign tells it apart without colour. */
const suit = (color: string): Tint => ({ ground: undefined, on: color, edge: color, striped: false, pattern: 'none' });

/** Colours for print. The paper stays white: no full-page backgrounds. */
export const PALETTE = {
  ink: '#16201B',
  black: '#000000',
  white: '#FFFFFF',
  green: '#00693C',
  yellow: '#FFC72C',
  red: '#B3261E',
  blue: '#1F4E8C',
  amber: '#8A5A00',
  grey: '#5A6660',
  rule: '#AEB6B1',
  /** Faint background for every other row. */
  faint: '#F2F2F2',
} as const;

const { ink, white, green, yellow, red, blue, grey } = PALETTE;

type Tints = Pick<Theme, 'tone' | 'audience'>;

const TINTS: Tints = {
  tone: {
    plain: tint(ink, white, 'none'),
    exit: tint(green, white, 'chevrons'),
    hazard: tint(yellow, ink, 'slants', ink),
    alarm: tint(red, white, 'teeth'),
    service: tint(blue, white, 'dots'),
    secret: tint(white, red, 'hazard', red),
    clubs: suit(ink),
    hearts: suit(red),
    spades: suit(blue),
    diamonds: suit(PALETTE.amber),
  },
  audience: {
    table: tint(blue, white, 'none'),
    player: tint(green, white, 'chevrons'),
    gm: tint(ink, white, 'hazard'),
  },
};

const outlined = (from: Tint): Tint => ({ ...from, ground: undefined, on: ink, edge: ink });

const greyed = (from: Tint): Tint => ({
  ...from,
  ground: from.ground && greyOf(from.ground),
  on: greyOf(from.on),
  edge: greyOf(from.edge),
});

/** Returns the grey of equal lightness, for printers without colour. */
const greyOf = (color: string): string =>
  `#${Math.round(lightnessOf(color)).toString(16).padStart(2, '0').repeat(3).toUpperCase()}`;

/** Returns the lightness of a colour from 0 to 255 (Rec. 709). */
function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const isDark = (color: string): boolean => lightnessOf(color) < 128;

const inEach = <Key extends string>(tints: Readonly<Record<Key, Tint>>, change: (tint: Tint) => Tint) =>
  Object.fromEntries(Object.entries<Tint>(tints).map(([key, from]) => [key, change(from)])) as Record<Key, Tint>;

const changed = ({ tone, audience }: Tints, change: (tint: Tint) => Tint): Tints => ({
  tone: inEach(tone, change),
  audience: inEach(audience, change),
});

/** Floor plan behind a sign on white paper: as faint as ink allows. */
export const FAINT_PLAN = '#D5D9D6';

/** Returns the look of a theme in an ink. With `grounds`, covers, backs and card faces are coloured; only in full ink. */
function makeTheme(id: string, look: ScenarioTheme, inkOf: Ink, grounds: boolean): Theme {
  const inks = { full: (color: string) => color, grey: greyOf, low: () => ink }[inkOf];
  const tints = { full: TINTS, grey: changed(TINTS, greyed), low: changed(TINTS, outlined) }[inkOf];
  const isGrounded = grounds && inkOf === 'full';
  const lowInk = inkOf === 'low';
  const back = isGrounded ? { ...tint(look.ground, look.ink, 'none'), edge: look.accent } : undefined;
  const onWhite = {
    ground: undefined,
    ink: inks(look.headline),
    accent: inks(look.line),
    plan: inks(FAINT_PLAN),
    sign: lowInk ? 'outline' : look.sign,
  } as const;
  return {
    id,
    lowInk,
    colourless: inkOf !== 'full',
    ink: inkOf === 'grey' ? greyOf(ink) : ink,
    headline: inks(look.headline),
    line: inks(look.line),
    ruleLook: look.rule,
    black: PALETTE.black,
    grey: inkOf === 'grey' ? greyOf(grey) : grey,
    rule: { full: PALETTE.rule, grey: greyOf(PALETTE.rule), low: grey }[inkOf],
    ...tints,
    title: look.hasReadersBands
      ? undefined
      : (back ?? { ...tint(PALETTE.white, onWhite.ink, 'none'), edge: onWhite.accent }),
    head: lowInk ? tints.tone.plain : tint(onWhite.ink, PALETTE.white, 'none'),
    cover: isGrounded ? look : lowInk ? { ...onWhite, plan: PALETTE.rule, isSparing: true } : onWhite,
    paper: isGrounded ? look.paper : undefined,
    back,
  };
}

const made = new Map<string, Theme>();

/** Returns the look of a theme in an ink, the same object each time; the placard for unknown ids. */
export function themeFor(id: string, inkOf: Ink, grounds = false): Theme {
  const look = themeNamed(id);
  const key = `${look.title} ${inkOf} ${grounds}`;
  const theme = made.get(key) ?? makeTheme(key, look, inkOf, grounds);
  made.set(key, theme);
  return theme;
}

/** Draws hazard stripes for real dangers: yellow and ink, or slanted lines if ink is saved. */
export function hazardStripes(
  theme: Theme,
  x: number,
  y: number,
  widthMm: number,
  heightMm: number,
): readonly PathItem[] {
  const period = Math.min(6, heightMm);
  const stripes: string[] = [];
  // Each stripe leans by the band's height and is clipped at the ends of the band.
  for (let at = -heightMm; at < widthMm; at += period) {
    const corners = clipped(at, period / 2, widthMm, heightMm).map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`);
    if (corners.length > 2) stripes.push(`M${corners.join(' L')} Z`);
  }
  const d = stripes.join(' ');
  if (theme.lowInk) return [{ kind: 'path', d, stroke: theme.grey, widthMm: 0.25 }];
  return [
    { kind: 'path', d: rectangle(x, y, widthMm, heightMm), fill: theme.tone.hazard.ground },
    { kind: 'path', d, fill: theme.ink },
  ];
}

/** Returns a parallelogram that leans right as it rises, clipped to 0…width. */
function clipped(at: number, thick: number, width: number, height: number): readonly (readonly [number, number])[] {
  const shape: readonly (readonly [number, number])[] = [
    [at, height],
    [at + thick, height],
    [at + thick + height, 0],
    [at + height, 0],
  ];
  return clipSide(clipSide(shape, 0, 1), width, -1);
}

/** Clips a polygon at a vertical line (Sutherland–Hodgman). */
function clipSide(shape: readonly (readonly [number, number])[], edge: number, sign: 1 | -1) {
  return shape.flatMap((point, i) => {
    const before = shape.at(i - 1) ?? point;
    const [isIn, wasIn] = [(point[0] - edge) * sign >= 0, (before[0] - edge) * sign >= 0];
    const share = (edge - before[0]) / (point[0] - before[0] || 1);
    const crossing: readonly [number, number] = [edge, before[1] + (point[1] - before[1]) * share];
    if (isIn) return wasIn ? [point] : [crossing, point];
    return wasIn ? [crossing] : [];
  });
}
