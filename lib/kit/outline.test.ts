import { describe, expect, it } from 'vitest';
import { cornersOf, outlinePath } from './outline';

describe('outlinePath()', () => {
  it('draws a square', () => {
    const square = { shape: 'rectangle', widthMm: 10, heightMm: 10, cornerMm: 0 } as const;
    expect(outlinePath(square)).toBe('M0 0 L10 0 L10 10 L0 10 Z');
    expect(outlinePath(square, 3)).toBe('M-3 -3 L13 -3 L13 13 L-3 13 Z');
  });

  it('rounds corners, and no more than there is room for', () => {
    const rounded = outlinePath({ shape: 'rectangle', widthMm: 10, heightMm: 10, cornerMm: 3 });
    expect(rounded).toMatch(/^M3 0 L7 0 C\d/);
    const round = outlinePath({ shape: 'rectangle', widthMm: 10, heightMm: 10, cornerMm: 9 });
    expect(round).toBe(outlinePath({ shape: 'circle', diameterMm: 10 }));
  });

  it('uses no command that the display list lacks', () => {
    for (const outline of [
      { shape: 'hexagon', widthMm: 40, heightMm: 35 },
      { shape: 'circle', diameterMm: 20 },
    ] as const)
      expect(outlinePath(outline, 3.175)).toMatch(/^[MLCZ\d. -]+$/);
  });
});

describe('cornersOf()', () => {
  it('moves every side of a hexagon out by the bleed', () => {
    const [a, b] = cornersOf({ shape: 'hexagon', widthMm: 40, heightMm: 20 * Math.sqrt(3) }, 3);
    expect(a?.yMm).toBeCloseTo(-3, 9);
    expect((b?.xMm ?? 0) - (a?.xMm ?? 0)).toBeCloseTo(20 + 2 * Math.sqrt(3), 9);
  });

  it('grows the notches of a polygon inwards', () => {
    const corner = [
      { xMm: 0, yMm: 0 },
      { xMm: 20, yMm: 0 },
      { xMm: 20, yMm: 10 },
      { xMm: 10, yMm: 10 },
      { xMm: 10, yMm: 20 },
      { xMm: 0, yMm: 20 },
    ];
    expect(cornersOf({ shape: 'polygon', points: corner }, 2)[3]).toEqual({ xMm: 12, yMm: 12 });
  });
});
