import type { BoxMm } from '@/lib/kit/blank';
import type { Item, PlaceItem, Sketch } from '../display-list';
import { apply, type Matrix, multiply } from '../matrix';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * What of some items is seen through a window, as far as clips tell. resvg breaks down over clipped groups that lie
 * two pictures away from the one it draws, and they would only cost time.
 */
export const seenThrough = (items: readonly Item[], window: BoxMm, matrix: Matrix = IDENTITY): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    if (item.kind === 'place') return hasClips(item.sketch) ? seenThrough([unfolded(item)], window, matrix) : [item];
    if (item.kind !== 'group') return [item];
    const inner = multiply(matrix, item.matrix);
    if (item.clip !== undefined && !meet(boundsOf(item.clip, inner), window)) return [];
    return [{ ...item, items: seenThrough(item.items, window, inner) }];
  });

const clipped = new WeakMap<Sketch, boolean>();

function hasClips(sketch: Sketch): boolean {
  const known = clipped.get(sketch) ?? sketch.items.some(isClipped);
  clipped.set(sketch, known);
  return known;
}

const isClipped = (item: Item): boolean =>
  (item.kind === 'group' && (item.clip !== undefined || item.items.some(isClipped))) ||
  (item.kind === 'place' && hasClips(item.sketch));

/** What is placed, as a group of its own, since only some of it may be seen here. */
const unfolded = ({ sketch, x, y, scale, ink }: PlaceItem): Item => ({
  kind: 'group',
  matrix: [scale, 0, 0, scale, x, y],
  items: ink === undefined ? sketch.items : sketch.items.map((item) => inked(item, ink)),
});

function inked(item: Item, ink: string): Item {
  switch (item.kind) {
    case 'path':
      return {
        ...item,
        fill: item.fill === 'inherit' ? ink : item.fill,
        stroke: item.stroke === 'inherit' ? ink : item.stroke,
      };
    case 'group':
      return { ...item, items: item.items.map((inner) => inked(inner, ink)) };
    case 'place':
      return { ...item, ink: item.ink ?? ink };
    default:
      return item;
  }
}

/** The box around a path's points and handles, which is never smaller than the path's own. */
function boundsOf(d: string, matrix: Matrix): BoxMm {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) =>
    apply(matrix, numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}

const meet = (a: BoxMm, b: BoxMm): boolean =>
  a.xMm < b.xMm + b.widthMm && b.xMm < a.xMm + a.widthMm && a.yMm < b.yMm + b.heightMm && b.yMm < a.yMm + a.heightMm;
