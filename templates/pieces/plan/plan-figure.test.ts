import { describe, expect, it } from 'vitest';
import { outlineOf, type Plan } from '@/lib/kit/plan';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, leavesOf, polygon, type StructNode } from '@/templates/drawing/display-list';
import { READING } from '@/templates/flow/context';
import { openSetting } from '@/templates/layout/layout';
import { wordsOf } from '@/test/support/display-text';
import { HIVE_PLAN } from '@/test/support/hive-plan';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { layPlan } from './plan-figure';

const size = { widthMm: 180, heightMm: 220 };

async function drawn(plan: Plan) {
  const { setting } = await openSetting(kitOf(), ORDER, { assets: nodeAssets() });
  const context = { ...setting, faces: READING, textPt: 10, density: 1, tallestMm: 220, fieldPrefix: undefined };
  const node: StructNode = { role: 'Figure', children: [], alt: 'A plan' };
  const items: Item[] = [];
  for (const strip of layPlan({ figure: 'plan', plan }, context, size, { figure: node, after: node }))
    strip.draw(0, 0, items);
  const paths = leavesOf(items).flatMap((item) => (item.kind === 'path' ? [item] : []));
  return { words: wordsOf({ items }), paths, ink: setting.theme.ink };
}

describe('a plan', () => {
  it('draws hexagons as they lie, each with its name', async () => {
    const { paths, words } = await drawn(HIVE_PLAN);
    const hexagons = paths.filter(({ d }) => d.split('L').length === 6 && d.endsWith('Z'));
    expect(hexagons).toHaveLength(37);
    for (const name of ['C1', 'A4', 'G4', 'F6']) expect(words).toContain(name);
  });

  it('puts a bar on each side that has a wall, and none between rooms that do not touch', async () => {
    const bars = ({ paths, ink }: Awaited<ReturnType<typeof drawn>>) =>
      paths.filter(({ stroke, widthMm = 0 }) => stroke === ink && widthMm > 2);
    const [open, walled] = [await drawn({ ...HIVE_PLAN, walls: [] }), await drawn(HIVE_PLAN)];
    // Two of the three walls, and the one in the legend.
    expect([bars(open).length, bars(walled).length]).toEqual([0, 3]);
    expect(walled.words).toContain('Wall');
    expect(open.words).not.toContain('Wall');
  });

  it('numbers the starts', async () => {
    const twos = async (plan: Plan) => (await drawn(plan)).words.match(/(?<![A-Z])2/g)?.length ?? 0;
    expect(await twos(HIVE_PLAN)).toBe(1);
    expect(await twos({ ...HIVE_PLAN, pins: [] })).toBe(0);
  });

  it('opens a gap across the slanted side that two hexagons share', async () => {
    const door = { id: 'door', a: 'D4', b: 'D3', style: 'door', blocked: false, note: '' } as const;
    const { paths } = await drawn({ ...HIVE_PLAN, walls: [], pins: [], passages: [door] });
    const gaps = paths.filter(({ d, fill, stroke }) => fill === undefined && stroke === '#FFFFFF' && !d.includes('Z'));
    expect(gaps.length).toBeGreaterThan(0);
    const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = /M(\S+) (\S+) L(\S+) (\S+)/.exec(gaps[0]?.d ?? '')?.map(Number) ?? [];
    expect(Math.abs((y2 - y1) / (x2 - x1))).toBeCloseTo(Math.tan(Math.PI / 6), 1);
  });

  it('has rectangles as corners from the top left', () => {
    const room = { x: 1, y: 2, width: 3, height: 4 };
    expect(polygon(outlineOf(room))).toBe('M1 2 L4 2 L4 6 L1 6 Z');
  });
});
