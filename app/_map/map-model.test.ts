import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Limits, nearestFree, snap } from '@/app/_canvas/free-spot';
import { overlaps } from '@/lib/kernel/rect';
import {
  drawnRect,
  type MapConfig,
  type MapPlace,
  mapOf,
  overlapping,
  placePatches,
  type Rect,
  refuseWay,
  removePlaces,
  resize,
  settle,
  sideBySide,
  wayLine,
} from './map-model';

const limits: Limits = {
  x: { min: 0, max: 60 },
  y: { min: 0, max: 60 },
  width: { min: 1, max: 60 },
  height: { min: 1, max: 60 },
};
const config: MapConfig = {
  widget: 'map',
  title: 'Map',
  places: { path: ['map', 'spots'], headline: 'name', x: 'left', y: 'top', width: 'wide', height: 'tall' },
  ways: { path: ['map', 'roads'], a: 'here', b: 'there' },
  start: ['start', 'spot'],
  empty: '',
  pieces: [],
};
const rect = (x: number, y: number, width = 4, height = 3): Rect => ({ x, y, width, height });
const place = (id: string, at: Rect): MapPlace => ({ id, title: id.toUpperCase(), ...at });

describe('mapOf', () => {
  it('reads places and ways by the names in the widget', () => {
    const spots = [
      { id: 'a', name: 'Hall', left: 1, top: 2, wide: 3, tall: 4 },
      { id: 'b', name: '', left: 9, top: 2, wide: 3, tall: 4 },
    ];
    const roads = [
      { id: 'r1', here: 'a', there: 'b' },
      { id: 'r2', here: 'a', there: 'gone' },
      { id: 'r3', here: 'a', there: 'a' },
    ];
    expect(mapOf(config, 'spot', spots, roads)).toEqual({
      places: [
        { id: 'a', title: 'Hall', ...rect(1, 2, 3, 4) },
        { id: 'b', title: 'Unnamed spot', ...rect(9, 2, 3, 4) },
      ],
      ways: [{ id: 'r1', a: 'a', b: 'b' }],
    });
    expect(mapOf(config, 'spot', undefined, 'nonsense')).toEqual({ places: [], ways: [] });
  });
});

describe('snap', () => {
  it('goes to the nearest square and stays on the grid', () => {
    expect(snap({ x: 2.6, y: -3, width: 0.2, height: 99 }, limits)).toEqual({ x: 3, y: 0, width: 1, height: 60 });
  });
});

describe('resize', () => {
  it.each([
    ['se', 2, 1, rect(5, 5, 6, 4)],
    ['nw', 2, 1, rect(7, 6, 2, 2)],
    ['nw', 9, 9, rect(8, 7, 1, 1)],
    ['nw', -9, -9, rect(0, 0, 9, 8)],
    ['ne', 1, -1, rect(5, 4, 5, 4)],
    ['sw', -1.4, 0.6, rect(4, 5, 5, 4)],
  ] as const)('moves the corner %s by %s and %s squares; the opposite one stays', (corner, dx, dy, after) => {
    expect(resize(rect(5, 5), corner, dx, dy, limits)).toEqual(after);
  });
});

describe('drawnRect', () => {
  it.each([
    ['right and down', { x: 2.4, y: 3.6 }, { x: 6.1, y: 5.2 }, rect(2, 3, 5, 3)],
    ['left and up', { x: 6.1, y: 5.2 }, { x: 2.4, y: 3.6 }, rect(2, 3, 5, 3)],
    ['hardly', { x: 2.4, y: 3.6 }, { x: 2.5, y: 3.6 }, rect(2, 3, 1, 1)],
    ['off the board', { x: 2, y: 2 }, { x: -4, y: 99 }, rect(0, 2, 2, 60)],
  ])('covers every square touched: %s', (_, from, to, drawn) => {
    expect(drawnRect(from, to, limits)).toEqual(drawn);
  });
});

describe('sideBySide', () => {
  const spot = (id: string, wide = 4, tall = 3) => ({ id, name: '', left: 0, top: 0, wide, tall });

  it('puts new places into rows, a square apart, around existing ones', () => {
    const added = sideBySide(config, [spot('a'), spot('b'), spot('c', 9), spot('d')], [rect(6, 2)], limits);
    expect(added.map(({ left, top }) => [left, top])).toEqual([
      [1, 1],
      [11, 1],
      [11, 5],
      [16, 1],
    ]);
  });

  it('never covers anything while there is room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 20 }),
        (sizes) => {
          const entries = sizes.map(([wide, tall], i) => spot(String(i), wide, tall));
          const added = mapOf(config, 'spot', sideBySide(config, entries, [rect(5, 5)], limits) as never, undefined);
          expect(overlapping([...added.places, place('old', rect(5, 5))]).size).toBe(0);
        },
      ),
    );
  });
});

