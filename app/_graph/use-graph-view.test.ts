import { describe, expect, test } from 'vitest';
import { fullestCentre, openingCentre, slidTo } from './use-graph-view';

const NODE = { width: 100, height: 50 };
const VIEW = { width: 400, height: 300 };
const at = (places: Readonly<Record<string, readonly [number, number]>>) =>
  new Map(Object.entries(places).map(([id, [x, y]]) => [id, { x, y }]));

describe('where a large drawing is first looked at', () => {
  test('the whole way out, when it fits beside itself', () => {
    const wide = at({ far: [0, 0], a: [500, 0], b: [700, 100], other: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)?.x).toBe(650);
  });

  test('the first step of a way that is wider than the view', () => {
    const wide = at({ far: [0, 0], a: [500, 0], b: [1500, 100], end: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)?.x).toBe(550);
  });

  test('never past the rim while something lies outside at the other side', () => {
    const wide = at({ a: [0, 0], b: [100, 100], end: [2000, 900] });
    expect(openingCentre(wide, ['a', 'b'], NODE, VIEW)).toEqual({ x: 184, y: 134 });
    expect(openingCentre(wide, ['end'], NODE, VIEW)).toEqual({ x: 1916, y: 816 });
  });

  test('a narrow drawing in the middle, however tall', () => {
    const narrow = at({ a: [0, 0], b: [120, 0], deep: [0, 3000] });
    expect(openingCentre(narrow, ['a'], NODE, VIEW)?.x).toBe(110);
  });

  test('nowhere, when there is nothing to see', () => {
    expect(openingCentre(new Map(), ['a'], NODE, VIEW)).toBeUndefined();
  });
});

describe('where a large drawing without a way out is first looked at', () => {
  test('where most nodes are seen whole, the upper place of two', () => {
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

  test('nowhere, when there is nothing to see', () => {
    expect(fullestCentre(new Map(), NODE, VIEW)).toBeUndefined();
  });
});

describe('a drawing in which nodes are brought into view', () => {
  const slide = (zoom: number, ...spots: readonly (readonly [number, number])[]) =>
    slidTo(
      { x: 10, y: 20, zoom },
      spots.map(([x, y]) => ({ x, y })),
      NODE,
      VIEW,
    );

  test('stays where all of them are in view', () => {
    expect(slide(1, [20, 20], [250, 190])).toBeUndefined();
  });

  test('moves no further than to the rim', () => {
    expect(slide(1, [-100, 20])).toEqual({ x: 124, y: 20, zoom: 1 });
    expect(slide(1, [400, 100])).toEqual({ x: 400 - 24 - 500, y: 20, zoom: 1 });
    expect(slide(0.5, [20, 900])).toEqual({ x: 24 - 10, y: 300 - 24 - 475, zoom: 0.5 });
  });

  test('shows the left and upper ends of what does not fit', () => {
    expect(slide(1, [20, 20], [2000, 20])).toEqual({ x: 4, y: 20, zoom: 1 });
  });
});
