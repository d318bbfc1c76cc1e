import type { Item } from '@/templates/drawing/display-list';
import { everyCorner } from '@/templates/pieces/faces/safe-items';

/** Corner points of an item: their bounding box contains it. */
export function cornersOf(item: Item): readonly (readonly [x: number, y: number])[] {
  const corners: (readonly [number, number])[] = [];
  everyCorner(item, (x, y) => corners.push([x, y]) > 0);
  return corners;
}
