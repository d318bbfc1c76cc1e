import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import type { KitOrder } from '@/lib/kit/order';
import { type GroupItem, leavesOf, type Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { said } from '@/test/support/display-text';
import { pieceOf } from '@/test/support/sample-faces';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';

const assets = nodeAssets();
const emblem: Face = { face: 'emblem', tone: 'exit', icon: 'exit', title: 'Door', note: '' };
const { widthMm, heightMm } = CARD_SIZES.poker;

/** Sheets of nine cards for `count` cards in total. */
async function sheets(
  count: number,
  backs: KitOrder['sheets']['backs'] = 'long-edge',
  more: Pick<KitOrder, 'skip' | 'only'> = {},
) {
  const cards = pieceOf('cards', cardBlank(CARD_SIZES.poker), Array<Face>(count).fill(emblem));
  const order: KitOrder = { ...ORDER, ...more, sheets: { ...ORDER.sheets, cut: 'marks', backs } };
  return (await layoutKit(kitOf(cards), order, { assets, credits: false })).pages;
}

/** Distinct positions of crop marks: x of the upright ones, y of the level ones. */
function marksOn({ items }: Page) {
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (const item of leavesOf(items)) {
    if (item.kind !== 'path' || item.widthMm !== 0.15) continue;
    const numbers = item.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let i = 0; i + 3 < numbers.length; i += 4) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers.slice(i, i + 4);
      if (Math.abs(ax - bx) < 1e-3) xs.add(Math.round(ax * 100) / 100);
      else if (Math.abs(ay - by) < 1e-3) ys.add(Math.round(ay * 100) / 100);
    }
  }
  return { xs: [...xs].toSorted((a, b) => a - b), ys: [...ys].toSorted((a, b) => a - b) };
}

const gaps = (at: readonly number[]) => at.slice(1).map((one, i) => Math.round(one - (at[i] ?? 0)));

describe('crop marks', () => {
  it('stand at every edge of a full sheet', async () => {
    const [front] = await sheets(9);
    if (!front) throw new Error('no sheet');
    const { xs, ys } = marksOn(front);
    expect([gaps(xs), gaps(ys)]).toEqual([Array(3).fill(widthMm), Array(3).fill(heightMm)]);
  });

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 1],
    [4, 3, 2],
    [8, 3, 3],
  ])('of a sheet with %i cards stand only where one of them is cut', async (count, columns, rows) => {
    const [whole, , front, back] = await sheets(9 + count);
    if (!whole || !front || !back) throw new Error('no sheet');
    const [all, own, behind] = [whole, front, back].map(marksOn);
    expect([own?.xs, own?.ys]).toEqual([all?.xs.slice(0, columns + 1), all?.ys.slice(0, rows + 1)]);
    // After flipping, the marks of the back lie behind those of the front.
    const turned = behind?.xs.map((x) => Math.round((front.widthMm - x) * 100) / 100).toReversed();
    expect([turned, behind?.ys]).toEqual([own?.xs, own?.ys]);
  });

  it('are printed next to backs below a fold too', async () => {
    const [first, last] = await sheets(5, 'gutter-fold');
    if (!first || !last) throw new Error('no sheet');
    expect([marksOn(last).xs, marksOn(last).ys].map(({ length }) => length)).toEqual([2, 4]);
    expect(marksOn(first).xs.length).toBeGreaterThan(2);
  });
});

/** The codes printed on the cards of a page. */
const codesOn = ({ items }: Page) =>
  leavesOf(items).flatMap((item) => (item.kind === 'text' && said(item).startsWith('EV') ? [said(item)] : []));

/** Corners of the cards on a page. */
const cornersOn = ({ items }: Page) =>
  items
    .filter((item): item is GroupItem => item.kind === 'group' && item.of !== undefined)
    .map(({ matrix }) => [matrix?.[4] ?? 0, matrix?.[5] ?? 0] as const);

describe('a partly used sheet', () => {
  it('keeps its first places free on both sides, and the next sheet is full', async () => {
    const [whole] = await sheets(9);
    const [front, back, next] = await sheets(14, 'long-edge', { skip: 13 });
    if (!whole || !front || !back || !next) throw new Error('no sheet');
    expect(cornersOn(front)).toEqual(cornersOn(whole).slice(4));
    const behind = cornersOn(front).map(([x, y]) => [front.widthMm - x - widthMm, y]);
    for (const [i, [x, y]] of cornersOn(back).entries()) {
      expect(x).toBeCloseTo(behind[i]?.[0] ?? -1, 6);
      expect(y).toBeCloseTo(behind[i]?.[1] ?? -1, 6);
    }
    expect(cornersOn(back)).toHaveLength(5);
    expect(cornersOn(next)).toEqual(cornersOn(whole));
  });

  it('is cut only where its own cards are', async () => {
    const [whole] = await sheets(9);
    const [front] = await sheets(2, 'none', { skip: 7 });
    if (!whole || !front) throw new Error('no sheet');
    expect(marksOn(front)).toEqual({ xs: marksOn(whole).xs.slice(1), ys: marksOn(whole).ys.slice(2) });
  });
});

it('prints some cards alone, in the places and with the numbers that the whole deck decides', async () => {
  const [whole] = await sheets(12);
  const pages = await sheets(12, 'long-edge', { only: { cards: { cards3: 1, cards10: 1, gone: 2 } }, skip: 1 });
  const [front] = pages;
  if (!whole || !front) throw new Error('no sheet');
  expect(pages).toHaveLength(2);
  expect(cornersOn(front)).toEqual(cornersOn(whole).slice(1, 3));
  expect(codesOn(front)).toEqual(['EV 4/12', 'EV 11/12']);
});
