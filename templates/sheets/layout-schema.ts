import { BLEEDS_MM } from '@/lib/kit/order';
import { PAPER_SIZE, PAPERS, UNPRINTABLE_MM } from '@/lib/kit/paper';

/** What an option of a layout says, and which values it may have. */
interface Option<T> {
  readonly says: string;
  readonly isValue: (value: unknown) => value is T;
}

const oneOf = <T>(values: readonly T[], says: string): Option<T> => ({
  says,
  isValue: (value): value is T => values.includes(value as T),
});
const number = (says: string, isValue: (value: number) => boolean): Option<number> => ({
  says,
  isValue: (value): value is number => typeof value === 'number' && isValue(value),
});
const length = (says: string) => number(says, (value) => value >= 0 && value <= 500);
const count = (says: string) => number(says, (value) => Number.isInteger(value) && value >= 1 && value <= 50);
const choice = (says: string) => oneOf([true, false], says);

// Plain checks: loading a library for them would take longer than planning a kit's sheets does.
export const OPTIONS = {
  paper: oneOf(PAPERS, 'Which paper: a4, letter, a3 or tabloid.'),
  lying: choice('The paper lies on its long side.'),
  widthMm: length('Width of a piece, from cut to cut.'),
  heightMm: length('Height of a piece, from cut to cut.'),
  columns: count('How many pieces stand beside each other.'),
  rows: count('How many pieces stand below each other.'),
  leftMm: length('From the left edge of the paper to the first cut.'),
  topMm: length('From the upper edge of the paper to the first cut.'),
  folded: choice('Fronts stand above the middle of the page, for backs below a fold.'),
  bleedMm: oneOf(
    BLEEDS_MM,
    'How far art runs past each cut; neighbours stand twice as far apart. Without it they share cuts.',
  ),
};

type Options = typeof OPTIONS;

/** A layout as its file has it. */
type StoredLayout = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

/** Checks a file of this folder. Throws on what is no layout, or one that no printer could print. */
export function parseLayout(data: unknown): StoredLayout {
  const layout = data as StoredLayout;
  for (const [name, { isValue }] of Object.entries(OPTIONS))
    if (!isValue(layout[name as keyof Options])) throw new TypeError(`“${name}” of a layout is not what it may be.`);
  const unknown = Object.keys(layout).filter((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown.length > 0) throw new TypeError(`A layout has no “${unknown.join('”, “')}”.`);
  if (!isPrintable(layout)) throw new RangeError('The pieces do not fit inside what a home printer can print.');
  return layout;
}

function isPrintable(layout: StoredLayout): boolean {
  const { widthMm, heightMm } = PAPER_SIZE[layout.paper];
  const [across, down] = layout.lying ? [heightMm, widthMm] : [widthMm, heightMm];
  const { leftMm, topMm, bleedMm } = layout;
  const right = leftMm + layout.columns * (layout.widthMm + 2 * bleedMm) - 2 * bleedMm;
  const bottom = topMm + layout.rows * (layout.heightMm + 2 * bleedMm) - 2 * bleedMm;
  const least = UNPRINTABLE_MM + bleedMm - 1e-6;
  const lowest = layout.folded ? down / 2 - bleedMm + 1e-6 : down - least;
  return leftMm >= least && topMm >= least && right <= across - least && bottom <= lowest;
}
