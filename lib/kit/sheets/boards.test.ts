import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoxMm, PointMm } from '../blank';
import { BLEEDS_MM, SACRIFICES, type SheetOrder, USUAL_SHEETS } from '../order';
import { PAPERS } from '../paper';
import { type BoardReverse, reverseOfPage } from './board-reverse';
import { type BoardPage, OVERLAP_MM, splitBoard } from './boards';
import { boxAround, insetBox } from './boxes';
import { axisOf, behind } from './sheet-plan';

const split = (widthMm: number, heightMm: number) =>
  splitBoard({ widthMm, heightMm }, { paper: 'a4', sheets: USUAL_SHEETS });

const arbitrary = fc.record({
  size: fc.record({
    widthMm: fc.double({ min: 30, max: 1300, noNaN: true }),
    heightMm: fc.double({ min: 30, max: 1300, noNaN: true }),
  }),
  paper: fc.constantFrom(...PAPERS),
  bleedMm: fc.constantFrom(...BLEEDS_MM),
  marginMm: fc.double({ min: 6.35, max: 25, noNaN: true }),
  givesUp: fc.shuffledSubarray([...SACRIFICES], { minLength: 3 }),
});

const planOf = ({ size, paper, ...sheets }: Ordered, more: Partial<SheetOrder> = {}) =>
  splitBoard(size, { paper, sheets: { ...USUAL_SHEETS, ...sheets, ...more } });
type Ordered = typeof arbitrary extends fc.Arbitrary<infer T> ? T : never;

