import { describe, expect, it } from 'vitest';
import type { SizeMm } from '@/lib/kernel/units';
import type { LinkGraph } from '@/lib/kit/link-graph';
import type { Ink } from '@/lib/kit/order';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, leavesOf, type StructNode } from '@/templates/drawing/display-list';
import { READING } from '@/templates/flow/context';
import { heightOf } from '@/templates/flow/strip';
import { openSetting } from '@/templates/layout/layout';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { wordsOf } from '@/test/support/display-text';
import { cornersOf } from '@/test/support/item-corners';
import { ORDER } from '@/test/support/sample-kit';
import { layFigure } from './figure';

const kit = { title: '', subtitle: '', language: 'en', authors: [], sign: 'exit', pieces: [] };
const SIZE: SizeMm = { widthMm: 178, heightMm: 220 };
const NAMES = ['Ann', 'Bob', 'Eve', 'Łukasz', 'Dr. Ellen Ripley', 'Fatima'];

const ring = (...labels: readonly string[]): LinkGraph => ({
  nodes: labels.map((label, i) => ({ id: `n${i}`, label, note: i === 0 ? 'Carpenter' : '' })),
  kinds: [
    { value: 'green', title: 'Reason to like', look: 'solid', tone: 'good' },
    { value: 'red', title: 'Reason to hate', look: 'dashed', tone: 'bad' },
  ],
  links: [],
});
const tied: LinkGraph = {
  ...ring(...NAMES),
  links: [
    { a: 'n0', b: 'n1', kind: 'green', count: 2, label: 'Charming' },
    { a: 'n1', b: 'n2', kind: 'red', count: 1 },
  ],
};

async function laid(graph: LinkGraph, ink: Ink = 'full', size = SIZE) {
  const { setting } = await openSetting(kit, { ...ORDER, ink }, { assets: nodeAssets() });
  const context = { ...setting, faces: READING, textPt: 10, density: 1, tallestMm: 300, fieldPrefix: undefined };
  const node: StructNode = { role: 'Figure', children: [], alt: 'Links' };
  const after: StructNode = { role: 'Sect', children: [] };
  const strips = layFigure({ figure: 'links', graph }, context, size, { figure: node, after });
  const items: Item[] = [];
  strips[0]?.draw(0, 0, items);
  const below: Item[] = [];
  for (const strip of strips.slice(1)) strip.draw(0, 0, below);
  const strokes = leavesOf(items).flatMap((item) => (item.kind === 'path' && item.d.includes('C') ? [item] : []));
  return { items, strokes, words: wordsOf({ items }), below: wordsOf({ items: below }), heightMm: heightOf(strips) };
}

describe('a poster of links', () => {
  it.each(['full', 'low', 'grey'] as const)('tells kinds apart by their strokes and in words: %s', async (ink) => {
    const { strokes, words } = await laid(tied, ink);
    expect(strokes.map(({ dashMm }) => dashMm !== undefined)).toEqual([false, true]);
    for (const text of [...NAMES, 'Carpenter', '2: Charming', 'Reason to like', 'Reason to hate']) {
      expect(words.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
    }
  });

  it('has no strokes when it is blank, but their meaning', async () => {
    const { strokes, words } = await laid(ring(...NAMES));
    expect(strokes).toEqual([]);
    expect(words).toContain('Reason');
  });

  it.each([1, 2, 10, 30])('stays in its room with %i people', async (count) => {
    const names = Array.from({ length: count }, (_, i) => `Person ${i}`);
    const all = names.flatMap((_, i) => names.slice(0, i).map((_, j) => ({ a: `n${i}`, b: `n${j}`, count: 9 })));
    const graph = { ...ring(...names), links: all.map((link) => ({ ...link, kind: 'red' })) };
    const { items, heightMm } = await laid(graph);
    expect(heightMm).toBeLessThanOrEqual(SIZE.heightMm + 0.01);
    const sizes = leavesOf(items).flatMap((item) => (item.kind === 'text' ? [item.sizeMm] : []));
    expect(Math.min(...sizes)).toBeGreaterThan(mmFromPt(SIZES.tiny) - 0.001);
    const corners = leavesOf(items).flatMap((item) => cornersOf(item));
    expect(Math.min(...corners.flat())).toBeGreaterThan(-1);
    expect(Math.max(...corners.map(([x]) => x))).toBeLessThan(SIZE.widthMm + 1);
    expect(Math.max(...corners.map(([, y]) => y))).toBeLessThan(SIZE.heightMm + 1);
  });

  it('prints a note below the ring if it does not fit beside its name', async () => {
    const graph = ring('Ann', 'Bob');
    const note = 'Carpenter, and in the evenings a magician for children and their dogs in four languages';
    const noted = { ...graph, nodes: graph.nodes.map((each, i) => (i === 0 ? { ...each, note } : each)) };
    const { words, below } = await laid(noted);
    expect(words).toContain('Ann');
    expect(below.trim()).toBe(`Ann: ${note}`);
  });

  it('prints text below the ring if it does not fit its box', async () => {
    const name = 'Anastasia the Unbelievably Long-Winded '.repeat(4).trim();
    const { words, below, heightMm } = await laid(ring(name, 'Bob'));
    expect(heightMm).toBeLessThanOrEqual(SIZE.heightMm + 0.01);
    expect(words).toContain('…');
    expect(below.replaceAll(/[\s-]/g, '')).toBe(`1${name}:Carpenter`.replaceAll(/[\s-]/g, ''));
  });
});
