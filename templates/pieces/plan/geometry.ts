import type { Side } from '@/lib/kernel/tiling';
import { type Plan, type PlanRoom, sideBetween } from '@/lib/kit/plan';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A room on paper. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  readonly shape?: PlanRoom['shape'];
}

/** Course of a passage: through a shared wall if the rooms touch, otherwise from edge to edge. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** The shared part of the wall, if the rooms touch. */
  readonly wall?: Side & { readonly upright: boolean };
}

/** Returns the bounding rectangle of all rooms, in grid squares. */
export function gridOf(rooms: readonly PlanRoom[]) {
  const left = Math.min(...rooms.map(({ x }) => x));
  const top = Math.min(...rooms.map(({ y }) => y));
  const columns = Math.max(1, Math.max(...rooms.map(({ x, width }) => x + width)) - left);
  const rows = Math.max(1, Math.max(...rooms.map(({ y, height }) => y + height)) - top);
  return { left, top, columns, rows };
}

const LARGEST_SQUARE_MM = 16;

/** Returns the mapping from grid to paper: the largest square that fits, up to a limit, with the plan centred. */
export function scaleOf(
  rooms: readonly PlanRoom[],
  widthMm: number,
  heightMm: number,
  mostMm: number = LARGEST_SQUARE_MM,
) {
  const { left, top, columns, rows } = gridOf(rooms);
  const square = Math.min(widthMm / columns, heightMm / rows, mostMm);
  const dx = (widthMm - columns * square) / 2;
  return {
    square,
    heightMm: rows * square,
    place: ({ x, y, width, height, shape }: PlanRoom): Box => ({
      x: dx + (x - left) * square,
      y: (y - top) * square,
      width: width * square,
      height: height * square,
      shape,
    }),
  };
}

/** Returns the area of a room for text and signs. */
export const innerOf = ({ x, y, width, height, shape }: Box): Box =>
  shape === 'hexagon' ? { x, y: y + height / 4, width, height: height / 2 } : { x, y, width, height };

export const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const TOUCH_MM = 0.05;
/** Distance that a passage keeps from the middle of other rooms, where their names are. */
const ASIDE = 0.12;

export function wayBetween(a: Box, b: Box): Way {
  if (a.shape === 'hexagon' || b.shape === 'hexagon') return wayBetweenTiles(a, b);
  const across = overlap(a.x, a.width, b.x, b.width);
  const along = overlap(a.y, a.height, b.y, b.height);
  if (across && !along) {
    const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
    const [y1, y2] = [upper.y + upper.height, lower.y];
    const x = across.from + (across.to - across.from) * (y2 - y1 < TOUCH_MM ? 0.5 : ASIDE);
    const [from, to] =
      a === upper
        ? [
            { x, y: y1 },
            { x, y: y2 },
          ]
        : [
            { x, y: y2 },
            { x, y: y1 },
          ];
    const wall =
      Math.abs(y2 - y1) < TOUCH_MM
        ? { from: { x: across.from, y: y1 }, to: { x: across.to, y: y1 }, upright: false }
        : undefined;
    return { from, to, middle: { x, y: (y1 + y2) / 2 }, ...(wall && { wall }) };
  }
  if (along && !across) {
    const [lefty, righty] = a.x < b.x ? [a, b] : [b, a];
    const [x1, x2] = [lefty.x + lefty.width, righty.x];
    const y = along.from + (along.to - along.from) * (x2 - x1 < TOUCH_MM ? 0.5 : ASIDE);
    const [from, to] =
      a === lefty
        ? [
            { x: x1, y },
            { x: x2, y },
          ]
        : [
            { x: x2, y },
            { x: x1, y },
          ];
    const wall =
      Math.abs(x2 - x1) < TOUCH_MM
        ? { from: { x: x1, y: along.from }, to: { x: x1, y: along.to }, upright: true }
        : undefined;
    return { from, to, middle: { x: (x1 + x2) / 2, y }, ...(wall && { wall }) };
  }
  return straightWay(a, b);
}

function wayBetweenTiles(a: Box, b: Box): Way {
  const wall = sideBetween(a, b);
  if (!wall) return straightWay(a, b);
  const { from, to } = wall;
  const middle = middleOf(from, to);
  return { from: middle, to: middle, middle, wall: { from, to, upright: Math.abs(to.x - from.x) < TOUCH_MM } };
}

function straightWay(a: Box, b: Box): Way {
  const [from, to] = [edgeTowards(a, centre(b)), edgeTowards(b, centre(a))];
  return { from, to, middle: middleOf(from, to) };
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function overlap(a: number, aSize: number, b: number, bSize: number) {
  const [from, to] = [Math.max(a, b), Math.min(a + aSize, b + bSize)];
  return to - from > TOUCH_MM ? { from, to } : undefined;
}

/** Returns the point at which the line from a room's centre to a point leaves the room. */
function edgeTowards(box: Box, to: Point): Point {
  const { x, y } = centre(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(dx === 0 ? 1 : box.width / 2 / Math.abs(dx), dy === 0 ? 1 : box.height / 2 / Math.abs(dy), 1);
  return { x: x + dx * share, y: y + dy * share };
}

/** Returns the point of the way out in a room: below its name. */
export const routePoint = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height * 0.68 });

const WITHIN_DOOR_MM = 1.8;

export function routeOf({ wayOut, passages }: Plan, boxes: ReadonlyMap<string, Box>): readonly Point[] {
  return wayOut.flatMap((id, i) => {
    const box = boxes.get(id);
    if (!box) return [];
    const here = routePoint(box);
    const nextId = wayOut[i + 1];
    const next = nextId === undefined ? undefined : boxes.get(nextId);
    const linked = passages.some(({ a, b }) => (a === id && b === nextId) || (b === id && a === nextId));
    if (!next || !linked) return [here];
    const { from, to, middle, wall } = wayBetween(box, next);
    if (!wall?.upright) return [here, from, to];
    const y = Math.min(Math.max(here.y, middle.y - WITHIN_DOOR_MM), middle.y + WITHIN_DOOR_MM);
    return [here, { x: middle.x, y }];
  });
}
