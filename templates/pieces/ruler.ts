import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, Segment } from '@/lib/kit/blank';
import type { Paper } from '@/lib/kit/paper';
import { type Item, line } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';

interface Unit {
  readonly label: string;
  readonly stepMm: number;
  readonly steps: number;
}

const CENTIMETRES: Unit = { label: '5 cm', stepMm: 10, steps: 5 };
const INCHES: Unit = { label: '2 in', stepMm: 12.7, steps: 4 };
const UNITS: Readonly<Record<Paper, Unit>> = { a4: CENTIMETRES, a3: CENTIMETRES, letter: INCHES, tabloid: INCHES };

/** Size of a ruler with its label. */
export const RULER: SizeMm = { widthMm: 59, heightMm: 3 };
const [TICK_MM, END_MM, PEN_MM, LABEL_GAP_MM] = [1.2, 2.4, 0.2, 1.2];
/** Distance between the spots that are tried. */
const STEP_MM = 2;

interface Drawing {
  readonly theme: Theme;
  readonly setter: Setter;
}

/** Draws a ruler by which people check that a sheet was printed in true size. */
export function drawRuler(x: number, y: number, paper: Paper, { theme, setter }: Drawing): readonly Item[] {
  const { label, stepMm, steps } = UNITS[paper];
  const base = y + RULER.heightMm - PEN_MM;
  const ticks = Array.from({ length: steps + 1 }, (_, i) => {
    const at = x + i * stepMm;
    return line(at, base, at, base - (i === 0 || i === steps ? END_MM : TICK_MM));
  });
  const d = [line(x, base, x + steps * stepMm, base), ...ticks].join(' ');
  const items: Item[] = [{ kind: 'path', d, stroke: theme.ink, widthMm: PEN_MM }];
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1, align: 'left' };
  const words = layText(plainSpan(label, 'label', theme.ink), RULER.widthMm, setting);
  drawText(words, setting, x + steps * stepMm + LABEL_GAP_MM, y + RULER.heightMm - words.heightMm, items);
  return items;
}

/** A page with the boxes on it that a ruler must not touch. */
interface Sheet {
  readonly page: SizeMm;
  readonly marginMm: number;
  readonly taken: readonly BoxMm[];
}

/** Draws a ruler along the edge of a sheet, where nothing else is; nothing if there is no such place. */
export function rulerBeside({ page, marginMm, taken }: Sheet, paper: Paper, drawing: Drawing): readonly Item[] {
  const { widthMm: long, heightMm: short } = RULER;
  const right = page.widthMm - marginMm;
  const bottom = page.heightMm - marginMm;
  const level = (yMm: number) =>
    spots(marginMm, right - long).map((xMm): BoxMm => ({ xMm, yMm, widthMm: long, heightMm: short }));
  const upright = (xMm: number) =>
    spots(marginMm, bottom - long).map((yMm): BoxMm => ({ xMm, yMm, widthMm: short, heightMm: long }));
  const all = [...level(bottom - short), ...level(marginMm), ...upright(marginMm), ...upright(right - short)];
  const free = all.find((spot) => !taken.some((box) => meet(spot, box)));
  if (!free) return [];
  const items = drawRuler(0, 0, paper, drawing);
  // A quarter turn clockwise about the corner puts the ruler to its left.
  const turned = free.widthMm < free.heightMm ? multiply(translation(short, 0), rotation(90, 0, 0)) : undefined;
  const moved = translation(free.xMm, free.yMm);
  return [{ kind: 'group', matrix: turned ? multiply(moved, turned) : moved, items }];
}

const spots = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP_MM) + 1) }, (_, i) => from + i * STEP_MM);

/** Returns the box around a line, with its stroke. */
export const boxOfLine = ({ a, b }: Segment): BoxMm => ({
  xMm: Math.min(a.xMm, b.xMm) - 0.3,
  yMm: Math.min(a.yMm, b.yMm) - 0.3,
  widthMm: Math.abs(a.xMm - b.xMm) + 0.6,
  heightMm: Math.abs(a.yMm - b.yMm) + 0.6,
});

/** Tells whether two boxes overlap. */
export const meet = (a: BoxMm, b: BoxMm): boolean =>
  a.xMm < b.xMm + b.widthMm && b.xMm < a.xMm + a.widthMm && a.yMm < b.yMm + b.heightMm && b.yMm < a.yMm + a.heightMm;
