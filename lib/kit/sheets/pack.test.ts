import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOverlap } from '@/test/support/sheet-geometry';
import { isWithin } from './boxes';
import { packed } from './pack';

const GAP_MM = 4;
const room = { widthMm: 190, heightMm: 250 };
const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });

describe('packed()', () => {
  it('puts boxes beside each other where there is room, the highest first', () => {
    expect(packed([size(150, 20), size(60, 80), size(90, 100)], room, GAP_MM)).toEqual([
      { xMm: 0, yMm: 104 },
      { xMm: 94, yMm: 0 },
      { xMm: 0, yMm: 0 },
    ]);
  });

  it('fills the room to its edges', () => {
    expect(packed([size(190, 123), size(190, 123)], room, GAP_MM)).toHaveLength(2);
    expect(packed([size(190, 123), size(190, 124)], room, GAP_MM)).toBeUndefined();
    expect(packed([size(191, 10)], room, GAP_MM)).toBeUndefined();
  });

  it('keeps every box in the room and clear of the others', () => {
    const length = fc.integer({ min: 5, max: 120 });
    const boxes = fc.array(fc.tuple(length, length), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(boxes, (lengths) => {
        const sizes = lengths.map(([widthMm, heightMm]) => size(widthMm, heightMm));
        const placed = packed(sizes, room, GAP_MM)?.map((spot, i) => ({ ...spot, ...(sizes[i] ?? size(0, 0)) })) ?? [];
        for (const [i, box] of placed.entries()) {
          expect(isWithin(box, { xMm: 0, yMm: 0, ...room })).toBe(true);
          const clear = { ...box, widthMm: box.widthMm + GAP_MM, heightMm: box.heightMm + GAP_MM };
          for (const other of placed.slice(i + 1)) {
            const around = { ...other, widthMm: other.widthMm + GAP_MM, heightMm: other.heightMm + GAP_MM };
            expect(boxOverlap(clear, around)).toBeLessThan(1e-6);
          }
        }
      }),
    );
  });
});
