import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SizeMm } from '@/lib/kernel/units';
import { boxAround, boxOverlap, lyingAt, onPage, overlapOf } from '@/test/support/sheet-geometry';
import { type Blank, type BoxMm, cardBlank, type PointMm, type Segment, sizeOf } from '../blank';
import { hexTile, roundToken, squareTile } from '../blanks/flat';
import { lid, standee, tray } from '../blanks/folded';
import { cubeNet, spinnerArrow } from '../blanks/pieces';
import {
  BACKS,
  type Backs,
  BLEEDS_MM,
  CUTS,
  SACRIFICES,
  type Sacrifice,
  type SheetOrder,
  USUAL_SHEETS,
} from '../order';
import { PAPERS } from '../paper';
import { planSheets } from './plan-sheets';
import type { SheetPlan } from './sheet-plan';

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

const blanks: fc.Arbitrary<Blank> = fc.oneof(
  fc.record({ widthMm: length(20, 190), heightMm: length(20, 190) }).map(cardBlank),
  length(20, 120).map(squareTile),
  length(20, 120).map((width) => hexTile(width)),
  fc.tuple(length(20, 100), length(20, 100)).map(([width, height]) => hexTile(width, height)),
  length(20, 100).map(roundToken),
  fc.record({ widthMm: length(20, 60), heightMm: length(30, 70) }).map(standee),
  fc.record({ widthMm: length(30, 80), heightMm: length(30, 80) }).map((floor) => tray(floor, 15)),
  length(30, 80).map((side) => lid({ widthMm: side, heightMm: 1.2 * side }, 12)),
  length(15, 40).map(cubeNet),
  length(50, 120).map(spinnerArrow),
);

const sheetOrders: fc.Arbitrary<SheetOrder> = fc.record({
  backs: fc.constantFrom(...BACKS),
  cut: fc.constantFrom(...CUTS),
  bleedMm: fc.constantFrom(...BLEEDS_MM),
  registration: fc.boolean(),
  marginMm: length(6.35, 20),
  givesUp: fc.shuffledSubarray([...SACRIFICES], { minLength: 3 }),
  boards: fc.constantFrom('split', 'whole'),
});

const orders = fc.record({ blank: blanks, paper: fc.constantFrom(...PAPERS), sheets: sheetOrders });

/** Checks a property for arbitrary orders. */
const always = (law: (plan: SheetPlan, blank: Blank, sheets: SheetOrder) => void, of = orders) =>
  fc.assert(
    fc.property(of, ({ blank, paper, sheets }) => law(planSheets(blank, { paper, sheets }), blank, sheets)),
    { numRuns: 300 },
  );

const NEARLY = 1e-6;

const boxesMeet = (a: BoxMm | undefined, b: BoxMm | undefined) => a && b && boxOverlap(a, b) > NEARLY;

/** All cells on the front of the sheet. */
const onFront = (plan: SheetPlan, blank: Blank) =>
  [...plan.cells, ...(plan.backs?.on === 'same-side' ? plan.backs.cells : [])].map((cell) =>
    lyingAt(blank, cell, plan.bleedMm),
  );
const onReverse = (plan: SheetPlan, blank: Blank) =>
  (plan.backs?.on === 'reverse' ? plan.backs.cells : []).map((cell) => lyingAt(blank, cell, plan.bleedMm));

const printable = ({ page }: SheetPlan, { marginMm }: SheetOrder): BoxMm => ({
  xMm: marginMm,
  yMm: marginMm,
  widthMm: page.widthMm - 2 * marginMm,
  heightMm: page.heightMm - 2 * marginMm,
});

const isWithin = (box: BoxMm, { xMm, yMm, widthMm, heightMm }: BoxMm) =>
  box.xMm >= xMm - NEARLY &&
  box.yMm >= yMm - NEARLY &&
  box.xMm + box.widthMm <= xMm + widthMm + NEARLY &&
  box.yMm + box.heightMm <= yMm + heightMm + NEARLY;

const boxOf = ({ a, b }: Segment): BoxMm => ({
  xMm: Math.min(a.xMm, b.xMm),
  yMm: Math.min(a.yMm, b.yMm),
  widthMm: Math.abs(a.xMm - b.xMm),
  heightMm: Math.abs(a.yMm - b.yMm),
});

