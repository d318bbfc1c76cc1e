import { describe, expect, it } from 'vitest';
import { DIAGONALS, DIRECTIONS } from '@/lib/kernel/tiling';
import type { CompassFigure } from '@/lib/kit/blocks';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, leavesOf, type StructNode } from '@/templates/drawing/display-list';
import { READING } from '@/templates/flow/context';
import { openSetting } from '@/templates/layout/layout';
import { wordsOf } from '@/test/support/display-text';
import { cornersOf } from '@/test/support/item-corners';
import { ORDER } from '@/test/support/sample-kit';
import { layFigure } from './figure';

const kit = { title: '', subtitle: '', language: 'en', authors: [], sign: 'exit', pieces: [] };
const size = { widthMm: 40, heightMm: 27 };

async function laid(compass: Omit<CompassFigure, 'figure'>) {
  const { setting } = await openSetting(kit, ORDER, { assets: nodeAssets() });
  const context = { ...setting, faces: READING, textPt: 10, density: 1, tallestMm: 100, fieldPrefix: undefined };
  const node: StructNode = { role: 'Figure', children: [], alt: 'Directions' };
  const items: Item[] = [];
  for (const strip of layFigure({ figure: 'compass', ...compass }, context, size, { figure: node, after: node })) {
    strip.draw(0, 0, items);
  }
  const boxes = (kind: Item['kind']) =>
    leavesOf(items)
      .filter((item) => item.kind === kind)
      .map((item) => {
        const corners = cornersOf(item);
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      });
  return { words: wordsOf({ items }), circles: boxes('path'), texts: boxes('text') };
}

describe('a compass', () => {
  it.each([
    ['squares', 'square', DIRECTIONS.square],
    ['squares with diagonals', 'square', [...DIRECTIONS.square, ...DIAGONALS]],
    ['hexagons', 'hex', DIRECTIONS.hex],
  ] as const)(
    'has a circle for each direction of %s, off the others and within its room',
    async (_, topology, directions) => {
      const { words, circles, texts } = await laid({ topology, directions, label: '2' });
      for (const word of [...directions, '2']) expect(words).toContain(word);
      expect(circles).toHaveLength(directions.length);
      const middles = circles.map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const);
      const breadth = Math.max(...circles.map(({ left, right }) => right - left));
      for (const [i, [x, y]] of middles.entries()) {
        for (const [otherX, otherY] of middles.slice(i + 1)) {
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(breadth);
        }
      }
      for (const { left, right, top, bottom } of [...circles, ...texts]) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(size.widthMm);
        expect(bottom).toBeLessThanOrEqual(size.heightMm);
      }
    },
  );

  it('has north above and the neighbours of hexagons where they lie', async () => {
    const [north] = (await laid({ topology: 'square', directions: ['N'], label: '' })).circles;
    expect((north?.left ?? 0) + (north?.right ?? 0)).toBeCloseTo(size.widthMm);
    expect(north?.bottom).toBeLessThan(size.heightMm / 2);
    const [northEast] = (await laid({ topology: 'hex', directions: ['NE'], label: '' })).circles;
    const across = ((northEast?.left ?? 0) + (northEast?.right ?? 0) - size.widthMm) / 2;
    const up = (size.heightMm - (northEast?.top ?? 0) - (northEast?.bottom ?? 0)) / 2;
    expect(up / across).toBeCloseTo(Math.sqrt(3));
  });
});