describe('splitBoard()', () => {
  it('says which page joins where', () => {
    const { columns, rows, pages } = split(360, 500);
    expect([columns, rows]).toEqual([2, 2]);
    expect(pages.map(({ label }) => label)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(pages[0]?.joins.map(({ label, edge }) => `${label} ${edge}`)).toEqual(['B1 right', 'A2 bottom']);
    expect(pages[3]?.joins.map(({ label, edge }) => `${label} ${edge}`)).toEqual(['A2 left', 'B1 top']);
  });

  it('lays the paper on its side where that takes fewer sheets', () => {
    expect(split(270, 185).pages).toHaveLength(1);
    expect(split(185, 270).pages[0]?.page.widthMm).toBe(210);
  });

  it('counts columns on after Z', () => {
    expect(split(8000, 100).pages.map(({ label }) => label)).toContain('AA1');
  });

  it('puts a whole board on a page of its own size, with its bleed', () => {
    const order = { paper: 'a4', sheets: { ...USUAL_SHEETS, bleedMm: 3, boards: 'whole' } } as const;
    const { pages } = splitBoard({ widthMm: 600, heightMm: 400 }, order);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({
      page: { widthMm: 606, heightMm: 406 },
      trim: { xMm: 3, yMm: 3, widthMm: 600, heightMm: 400 },
    });
  });

  it('shows all of any board inside what prints, neighbours overlapping by 10 mm', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const { pages, columns, rows, bleedMm } = planOf(order);
        expect(pages).toHaveLength(columns * rows);
        const { marginMm, size } = order;
        for (const [i, { window, at, page }] of pages.entries()) {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          expect(at.xMm).toBeGreaterThanOrEqual(marginMm - 1e-9);
          expect(at.yMm).toBeGreaterThanOrEqual(marginMm - 1e-9);
          expect(at.xMm + window.widthMm).toBeLessThanOrEqual(page.widthMm - marginMm + 1e-9);
          expect(at.yMm + window.heightMm).toBeLessThanOrEqual(page.heightMm - marginMm + 1e-9);
          if (column === 0) expect(window.xMm).toBeCloseTo(-bleedMm, 6);
          if (row === 0) expect(window.yMm).toBeCloseTo(-bleedMm, 6);
          const [right, below] = [pages[i + 1], pages[i + columns]];
          const [endX, endY] = [window.xMm + window.widthMm, window.yMm + window.heightMm];
          expect(endX).toBeCloseTo(
            column < columns - 1 ? (right?.window.xMm ?? Number.NaN) + OVERLAP_MM : size.widthMm + bleedMm,
            6,
          );
          expect(endY).toBeCloseTo(
            row < rows - 1 ? (below?.window.yMm ?? Number.NaN) + OVERLAP_MM : size.heightMm + bleedMm,
            6,
          );
        }
      }),
    );
  });

  it('leaves a cutting machine its marks, which nothing else stands near to', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const { pages, registration } = planOf(order, { registration: true });
        expect(registration).toHaveLength(5);
        const clear = registration.map((mark) => insetBox(mark, 1e-6 - 1, 1e-6 - 1));
        for (const { window, at, cuts, joins } of pages) {
          const shown = { ...window, ...at };
          const lines = cuts.map(({ a, b }) => boxAround([a, b]));
          const words = joins.map(({ middle }) => ({ ...middle, widthMm: 0, heightMm: 0 }));
          expect([shown, ...lines, ...words].filter((box) => clear.some((mark) => meet(box, mark)))).toEqual([]);
        }
        expect(planOf(order).registration).toEqual([]);
      }),
    );
  });

  it('gives up bleed for fewer pages, or pages for bleed, as it is told to', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const plan = planOf(order);
        const bled = planOf(order, { givesUp: ['pieces', 'marks', 'bleed'] });
        const bare = planOf(order, { bleedMm: 0 });
        const bleedIsDearer = order.givesUp.indexOf('bleed') > order.givesUp.indexOf('pieces');
        expect(bled.bleedMm).toBe(order.bleedMm);
        const needsPages = bled.pages.length > bare.pages.length;
        expect(plan.pages.length).toBe(bleedIsDearer ? bled.pages.length : bare.pages.length);
        expect(plan.bleedMm).toBe(needsPages && !bleedIsDearer ? 0 : order.bleedMm);
        expect(plan.givenUp).toEqual(needsPages ? [bleedIsDearer ? 'pieces' : 'bleed'] : []);
      }),
    );
  });

  it('has the reverse of each part behind it when the paper is turned over', () => {
    fc.assert(
      fc.property(
        arbitrary,
        fc.constantFrom('long-edge', 'short-edge'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (order, backs, across, down) => {
          const { size } = order;
          for (const part of planOf(order, { backs }).pages) {
            const axis = axisOf(backs, part.page);
            if (!axis) throw new Error('no axis');
            const reverse = reverseOfPage(part, size, axis);
            const { window, at } = part;
            const point = { xMm: window.xMm + across * window.widthMm, yMm: window.yMm + down * window.heightMm };
            const front = { xMm: point.xMm - window.xMm + at.xMm, yMm: point.yMm - window.yMm + at.yMm };
            // The reverse of a board as seen from behind: left and right are swapped.
            const own = { xMm: size.widthMm - point.xMm, yMm: point.yMm };
            const seen = behind(onReverse(own, reverse), part.page, axis);
            expect(Math.hypot(seen.xMm - front.xMm, seen.yMm - front.yMm)).toBeLessThan(0.01);
            const shown: BoxMm = { ...reverse.window, ...reverse.at };
            for (const { a, b } of reverse.cuts) expect(isOutside(shown, a) && isOutside(shown, b)).toBe(true);
          }
        },
      ),
    );
  });

  it('cuts every edge where there is a reverse, so that no margin covers it', () => {
    const [left, right] = planOf(TWO_PARTS, { backs: 'long-edge' }).pages;
    if (!left || !right) throw new Error('one page');
    const cutsAt = ({ cuts }: BoardPage, x: number) =>
      cuts.filter(({ a, b }) => near(a.xMm, x) && near(b.xMm, x)).length;
    const end = left.at.xMm + left.window.widthMm;
    expect([cutsAt(left, end), cutsAt(right, right.at.xMm)]).toEqual([2, 2]);
    expect(cutsAt(planOf(TWO_PARTS).pages[0] ?? left, end)).toBe(0);
  });

  it('is cut along hairlines across the window, or without guides, as ordered', () => {
    const [left] = planOf(TWO_PARTS, { cut: 'grid' }).pages;
    const { window, at } = left ?? { window: undefined, at: { xMm: 0, yMm: 0 } };
    expect(left?.cuts).toContainEqual({
      a: at,
      b: { xMm: at.xMm, yMm: at.yMm + (window?.heightMm ?? 0) },
    });
    expect(planOf(TWO_PARTS, { cut: 'none' }).pages.flatMap(({ cuts }) => cuts)).toEqual([]);
  });

  it('marks nothing on what is shown but crosses, which neighbours have at the same places', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const { pages, columns } = planOf(order);
        for (const [i, part] of pages.entries()) {
          const shown: BoxMm = { ...part.window, ...part.at };
          for (const { a, b } of part.cuts) expect(isOutside(shown, a) && isOutside(shown, b)).toBe(true);
          for (const { middle } of part.joins) expect(isOutside(shown, middle)).toBe(true);
          const right = (i + 1) % columns === 0 ? undefined : pages[i + 1];
          const below = pages[i + columns];
          for (const neighbour of [right, below])
            if (neighbour) expect(sharedCrosses(part, neighbour)).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});

const TWO_PARTS: Ordered = {
  size: { widthMm: 300, heightMm: 180 },
  paper: 'a4',
  bleedMm: 0,
  marginMm: 6.35,
  givesUp: [...SACRIFICES],
};

const meet = (a: BoxMm, b: BoxMm) =>
  a.xMm <= b.xMm + b.widthMm &&
  b.xMm <= a.xMm + a.widthMm &&
  a.yMm <= b.yMm + b.heightMm &&
  b.yMm <= a.yMm + a.heightMm;

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** Position on the page of a point of a board's reverse. */
function onReverse({ xMm, yMm }: PointMm, { window, at, turn }: BoardReverse): PointMm {
  const [x, y] = [xMm - window.xMm, yMm - window.yMm];
  return turn === 0
    ? { xMm: at.xMm + x, yMm: at.yMm + y }
    : { xMm: at.xMm + window.widthMm - x, yMm: at.yMm + window.heightMm - y };
}

const isOutside = ({ xMm, yMm, widthMm, heightMm }: BoxMm, point: { xMm: number; yMm: number }) =>
  point.xMm < xMm || point.yMm < yMm || point.xMm > xMm + widthMm || point.yMm > yMm + heightMm;

const onBoard = ({ crosses, at, window }: BoardPage) =>
  crosses.map(({ xMm, yMm }) => ({ xMm: xMm - at.xMm + window.xMm, yMm: yMm - at.yMm + window.yMm }));

const sharedCrosses = (a: BoardPage, b: BoardPage) =>
  onBoard(a).filter((mine) => onBoard(b).some((other) => Math.hypot(mine.xMm - other.xMm, mine.yMm - other.yMm) < 1e-6))
    .length;
