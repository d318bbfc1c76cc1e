import type { Blank } from '@/lib/kit/blank';
import { BLEEDS_MM } from '@/lib/kit/order';
import { PAPER_SIZE, PAPERS, UNPRINTABLE_MM } from '@/lib/kit/paper';
import type { MeasuredLayout } from '@/lib/kit/sheets/measured-layout';
import { type PaperOrder, planSheets } from '@/lib/kit/sheets/plan-sheets';
import type { SheetPlan } from '@/lib/kit/sheets/sheet-plan';
import a3Mini36up from './a3-mini-36up.json';
import a3Poker18up from './a3-poker-18up.json';
import a3PokerUs18up from './a3-poker-us-18up.json';
import a3Tarot12up from './a3-tarot-12up.json';
import a4Mini16up from './a4-mini-16up.json';
import a4Poker4upFold from './a4-poker-4up-fold.json';
import a4Poker8upBleed3mm from './a4-poker-8up-bleed-3mm.json';
import a4Poker8upBleedEighthInch from './a4-poker-8up-bleed-eighth-inch.json';
import a4Poker9up from './a4-poker-9up.json';
import a4PokerUs4upFold from './a4-poker-us-4up-fold.json';
import a4PokerUs9up from './a4-poker-us-9up.json';
import a4Square5015up from './a4-square-50-15up.json';
import a4Tarot4up from './a4-tarot-4up.json';
import letterMini12up from './letter-mini-12up.json';
import letterPoker4upFold from './letter-poker-4up-fold.json';
import letterPoker6upBleed3mm from './letter-poker-6up-bleed-3mm.json';
import letterPoker9up from './letter-poker-9up.json';
import letterPokerUs4upFold from './letter-poker-us-4up-fold.json';
import letterPokerUs6upBleedEighthInch from './letter-poker-us-6up-bleed-eighth-inch.json';
import letterPokerUs9up from './letter-poker-us-9up.json';
import letterSquare5020up from './letter-square-50-20up.json';
import letterTarot4up from './letter-tarot-4up.json';
import tabloidMini36up from './tabloid-mini-36up.json';
import tabloidPoker18up from './tabloid-poker-18up.json';
import tabloidPokerUs18up from './tabloid-poker-us-18up.json';
import tabloidTarot10up from './tabloid-tarot-10up.json';

/** Description of a layout's option, and its validator. */
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

// Plain checks, since loading a validation library would take longer than planning a kit's sheets.
export const OPTIONS = {
  paper: oneOf(PAPERS, 'Paper: a4, letter, a3 or tabloid.'),
  lying: choice('True for landscape paper.'),
  widthMm: length('Width of a piece, from cut to cut.'),
  heightMm: length('Height of a piece, from cut to cut.'),
  columns: count('Number of columns of pieces.'),
  rows: count('Number of rows of pieces.'),
  leftMm: length('Distance from the left edge of the paper to the first cut.'),
  topMm: length('Distance from the upper edge of the paper to the first cut.'),
  folded: choice('Fronts are above the middle of the page, for backs below a fold.'),
  bleedMm: oneOf(BLEEDS_MM, 'Bleed of the art; neighbours are twice as far apart. Without bleed they share cuts.'),
};

type Options = typeof OPTIONS;

type StoredLayout = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

function parseLayout(data: unknown): StoredLayout {
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

/** Reads a layout. Throws if it is invalid or exceeds what a home printer can print. */
export function requireLayout(data: unknown): MeasuredLayout {
  const { columns, rows, leftMm, topMm, ...layout } = parseLayout(data);
  const [across, down] = [layout.widthMm + 2 * layout.bleedMm, layout.heightMm + 2 * layout.bleedMm];
  const spots = Array.from({ length: rows * columns }, (_, i) => ({
    xMm: leftMm + (i % columns) * across,
    yMm: topMm + Math.floor(i / columns) * down,
  }));
  return { ...layout, spots };
}

/** Every stored layout by its file's name, not yet validated. */
export const STORED: Readonly<Record<string, unknown>> = {
  'a3-mini-36up': a3Mini36up,
  'a3-poker-18up': a3Poker18up,
  'a3-poker-us-18up': a3PokerUs18up,
  'a3-tarot-12up': a3Tarot12up,
  'a4-mini-16up': a4Mini16up,
  'a4-poker-4up-fold': a4Poker4upFold,
  'a4-poker-8up-bleed-3mm': a4Poker8upBleed3mm,
  'a4-poker-8up-bleed-eighth-inch': a4Poker8upBleedEighthInch,
  'a4-poker-9up': a4Poker9up,
  'a4-poker-us-4up-fold': a4PokerUs4upFold,
  'a4-poker-us-9up': a4PokerUs9up,
  'a4-square-50-15up': a4Square5015up,
  'a4-tarot-4up': a4Tarot4up,
  'letter-mini-12up': letterMini12up,
  'letter-poker-4up-fold': letterPoker4upFold,
  'letter-poker-6up-bleed-3mm': letterPoker6upBleed3mm,
  'letter-poker-9up': letterPoker9up,
  'letter-poker-us-4up-fold': letterPokerUs4upFold,
  'letter-poker-us-6up-bleed-eighth-inch': letterPokerUs6upBleedEighthInch,
  'letter-poker-us-9up': letterPokerUs9up,
  'letter-square-50-20up': letterSquare5020up,
  'letter-tarot-4up': letterTarot4up,
  'tabloid-mini-36up': tabloidMini36up,
  'tabloid-poker-18up': tabloidPoker18up,
  'tabloid-poker-us-18up': tabloidPokerUs18up,
  'tabloid-tarot-10up': tabloidTarot10up,
};

const LAYOUTS = Object.values(STORED).map(requireLayout);

/** Plans the sheets for copies of a blank, using measured layouts where they exist. */
export const sheetsFor = (blank: Blank, order: PaperOrder): SheetPlan => planSheets(blank, order, LAYOUTS);
