import { describe, expect, it } from 'vitest';
import type { Grid } from '@/lib/kit/grid';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, leavesOf, type StructNode } from '@/templates/drawing/display-list';
import { READING } from '@/templates/flow/context';
import { heightOf } from '@/templates/flow/strip';
import { openSetting } from '@/templates/layout/layout';
import { wordsOf } from '@/test/support/display-text';
import { ORDER } from '@/test/support/sample-kit';
import { layFigure } from './figure';

const BOTH: Grid = {
  columns: 3,
  rows: 2,
  squares: [
    { x: 0, y: 0 },
    { x: 1, y: 0, tone: 'exit', icon: 'exit', area: 'out' },
    { x: 1, y: 1, tone: 'exit', icon: 'exit', area: 'out' },
  ],
  legend: [{ label: 'A tile' }, { tone: 'exit', icon: 'exit', label: 'The way out' }],
};
const size = { widthMm: 180, heightMm: 100 };
const kit = { title: '', subtitle: '', language: 'en', authors: [], sign: 'exit', pieces: [] };

async function laid(grid: Grid, room = size, squareMm?: number) {
  const { setting } = await openSetting(kit, ORDER, { assets: nodeAssets() });
  const context = {
    ...setting,
    faces: READING,
    textPt: 10,
    density: 1,
    tallestMm: room.heightMm,
    fieldPrefix: undefined,
  };
  const node: StructNode = { role: 'Figure', children: [], alt: 'Squares' };
  const figure = { figure: 'grid', grid, ...(squareMm !== undefined && { squareMm }) } as const;
  const strips = layFigure(figure, context, room, { figure: node, after: node });
  const items: Item[] = [];
  for (const strip of strips) strip.draw(0, 0, items);
  const leaves = leavesOf(items);
  const paths = leaves.filter((item) => item.kind === 'path');
  return {
    heightMm: heightOf(strips),
    words: wordsOf({ items }),
    lines: paths.find(({ fill }) => fill === undefined)?.d ?? '',
    grounds: paths.filter(({ fill }) => fill !== undefined).length,
    places: leaves.filter((item) => item.kind === 'place').length,
  };
}

describe('a grid', () => {
  it('names its columns and rows, and says what its squares mean', async () => {
    const { words } = await laid(BOTH);
    for (const word of ['A', 'B', 'C', '1', '2', 'A tile', 'The way out']) expect(words).toContain(word);
  });

  it('draws no line within a place', async () => {
    const { lines, grounds, places } = await laid(BOTH);
    // A square is closed; the two of a place share what is left of their sides.
    expect([lines.match(/Z/g)?.length, lines.match(/M/g)?.length]).toEqual([1, 1 + 3 + 3]);
    expect([grounds, places]).toEqual([5, 3]);
  });

  it('stays within its room, however many squares there are', async () => {
    const squares = Array.from({ length: 26 * 26 }, (_, i) => ({ x: i % 26, y: Math.floor(i / 26) }));
    const { heightMm } = await laid({ columns: 26, rows: 26, squares, legend: BOTH.legend });
    expect(heightMm).toBeGreaterThan(90);
    expect(heightMm).toBeLessThanOrEqual(100.01);
  });

  it('has squares of just the size that is asked for', async () => {
    const [small, large] = [await laid(BOTH, size, 8), await laid(BOTH, size, 20)];
    expect(large.heightMm - small.heightMm).toBeCloseTo(2 * 12, 3);
  });

  it('is nothing without squares', async () => {
    expect((await laid({ columns: 0, rows: 0, squares: [], legend: [] })).heightMm).toBe(0);
  });
});