describe('overlaps', () => {
  it('lets rooms share a wall', () => {
    expect(overlaps(rect(0, 0), rect(4, 0))).toBe(false);
    expect(overlaps(rect(0, 0), rect(3, 2))).toBe(true);
    expect(overlaps(rect(0, 0), rect(4, 0), 1)).toBe(true);
    expect(overlaps(rect(0, 0), rect(5, 0), 1)).toBe(false);
  });

  it('returns every place that lies on another one', () => {
    const places = [place('a', rect(0, 0)), place('b', rect(2, 2)), place('c', rect(20, 20))];
    expect(overlapping(places)).toEqual(new Set(['a', 'b']));
  });
});

describe('nearestFree', () => {
  it('returns a free wish, and otherwise a spot beside it', () => {
    expect(nearestFree(rect(8, 8), [rect(0, 0)], limits)).toEqual(rect(8, 8));
    expect(nearestFree(rect(0, 0), [rect(0, 0)], limits)).toEqual(rect(0, 3));
    expect(nearestFree(rect(0, 0), [rect(0, 0)], limits, 1)).toEqual(rect(0, 4));
  });

  it('returns the wish if nothing is free', () => {
    expect(nearestFree(rect(5, 5), [rect(0, 0, 99, 99)], limits, 2)).toEqual(rect(5, 5));
  });
});

describe('settle', () => {
  it('never lets rooms overlap, whatever the layout, and keeps them on the grid', () => {
    const wish = fc.record({
      x: fc.double({ min: -500, max: 500, noNaN: true }),
      y: fc.double({ min: -500, max: 500, noNaN: true }),
      width: fc.integer({ min: 1, max: 6 }),
      height: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
        const settled = settle(new Map(wishes.map((at, i) => [String(i), at])), limits);
        const places = [...settled].map(([id, at]) => place(id, at));
        expect(places).toHaveLength(wishes.length);
        expect(overlapping(places).size).toBe(0);
        for (const at of places)
          expect(snap(at, limits)).toEqual({ x: at.x, y: at.y, width: at.width, height: at.height });
      }),
      { numRuns: 60 },
    );
  });

  it('leaves a square between overlapping rooms', () => {
    const settled = settle(
      new Map([
        ['a', rect(0, 0)],
        ['b', rect(1, 0)],
      ]),
      limits,
    );
    const [a, b] = [settled.get('a'), settled.get('b')];
    expect(a && b && overlaps(a, b, 1)).toBe(false);
  });
});

describe('patches', () => {
  it('set only the sides that change', () => {
    const next = new Map([
      ['a', rect(1, 2)],
      ['b', rect(5, 1)],
    ]);
    expect(
      placePatches(config, ['body', 'map', 'spots'], [place('a', rect(1, 1)), place('c', rect(9, 9))], next),
    ).toEqual([{ op: 'set', path: ['body', 'map', 'spots', 'a', 'top'], value: 2 }]);
  });

  it('remove places with their ways, and the start if it was there', () => {
    const map = {
      places: [place('a', rect(0, 0)), place('b', rect(9, 9)), place('c', rect(20, 0))],
      ways: [
        { id: 'r1', a: 'b', b: 'a' },
        { id: 'r2', a: 'b', b: 'c' },
      ],
    };
    expect(removePlaces(config, ['body'], map, ['a'], 'a').map(({ op, path }) => [op, path.join('/')])).toEqual([
      ['remove', 'body/map/roads/r1'],
      ['set', 'body/start/spot'],
      ['remove', 'body/map/spots/a'],
    ]);
    expect(removePlaces(config, ['body'], map, ['a'], 'b')).toHaveLength(2);
    expect(removePlaces(config, ['body'], map, ['a', 'b'], 'c').map(({ path }) => path.at(-1))).toEqual([
      'r1',
      'r2',
      'a',
      'b',
    ]);
  });
});

describe('ways', () => {
  const map = { places: [place('a', rect(0, 0)), place('b', rect(9, 9))], ways: [{ id: 'r1', a: 'b', b: 'a' }] };

  it('are refused from a place to itself and between connected places, in either direction', () => {
    expect(refuseWay(map, 'a', 'a')).toContain('itself');
    expect(refuseWay(map, 'a', 'b')).toContain('“A” and “B” are already connected');
    expect(refuseWay({ ...map, ways: [] }, 'a', 'b')).toBeUndefined();
  });

  it('cross a shared wall in its middle, and run straight if possible', () => {
    expect(wayLine(rect(0, 0), rect(4, 0))).toEqual({ from: { x: 3.6, y: 1.5 }, to: { x: 4.4, y: 1.5 }, shared: true });
    expect(wayLine(rect(0, 0), rect(2, 8))).toEqual({ from: { x: 3, y: 3 }, to: { x: 3, y: 8 }, shared: false });
    expect(wayLine(rect(0, 0), rect(10, 1))).toEqual({ from: { x: 4, y: 2 }, to: { x: 10, y: 2 }, shared: false });
  });

  it('leave from the walls when they run diagonally', () => {
    const { from, to } = wayLine(rect(0, 0, 4, 4), rect(10, 10, 4, 4));
    expect([from, to]).toEqual([
      { x: 4, y: 4 },
      { x: 10, y: 10 },
    ]);
  });
});
