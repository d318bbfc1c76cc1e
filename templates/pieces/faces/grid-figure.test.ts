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
    walls: paths.filter(({ fill, widthMm = 0 }) => fill === undefined && widthMm > 2 && widthMm < 3).length,
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
    // A single square is closed; the two of a place share the rest of their outline.
    expect([lines.match(/Z/g)?.length, lines.match(/M/g)?.length]).toEqual([1, 1 + 3 + 3]);
    expect([grounds, places]).toEqual([5, 3]);
  });

  it('stays within its room, however many squares there are', async () => {
    const squares = Array.from({ length: 26 * 26 }, (_, i) => ({ x: i % 26, y: Math.floor(i / 26) }));
    const { heightMm } = await laid({ columns: 26, rows: 26, squares, legend: BOTH.legend });
    expect(heightMm).toBeGreaterThan(90);
    expect(heightMm).toBeLessThanOrEqual(100.01);
  });

  it('has squares of exactly the requested size', async () => {
    const [small, large] = [await laid(BOTH, size, 8), await laid(BOTH, size, 20)];
    expect(large.heightMm - small.heightMm).toBeCloseTo(2 * 12, 3);
  });

  it('is a board of hexagons, flat to flat as broad as it is asked for, with walls and names', async () => {
    const hive: Grid = {
      topology: 'hex',
      isBoard: true,
      columns: 2,
      rows: 2,
      squares: [
        { x: 0, y: 0, label: '1' },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
      walls: [
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
      ],
      legend: [],
    };
    const { lines, words, walls, heightMm } = await laid(hive, size, 25);
    expect(lines.match(/Z/g)).toHaveLength(3);
    const xs = [...(lines.split('Z')[0]?.matchAll(/[ML](\S+) /g) ?? [])].map(([, x]) => Number(x));
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(25);
    expect(heightMm).toBeCloseTo(25 * (1.75 * (2 / Math.sqrt(3))) + 0.5, 2);
    for (const name of ['A1', 'B1', 'A2']) expect(words).toContain(name);
    expect(words).not.toContain('B2');
    expect(walls).toBe(1);
  });

  it('is a board of squares with holes, whose squares share their sides', async () => {
    const squares = [0, 1, 3].map((i) => ({ x: i % 2, y: Math.floor(i / 2) }));
    const { lines, words } = await laid({ columns: 2, rows: 2, isBoard: true, squares, legend: [] }, size, 25);
    const corners = new Set([...lines.matchAll(/[ML](\S+ \S+)/g)].map(([, corner]) => corner));
    expect(corners.size).toBe(8);
    expect(words).toContain('B2');
    expect(words).not.toContain('A2');
  });

  it('is empty without squares', async () => {
    expect((await laid({ columns: 0, rows: 0, squares: [], legend: [] })).heightMm).toBe(0);
  });
});
