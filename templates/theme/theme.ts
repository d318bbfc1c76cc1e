import type { Tone } from '@/lib/kit/blocks';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Ink } from '@/lib/kit/order';
import { type PathItem, rectangle } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';

/** Colours of one ink setting: full, or with outlines and greys only. */
export interface Theme {
  readonly lowInk: boolean;
  /** True without colours, so that every band shows its pattern. */
  readonly colourless: boolean;
  readonly ink: string;
  /** Pure black, for cutting machines. */
  readonly black: string;
  readonly grey: string;
  /** Hairlines between rows and boxes. */
  readonly rule: string;
  readonly tone: Readonly<Record<Tone, Tint>>;
  readonly audience: Readonly<Record<Audience, Tint>>;
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

/** Colours for print. The paper stays white: no full-page backgrounds. */
export const PALETTE = {
  ink: '#16201B',
  black: '#000000',
  white: '#FFFFFF',
  green: '#00693C',
  yellow: '#FFC72C',
  red: '#B3261E',
  blue: '#1F4E8C',
  grey: '#5A6660',
  rule: '#AEB6B1',
  /** Faint background for every other row. */
  faint: '#F2F2F2',
} as const;

const { ink, white, green, yellow, red, blue, grey } = PALETTE;

const FULL: Theme = {
  lowInk: false,
  colourless: false,
  ink,
  black: PALETTE.black,
  grey,
  rule: PALETTE.rule,
  tone: {
    plain: tint(ink, white, 'none'),
    exit: tint(green, white, 'chevrons'),
    hazard: tint(yellow, ink, 'slants', ink),
    alarm: tint(red, white, 'teeth'),
    service: tint(blue, white, 'dots'),
    secret: tint(white, red, 'hazard', red),
  },
  audience: {
    table: tint(blue, white, 'none'),
    player: tint(green, white, 'chevrons'),
    gm: tint(ink, white, 'hazard'),
  },
};

const outlined = (from: Tint): Tint => ({ ...from, ground: undefined, on: ink, edge: ink });
const allOutlined = <Key extends string>(tints: Readonly<Record<Key, Tint>>) =>
  Object.fromEntries(Object.entries<Tint>(tints).map(([key, from]) => [key, outlined(from)])) as Record<Key, Tint>;

const greyed = (from: Tint): Tint => ({
  ...from,
  ground: from.ground && greyOf(from.ground),
  on: greyOf(from.on),
  edge: greyOf(from.edge),
});
const allGreyed = <Key extends string>(tints: Readonly<Record<Key, Tint>>) =>
  Object.fromEntries(Object.entries<Tint>(tints).map(([key, from]) => [key, greyed(from)])) as Record<Key, Tint>;

/** Returns the grey of equal lightness, for printers without colour (Rec. 709). */
function greyOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const level = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue).toString(16);
  return `#${level.padStart(2, '0').repeat(3).toUpperCase()}`;
}

const GREY: Theme = {
  ...FULL,
  colourless: true,
  ink: greyOf(ink),
  grey: greyOf(grey),
  rule: greyOf(PALETTE.rule),
  tone: allGreyed(FULL.tone),
  audience: allGreyed(FULL.audience),
};

const LOW_INK: Theme = {
  lowInk: true,
  colourless: true,
  ink,
  black: PALETTE.black,
  grey,
  rule: grey,
  tone: allOutlined(FULL.tone),
  audience: allOutlined(FULL.audience),
};

const THEMES: Readonly<Record<Ink, Theme>> = { full: FULL, low: LOW_INK, grey: GREY };

export const themeFor = (ink: Ink): Theme => THEMES[ink];

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
