import { describe, expect, test } from 'vitest';
import { fullestCentre, openingCentre, scrolledTo } from './use-graph-view';

const NODE = { width: 100, height: 50 };
const VIEW = { width: 400, height: 300 };
const at = (places: Readonly<Record<string, readonly [number, number]>>) =>
  new Map(Object.entries(places).map(([id, [x, y]]) => [id, { x, y }]));

describe('first view of a large drawing', () => {
  test('centres the whole way out if it fits', () => {
    const wide = at({ far: [0, 0], a: [500, 0], b: [700, 100], other: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)?.x).toBe(650);
  });

  test('centres the first step of a way out wider than the view', () => {
    const wide = at({ far: [0, 0], a: [500, 0], b: [1500, 100], end: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)?.x).toBe(550);
  });

  test('never shows an empty margin while nodes lie outside the other side', () => {
    const wide = at({ a: [0, 0], b: [100, 100], end: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)).toEqual({ x: 184, y: 134 });
    expect(openingCentre(wide, ['end'], NODE, VIEW)).toEqual({ x: 1916, y: 816 });
  });

  test('centres a narrow drawing, however tall', () => {
    const narrow = at({ a: [0, 0], b: [120, 0], deep: [0, 3000] });
    expect(openingCentre(narrow, ['a'], NODE, VIEW)?.x).toBe(110);
  });

  test('has no centre if there are no nodes', () => {
    expect(openingCentre(new Map(), ['a'], NODE, VIEW)).toBeUndefined();
  });
});

describe('first view of a large drawing without a way out', () => {
  test('shows the most whole nodes, in the upper of two equal places', () => {
    const apart = at({
      lonely: [0, 0],
      a: [900, 100],
      b: [1050, 100],
      c: [900, 250],
      d: [900, 900],
      e: [1050, 900],
      f: [900, 1050],
    });
    expect(fullestCentre(apart, NODE, VIEW)).toEqual({ x: 884 + 200, y: 84 + 150 });
  });

  test('has no centre if there are no nodes', () => {
    expect(fullestCentre(new Map(), NODE, VIEW)).toBeUndefined();
  });
});

describe('revealing nodes', () => {
  const scroll = (zoom: number, ...spots: readonly (readonly [number, number])[]) =>
    scrolledTo(
      { x: 10, y: 20, zoom },
      spots.map(([x, y]) => ({ x, y })),
      NODE,
      VIEW,
    );

  test('stays if all of them are in view', () => {
    expect(scroll(1, [20, 20], [250, 190])).toBeUndefined();
  });

  test('scrolls no further than needed', () => {
    expect(scroll(1, [-100, 20])).toEqual({ x: 124, y: 20, zoom: 1 });
    expect(scroll(1, [400, 100])).toEqual({ x: 400 - 24 - 500, y: 20, zoom: 1 });
    expect(scroll(0.5, [20, 900])).toEqual({ x: 24 - 10, y: 300 - 24 - 475, zoom: 0.5 });
  });

  test('shows the left and upper ends of nodes that do not all fit', () => {
    expect(scroll(1, [20, 20], [2000, 20])).toEqual({ x: 4, y: 20, zoom: 1 });
  });
});
