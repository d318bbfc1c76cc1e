import type { Drawn } from '@/lib/contract/form';
import { isEntry, type Json, type JsonObject } from '@/lib/kernel/json';
import { overlaps } from '@/lib/kernel/rect';
import type { ObjectShape } from '@/lib/schema/shape';

/** Columns of squares that are filled before the next row, and the gap between two entries. */
const ACROSS = 24;
const GAP = 1;

/** Returns the first free position on the grid for a new entry of default size. */
export function freeSpot(
  { x, y, width, height }: Drawn,
  fields: ObjectShape['fields'],
  list: readonly Json[],
): JsonObject {
  const usual = (key: string) => (fields[key]?.kind === 'number' ? (fields[key].initial ?? 0) : 0);
  const most = (key: string) => (fields[key]?.kind === 'number' ? fields[key].max : 0);
  const size = { width: usual(width), height: usual(height) };
  const sideOf = (entry: JsonObject, key: string) => (typeof entry[key] === 'number' ? entry[key] : usual(key));
  const taken = list.filter(isEntry).map((entry) => ({
    x: sideOf(entry, x),
    y: sideOf(entry, y),
    width: sideOf(entry, width),
    height: sideOf(entry, height),
  }));
  for (let top = 0; top <= most(y); top += size.height + GAP) {
    for (let left = 0; left < Math.min(ACROSS, most(x) + 1); left += size.width + GAP) {
      if (!taken.some((other) => overlaps({ x: left, y: top, ...size }, other, GAP))) return { [x]: left, [y]: top };
    }
  }
  return {};
}
