import type { BoxMm } from '@/lib/kit/blank';
import { sharedBox } from '@/lib/kit/sheets/boxes';
import {
  type GroupItem,
  type Item,
  type Leaf,
  type PlaceItem,
  rectangle,
  type Sketch,
} from '@/templates/drawing/display-list';
import { apply, type Matrix, multiply } from '@/templates/geometry/matrix';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Returns the items visible through a window, with nested rectangular clips merged. resvg fails on clipped groups that
 * begin more than a picture's size away from the enclosing clip or the page, as on a board that is shown in parts.
 * Invisible items would also cost time.
 */
export function seenThrough(items: readonly Item[], window: BoxMm, matrix: Matrix = IDENTITY): readonly Item[] {
  const seen: Item[] = [];
  let run: { readonly matrix: Matrix; readonly clip: BoxMm | undefined; readonly items: Item[] } | undefined;
  const add = (item: Item, at: Matrix, clip: BoxMm | undefined) => {
    if (run?.matrix !== at || run.clip !== clip) {
      run = { matrix: at, clip, items: [] };
      seen.push(...inPlace(run.items, at, clip));
    }
    run.items.push(item);
  };
  const walk = (some: readonly Item[], at: Matrix, clip: BoxMm | undefined): void => {
    for (const each of some) {
      const item = each.kind === 'place' && hasClips(each.sketch) ? unfolded(each) : each;
      if (item.kind !== 'group') {
        if (meet(boxAround(cornersOf(item), at), clip ?? window)) add(item, at, clip);
        continue;
      }
      const inner = multiply(at, item.matrix);
      if (item.clip === undefined) {
        walk(item.items, inner, clip);
        continue;
      }
      const box = boxAround(pointsOf(item.clip), inner);
      if (!meet(box, clip ?? window)) continue;
      if (isStraight(item.clip, inner)) walk(item.items, inner, sharedBox(box, clip ?? box));
      else add(item, at, clip);
    }
  };
  walk(items, matrix, undefined);
  return seen;
}

/** Wraps items in a group with a transformation and an optional clip. The caller may add items later. */
const inPlace = (items: readonly Item[], matrix: Matrix, clip: BoxMm | undefined): readonly Item[] => [
  {
    kind: 'group',
    ...(clip && { clip: rectangle(clip.xMm, clip.yMm, clip.widthMm, clip.heightMm) }),
    items: [{ kind: 'group', matrix, items }],
  },
];

const STRAIGHT = /^M\S+ \S+ L\S+ \S+ L\S+ \S+ L\S+ \S+ Z$/;

/** Tells whether a clip is an axis-aligned rectangle, also on the page. */
function isStraight(d: string, [a, b, c, e]: Matrix): boolean {
  if (!STRAIGHT.test(d) || !((b === 0 && c === 0) || (a === 0 && e === 0))) return false;
  const points = pointsOf(d);
  return points.every(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return x === nextX || y === nextY;
  });
}

const clipped = new WeakMap<Sketch, boolean>();

function hasClips(sketch: Sketch): boolean {
  const known = clipped.get(sketch) ?? sketch.items.some(isClipped);
  clipped.set(sketch, known);
  return known;
}

const isClipped = (item: Item): boolean =>
  (item.kind === 'group' && (item.clip !== undefined || item.items.some(isClipped))) ||
  (item.kind === 'place' && hasClips(item.sketch));

/** Expands a placed sketch to a group, since only part of it may be visible. */
const unfolded = ({ sketch, x, y, scale, ink }: PlaceItem): GroupItem => ({
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

type Point = readonly [x: number, y: number];

/** Returns points whose bounding box contains the whole item. */
function cornersOf(item: Leaf): readonly Point[] {
  switch (item.kind) {
    case 'path': {
      // Ends and mitred corners of a line extend by more than half its width.
      const by = item.stroke === undefined ? 0 : (item.widthMm ?? 0.2) * 2;
      return pointsOf(item.d).flatMap(([x, y]): readonly Point[] => [
        [x - by, y - by],
        [x + by, y + by],
      ]);
    }
    case 'text': {
      const { x, y, sizeMm, run } = item;
      const [from, to] = [x + (run.offset * sizeMm) / 1000, x + ((run.offset + run.width) * sizeMm) / 1000];
      return [
        [from - 2 * sizeMm, y - 2 * sizeMm],
        [to + 2 * sizeMm, y + 2 * sizeMm],
      ];
    }
    case 'place': {
      const { sketch, scale, x, y } = item;
      const by = 2 * scale;
      return [
        [x - by, y - by],
        [x + sketch.widthMm * scale + by, y + sketch.heightMm * scale + by],
      ];
    }
    case 'image':
    case 'field':
      return [
        [item.x, item.y],
        [item.x + item.widthMm, item.y + item.heightMm],
      ];
  }
}

/** Returns a path's points, including control points. */
function pointsOf(d: string): readonly Point[] {
  const numbers = d.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

/** Returns the bounding box of transformed points. */
function boxAround(points: readonly Point[], matrix: Matrix): BoxMm {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => apply(matrix, x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}

const meet = (a: BoxMm, b: BoxMm): boolean =>
  a.xMm <= b.xMm + b.widthMm &&
  b.xMm <= a.xMm + a.widthMm &&
  a.yMm <= b.yMm + b.heightMm &&
  b.yMm <= a.yMm + a.heightMm;
