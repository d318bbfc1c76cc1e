import { describe, expect, it } from 'vitest';
import type { Item } from '@/templates/drawing/display-list';
import { columnWidth, newspaper } from './newspaper';
import { paginate } from './paginate';
import type { Strip } from './strip';

const WIDTH_MM = 190;
const RIGHT = columnWidth(WIDTH_MM, 2);

interface Put {
  readonly name: string;
  readonly page: number;
  readonly isLeft: boolean;
  readonly y: number;
}

const strip = (name: string, heightMm = 10, more: Partial<Strip> = {}): Strip => ({
  heightMm,
  gapMm: 0,
  keepWithNext: false,
  draw: (x, y, out) => void out.push({ kind: 'path', d: name, x, y } as unknown as Item),
  ...more,
});

function lay(strips: readonly Strip[], heightMm = 100, before: readonly Strip[] = []): readonly Put[] {
  const paper = newspaper(strips, { columns: 2, widthMm: WIDTH_MM, tallestMm: heightMm, gapMm: 0 });
  return paginate([...before, paper], { x: 0, y: 0, heightMm }).flatMap(({ items }, page) =>
    (items as unknown as { d: string; x: number; y: number }[]).map(({ d, x, y }) => ({
      name: d,
      page,
      isLeft: x < RIGHT,
      y,
    })),
  );
}
const numbered = (count: number) => Array.from({ length: count }, (_, i) => strip(String(i)));

describe('newspaper()', () => {
  it('ends its columns level', () => {
    const put = lay(numbered(7));
    expect(put.filter(({ isLeft }) => isLeft).map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
    expect(put.filter(({ isLeft }) => !isLeft).map(({ name }) => name)).toEqual(['4', '5', '6']);
  });

  it('reads down every column of every page in turn, and loses nothing', () => {
    const put = lay(numbered(137));
    expect(put.map(({ name }) => name)).toEqual(numbered(137).map((_, i) => String(i)));
    expect(put.at(-1)?.page).toBe(6);
    expect(Math.max(...put.map(({ y }) => y))).toBeLessThanOrEqual(90);
  });

  it('never leaves a heading at the foot of a column', () => {
    const put = lay([...numbered(3), strip('heading', 10, { keepWithNext: true }), strip('text'), strip('more')]);
    const [heading, text] = ['heading', 'text'].map((name) => put.find((one) => one.name === name));
    expect(heading?.isLeft).toBe(text?.isLeft);
  });

  it('repeats a table’s header in every column', () => {
    const header = strip('header', 10, { keepWithNext: true });
    const rows = Array.from({ length: 40 }, (_, i) => strip(`row ${i}`, 10, { repeated: [strip('header')] }));
    const put = lay([header, ...rows]);
    const columns = new Set(put.map(({ page, isLeft }) => `${page} ${isLeft}`));
    expect(put.filter(({ name }) => name === 'header')).toHaveLength(columns.size);
    expect(put.filter(({ y }) => y === 0).every(({ name }) => name === 'header')).toBe(true);
    expect(put.filter(({ name }) => name.startsWith('row'))).toHaveLength(40);
  });

  it('parts what is taller than a column, and sets what can’t be parted all the same', () => {
    const tall = (name: string, heightMm: number): Strip =>
      strip(name, heightMm, { split: (room) => [strip(name, room), tall(name, heightMm - room)] });
    const whole = lay([strip('first'), tall('tall', 450), strip('last')]);
    expect(whole.filter(({ name }) => name === 'tall').length).toBeGreaterThanOrEqual(4);
    expect(whole.at(-1)?.name).toBe('last');
    const giants = lay([strip('a', 150), strip('b', 150), strip('c')]);
    expect(giants.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('fills what is left of a page rather than moving on as a whole', () => {
    const put = lay(numbered(14), 100, [strip('before', 60)]);
    const pageOf = (name: string) => put.find((one) => one.name === name)?.page;
    expect(Array.from({ length: 14 }, (_, i) => pageOf(String(i)))).toEqual([...Array(8).fill(0), ...Array(6).fill(1)]);
  });

  it('never leaves only a line or two at the end of a page or after it', () => {
    for (let beforeMm = 10; beforeMm < 100; beforeMm += 5)
      for (let count = 5; count < 24; count++) {
        const lines = Array.from({ length: count }, (_, i) => strip(String(i), 5));
        const put = lay(lines, 100, [strip('before', beforeMm)]).filter(({ name }) => name !== 'before');
        const pages = [...new Set(put.map(({ page }) => page))];
        const highMm = pages.map((page) => {
          const own = put.filter((one) => one.page === page).map(({ y }) => y);
          return Math.max(...own) + 5 - Math.min(...own);
        });
        if (pages.length > 1) expect([beforeMm, count, Math.min(...highMm) >= 20]).toEqual([beforeMm, count, true]);
        expect(put).toHaveLength(count);
      }
  });

  it('leaves no heading behind at the foot of a page that has no room for any of it', () => {
    for (let beforeMm = 10; beforeMm < 100; beforeMm += 5) {
      const before = [strip('before', beforeMm), strip('heading', 10, { keepWithNext: true, gapMm: 6 })];
      const put = lay(numbered(11), 100, before);
      const [heading, text] = ['heading', '0'].map((name) => put.find((one) => one.name === name));
      expect([beforeMm, heading?.page]).toEqual([beforeMm, text?.page]);
    }
  });

  it('is empty without strips', () => {
    expect(lay([])).toEqual([]);
  });
});
