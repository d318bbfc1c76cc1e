import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beside,
  boxOf,
  CLOCKWISE,
  cellAt,
  cornersOf,
  DIRECTIONS,
  extentOf,
  sharedSide,
  sidesOf,
  type Topology,
} from './tiling';

const topology = fc.constantFrom<Topology>('square', 'hex');
const spot = fc.record({ x: fc.integer({ min: 1, max: 24 }), y: fc.integer({ min: 1, max: 24 }) });
const outline = (kind: Topology, at: { x: number; y: number }) => cornersOf(kind, boxOf(kind, at));
const OPPOSITE = { N: 'S', S: 'N', E: 'W', W: 'E', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' } as const;

describe('tiles', () => {
  it('have the neighbours that the rules show for rows 1 and 2 of a hexagonal board', () => {
    const around = (x: number, y: number) => DIRECTIONS.hex.map((to) => beside('hex', { x, y }, to));
    expect(around(2, 2)).toEqual([
      { x: 3, y: 2 },
      { x: 2, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: 3 },
      { x: 2, y: 3 },
    ]);
    expect(around(2, 1)).toEqual([
      { x: 3, y: 1 },
      { x: 3, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ]);
  });

  it('are the neighbours of their neighbours in the opposite direction', () => {
    fc.assert(
      fc.property(topology, spot, (kind, from) => {
        for (const to of DIRECTIONS[kind]) expect(beside(kind, beside(kind, from, to), OPPOSITE[to])).toEqual(from);
      }),
    );
  });

  it('share a whole side with each neighbour, and none with any other', () => {
    const length = { square: 1, hex: 1 / Math.sqrt(3) };
    fc.assert(
      fc.property(topology, spot, (kind, from) => {
        const beyond = DIRECTIONS[kind].map((to) => beside(kind, from, to));
        for (const dx of [-2, -1, 0, 1, 2]) {
          for (const dy of [-2, -1, 0, 1, 2]) {
            const other = { x: from.x + dx, y: from.y + dy };
            if (dx === 0 && dy === 0) continue;
            const side = sharedSide(outline(kind, from), outline(kind, other));
            expect(side !== undefined).toBe(beyond.some(({ x, y }) => x === other.x && y === other.y));
            if (side) expect(Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y)).toBeCloseTo(length[kind]);
          }
        }
      }),
    );
  });

  it('list their sides in the order of their directions', () => {
    fc.assert(
      fc.property(topology, spot, (kind, from) => {
        for (const [i, side] of sidesOf(outline(kind, from)).entries()) {
          const to = CLOCKWISE[kind][i];
          const shared = to && sharedSide(outline(kind, from), outline(kind, beside(kind, from, to)));
          for (const end of ['from', 'to'] as const) {
            expect(shared?.[end].x).toBeCloseTo(side[end].x);
            expect(shared?.[end].y).toBeCloseTo(side[end].y);
          }
        }
      }),
    );
  });

  it('are found from any point well inside', () => {
    fc.assert(
      fc.property(
        topology,
        spot,
        fc.double({ min: -0.4, max: 0.4 }),
        fc.double({ min: 0, max: 1 }),
        (kind, at, r, a) => {
          const { x, y, width, height } = boxOf(kind, at);
          const point = { x: x + width / 2 + r * Math.cos(2 * a), y: y + height / 2 + r * Math.sin(2 * a) };
          if (Number.isNaN(r) || Number.isNaN(a)) return;
          expect(cellAt(kind, point, 26, 26)).toEqual(at);
        },
      ),
    );
    expect(cellAt('hex', { x: -5, y: 99 }, 3, 3)).toEqual({ x: 0, y: 2 });
  });

  it('fill the extent of their board', () => {
    for (const kind of ['square', 'hex'] as const) {
      const { width, height } = extentOf(kind, 5, 4);
      const last = boxOf(kind, { x: 4, y: 3 });
      expect([last.x + last.width, last.y + last.height]).toEqual([width, expect.closeTo(height)]);
    }
    expect(extentOf('hex', 3, 1).width).toBe(3);
    expect(extentOf('hex', 3, 0).height).toBe(0);
  });
});

describe('sharedSide()', () => {
  it('is the part of a wall that two rooms have in common', () => {
    const rect = (x: number, y: number, width: number, height: number) => cornersOf('square', { x, y, width, height });
    expect(sharedSide(rect(0, 0, 4, 4), rect(4, 2, 3, 6))).toEqual({ from: { x: 4, y: 2 }, to: { x: 4, y: 4 } });
    expect(sharedSide(rect(0, 0, 4, 4), rect(4, 4, 3, 6))).toBeUndefined();
    expect(sharedSide(rect(0, 0, 4, 4), rect(6, 0, 3, 6))).toBeUndefined();
  });
});
