import type { Item } from '@/templates/drawing/display-list';
import { apply } from '@/templates/geometry/matrix';
import { chordAt, type Room } from './room';

const NEARLY_MM = 0.15;
/** Typical ascent and descent of letters, as shares of the type size. */
const ASCENT = 0.72;
const DESCENT = 0.22;

export function staysSafe(items: readonly Item[], room: Room): boolean {
  const isSafe: Test = (x, y) => isInside(x, y, room);
  return items.every((item) => everyCorner(item, isSafe));
}

function isInside(x: number, y: number, room: Room): boolean {
  const { yMm, heightMm } = room.safe;
  if (y < yMm - NEARLY_MM || y > yMm + heightMm + NEARLY_MM) return false;
  const [from, to] = chordAt(room, Math.max(yMm, Math.min(yMm + heightMm, y)));
  return x >= from - NEARLY_MM && x <= to + NEARLY_MM;
}

type Test = (x: number, y: number) => boolean;

/** Tells whether a test holds for all extreme points of an item. */
export function everyCorner(item: Item, test: Test): boolean {
  switch (item.kind) {
    case 'group': {
      const { matrix, clip, items } = item;
      const inner: Test = matrix ? (x, y) => test(...apply(matrix, x, y)) : test;
      // Clipped content lies inside its clip, however large it is.
      return clip === undefined ? items.every((each) => everyCorner(each, inner)) : everyPoint(clip, inner);
    }
    case 'path':
      return everyPoint(item.d, test);
    case 'text': {
      const { run, sizeMm } = item;
      const left = item.x + (run.offset * sizeMm) / 1000;
      return ofBox(left, item.y - ASCENT * sizeMm, (run.width * sizeMm) / 1000, (ASCENT + DESCENT) * sizeMm, test);
    }
    case 'place':
      return ofBox(item.x, item.y, item.sketch.widthMm * item.scale, item.sketch.heightMm * item.scale, test);
    case 'image':
    case 'field':
      return ofBox(item.x, item.y, item.widthMm, item.heightMm, test);
  }
}

const ofBox = (x: number, y: number, width: number, height: number, test: Test) =>
  test(x, y) && test(x + width, y) && test(x + width, y + height) && test(x, y + height);

const ALONG_CURVE = [0.25, 0.5, 0.75, 1];
const [SPACE, CURVE, LETTERS] = [0x20, 'C'.charCodeAt(0), 'A'.charCodeAt(0)];

/** Tells whether the test holds for the corners of a path and for sampled points of its curves. */
function everyPoint(d: string, test: Test): boolean {
  const numbers = [0, 0, 0, 0, 0, 0] as [number, number, number, number, number, number];
  let [x, y, count, isCurve] = [0, 0, 0, false];
  for (let i = 0; i < d.length; ) {
    const sign = d.charCodeAt(i);
    let end = i + 1;
    if (sign >= LETTERS) isCurve = sign === CURVE;
    else if (sign !== SPACE) {
      while (end < d.length && d.charCodeAt(end) !== SPACE && d.charCodeAt(end) < LETTERS) end++;
      numbers[count++] = Number(d.slice(i, end));
    }
    i = end;
    if (count < (isCurve ? 6 : 2)) continue;
    count = 0;
    const [a, b, c, e, f, g] = numbers;
    const isHeld = isCurve
      ? ALONG_CURVE.every((t) => test(curveAt(t, x, a, c, f), curveAt(t, y, b, e, g)))
      : test(a, b);
    if (!isHeld) return false;
    [x, y] = isCurve ? [f, g] : [a, b];
  }
  return true;
}

function curveAt(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
}
