import { describe, expect, it } from 'vitest';
import { cornersOf, sharedSide } from './tiling';

describe('sharedSide()', () => {
  it('is the part of a wall that two rooms have in common', () => {
    const rect = (x: number, y: number, width: number, height: number) => cornersOf('square', { x, y, width, height });
    expect(sharedSide(rect(0, 0, 4, 4), rect(4, 2, 3, 6))).toEqual({ from: { x: 4, y: 2 }, to: { x: 4, y: 4 } });
    expect(sharedSide(rect(0, 0, 4, 4), rect(4, 4, 3, 6))).toBeUndefined();
    expect(sharedSide(rect(0, 0, 4, 4), rect(6, 0, 3, 6))).toBeUndefined();
  });
});
