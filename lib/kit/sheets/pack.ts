import type { SizeMm } from '@/lib/kernel/units';
import type { PointMm } from '../blank';

const NEARLY = 1e-6;

/** Shelf packing: rows, tallest boxes first. Returns positions by index; undefined if not all boxes fit. */
export function packed(sizes: readonly SizeMm[], room: SizeMm, gapMm: number): readonly PointMm[] | undefined {
  const rows: { readonly yMm: number; widthMm: number }[] = [];
  const spots: PointMm[] = [];
  let belowMm = 0;
  const byHeight = [...sizes.entries()].toSorted(([, a], [, b]) => b.heightMm - a.heightMm);
  for (const [i, { widthMm, heightMm }] of byHeight) {
    let row = rows.find((one) => one.widthMm + widthMm <= room.widthMm + NEARLY);
    if (!row) {
      row = { yMm: belowMm, widthMm: 0 };
      if (widthMm > room.widthMm + NEARLY || belowMm + heightMm > room.heightMm + NEARLY) return undefined;
      rows.push(row);
      belowMm += heightMm + gapMm;
    }
    spots[i] = { xMm: row.widthMm, yMm: row.yMm };
    row.widthMm += widthMm + gapMm;
  }
  return spots;
}