describe('a sheet of pieces', () => {
  it('has no overlapping pieces, including their bleed', () => {
    always((plan, blank) => {
      for (const side of [onFront(plan, blank), onReverse(plan, blank)]) {
        const boxes = side.map(boxAround);
        const colliding = side.filter((piece, i) =>
          side.some((other, j) => j > i && boxesMeet(boxes[i], boxes[j]) && overlapOf(piece, other) > NEARLY),
        );
        expect(colliding).toEqual([]);
      }
    });
  });

  it('has all pieces, marks and folds inside what prints', () => {
    always((plan, blank, sheets) => {
      const area = printable(plan, sheets);
      const pieces = [...onFront(plan, blank), ...onReverse(plan, blank)].map(boxAround);
      const lines = [...plan.lines.front, ...plan.lines.back, ...(plan.fold ? [plan.fold] : [])].map(boxOf);
      expect([...pieces, ...lines].filter((box) => !isWithin(box, area))).toEqual([]);
    });
  });

  it('has marks under no piece nor its bleed, long enough to be seen, at both ends of every cut', () => {
    always((plan, blank) => {
      if (plan.cut !== 'marks') return;
      const { front, back } = plan.lines;
      const fronts = onFront(plan, blank).map(boxAround);
      for (const mark of front) {
        expect(Math.hypot(mark.a.xMm - mark.b.xMm, mark.a.yMm - mark.b.yMm)).toBeGreaterThan(2 - NEARLY);
      }
      const reverses = onReverse(plan, blank).map(boxAround);
      const under = (marks: readonly Segment[], pieces: readonly BoxMm[]) =>
        marks.filter((mark) => pieces.some((piece) => boxOverlap(boxOf(mark), piece) >= 0));
      expect([...under(front, fronts), ...under(back, reverses)]).toEqual([]);
      const { widthMm, heightMm } = sizeOf(blank.outline);
      const isMarked = ({ xMm, yMm }: PointMm) => {
        const along = (x: number) => front.filter(({ a, b }) => near(a.xMm, x) && near(b.xMm, x));
        const across = (y: number) => front.filter(({ a, b }) => near(a.yMm, y) && near(b.yMm, y));
        return (
          [xMm, xMm + widthMm].every(
            (x) => along(x).some(({ b }) => b.yMm < yMm) && along(x).some(({ a }) => a.yMm > yMm + heightMm),
          ) &&
          [yMm, yMm + heightMm].every(
            (y) => across(y).some(({ b }) => b.xMm < xMm) && across(y).some(({ a }) => a.xMm > xMm + widthMm),
          )
        );
      };
      expect(plan.cells.filter((cell) => !isMarked(cell))).toEqual([]);
    });
  });

  it('has a cutting machine’s marks 10 mm inside, on nothing else', () => {
    const machines = orders.map((order) => ({ ...order, sheets: { ...order.sheets, registration: true } }));
    always((plan, blank) => {
      expect(plan.registration).not.toEqual([]);
      const others = [...onFront(plan, blank).map(boxAround), ...plan.lines.front.map(boxOf)];
      for (const mark of plan.registration) {
        expect(others.filter((other) => boxOverlap(mark, other) >= 0)).toEqual([]);
        const { xMm, yMm, widthMm, heightMm } = mark;
        const insets = [xMm, yMm, plan.page.widthMm - xMm - widthMm, plan.page.heightMm - yMm - heightMm];
        expect(Math.min(...insets)).toBeCloseTo(10, 9);
        expect(Math.max(widthMm, heightMm)).toBeGreaterThanOrEqual(5);
      }
    }, machines);
  });

  it('has every back behind its front when the paper is turned over or folded, and upright there', () => {
    always((plan, blank, { backs }) => {
      expect(plan.backs?.cells.length ?? plan.cells.length).toBe(plan.cells.length);
      expect(plan.backs === undefined).toBe(backs === 'none');
      const size = sizeOf(blank.outline);
      const offMm: number[] = [];
      for (const [i, front] of plan.cells.entries()) {
        const back = plan.backs?.cells[i];
        if (!back) continue;
        for (const point of [
          { xMm: 0, yMm: 0 },
          { xMm: 7, yMm: 3 },
          { xMm: size.widthMm, yMm: size.heightMm },
        ]) {
          const over = { xMm: size.widthMm - point.xMm, yMm: point.yMm };
          const seen = seenFromFront(onPage(point, back, size), plan.page, backs);
          const expected = onPage(over, front, size);
          offMm.push(Math.hypot(seen.xMm - expected.xMm, seen.yMm - expected.yMm));
        }
      }
      expect(Math.max(0, ...offMm)).toBeLessThan(0.01);
    });
  });

  it('takes no more paper for bleed and marks than without them, unless it is told to', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 120 }), ({ blank, paper, sheets }, copies) => {
        const order = { paper, sheets: { ...sheets, givesUp: SACRIFICES } };
        const densest = planSheets(blank, order).cells.length;
        const { cells } = planSheets(blank, { ...order, copies });
        if (densest === 0) expect(cells).toEqual([]);
        else expect(Math.ceil(copies / cells.length)).toBe(Math.ceil(copies / densest));
      }),
      { numRuns: 100 },
    );
  });

  it('drops nothing that could be kept by dropping something less important', () => {
    const everyOrder: readonly (readonly Sacrifice[])[] = SACRIFICES.flatMap((a) =>
      SACRIFICES.filter((b) => b !== a).map((b) => [a, b, ...SACRIFICES.filter((c) => c !== a && c !== b)]),
    );
    fc.assert(
      fc.property(orders, ({ blank, paper, sheets }) => {
        const plans = everyOrder.map((givesUp) => planSheets(blank, { paper, sheets: { ...sheets, givesUp } }));
        for (const [i, plan] of plans.entries()) {
          const dearest = everyOrder[i]?.toReversed() ?? [];
          const worth = ({ cells, givenUp }: SheetPlan) =>
            dearest.map((what) => (what === 'pieces' ? cells.length : Number(!givenUp.includes(what))));
          for (const other of plans) {
            if (other.cells.length === 0 || plan.cells.length === 0) expect(other.cells.length).toBe(plan.cells.length);
            else expect(compare(worth(plan), worth(other))).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

const near = (a: number, b: number) => Math.abs(a - b) < NEARLY;

const compare = (a: readonly number[], b: readonly number[]): number => {
  const differing = a.findIndex((value, i) => value !== b[i]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
};

/**
 * Position of a point of a back page seen from the front, as a printer produces it: it turns a landscape page by 90°
 * onto the portrait sheet, on both sides alike, and flips the sheet over its long or short edge.
 */
function seenFromFront(point: PointMm, page: SizeMm, backs: Backs): PointMm {
  if (backs === 'gutter-fold') return { xMm: point.xMm, yMm: page.heightMm - point.yMm };
  const isLying = page.widthMm > page.heightMm;
  const sheet = isLying ? { widthMm: page.heightMm, heightMm: page.widthMm } : page;
  const fed = isLying ? { xMm: sheet.widthMm - point.yMm, yMm: point.xMm } : point;
  const over =
    backs === 'long-edge'
      ? { xMm: sheet.widthMm - fed.xMm, yMm: fed.yMm }
      : { xMm: fed.xMm, yMm: sheet.heightMm - fed.yMm };
  return isLying ? { xMm: over.yMm, yMm: sheet.widthMm - over.xMm } : over;
}

describe('a sheet of rectangles', () => {
  const cards = fc.record({ widthMm: length(20, 190), heightMm: length(20, 190) }).map(cardBlank);
  const ofCards = fc.record({ blank: cards, paper: fc.constantFrom(...PAPERS), sheets: sheetOrders });

  it('has its backs in the cells that the rules for rows and columns name', () => {
    always((plan, _, { backs }) => {
      if (plan.backs?.on !== 'reverse') return;
      const { columns, rows, cellAt } = gridOf(plan);
      const isPortrait = plan.page.heightMm > plan.page.widthMm;
      const isAsPortraitLong = (backs === 'long-edge') === isPortrait;
      const unruly = plan.backs.cells.filter((back, i) => {
        const [row, column] = [Math.floor(i / columns), i % columns];
        const ruled = isAsPortraitLong ? cellAt(row, columns - 1 - column) : cellAt(rows - 1 - row, column);
        const isThere = ruled && near(back.xMm, ruled.xMm) && near(back.yMm, ruled.yMm);
        return !isThere || back.turn !== (isAsPortraitLong ? 0 : 180);
      });
      expect(unruly).toEqual([]);
    }, ofCards);
  });

  it('shares cuts between neighbours, or leaves twice the bleed between them', () => {
    always((plan, blank) => {
      const { columns, rows, cellAt } = gridOf(plan);
      const { widthMm, heightMm } = sizeOf(blank.outline);
      const apart = 2 * plan.bleedMm;
      const first = cellAt(0, 0);
      if (columns > 1) expect((cellAt(0, 1)?.xMm ?? 0) - (first?.xMm ?? 0)).toBeCloseTo(widthMm + apart, 6);
      if (rows > 1) expect((cellAt(1, 0)?.yMm ?? 0) - (first?.yMm ?? 0)).toBeCloseTo(heightMm + apart, 6);
    }, ofCards);
  });

  it('has as many as fit upright or lying, where pieces go last', () => {
    always((plan, blank, { marginMm, backs, registration, givesUp }) => {
      if (registration || backs === 'gutter-fold' || givesUp[2] !== 'pieces') return;
      const { widthMm, heightMm } = sizeOf(blank.outline);
      const fitting = (page: number, each: number) => Math.max(0, Math.floor((page - 2 * marginMm) / each + 1e-9));
      const [a, b] = [plan.page.widthMm, plan.page.heightMm];
      const most = Math.max(fitting(a, widthMm) * fitting(b, heightMm), fitting(b, widthMm) * fitting(a, heightMm));
      expect(plan.cells).toHaveLength(most);
    }, ofCards);
  });
});

function gridOf({ cells }: SheetPlan) {
  const columns = cells.filter(({ yMm }) => near(yMm, cells[0]?.yMm ?? 0)).length;
  return {
    columns,
    rows: columns === 0 ? 0 : cells.length / columns,
    cellAt: (row: number, column: number) => cells[row * columns + column],
  };
}

it('nests hexagons in a honeycomb where that holds more', () => {
  const { cells, outlined } = planSheets(hexTile(40), { paper: 'a4', sheets: USUAL_SHEETS });
  expect(cells.length).toBeGreaterThan(Math.floor(197.3 / 40) * Math.floor(284.3 / (20 * Math.sqrt(3))));
  expect(outlined).toBe(true);
});
