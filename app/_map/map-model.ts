import { clamp, type Limits, nearestFree, type Range } from '@/app/_canvas/free-spot';
import type { Widget } from '@/lib/contract/form';
import { type Entry, entriesOf, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import type { ListShape } from '@/lib/schema/shape';

export type MapConfig = Extract<Widget, { widget: 'map' }>;

export type { Rect };

export interface MapPlace extends Rect {
  readonly id: string;
  readonly title: string;
}

export interface MapWay {
  readonly id: string;
  readonly a: string;
  readonly b: string;
}

export interface MapModel {
  readonly places: readonly MapPlace[];
  readonly ways: readonly MapWay[];
}

/** Width in squares of the rows in which new places are put. */
const ROW = 24;
const MIN_SIZE = { width: 24, height: 16 };
const MARGIN = 3;
const SIDES = ['x', 'y', 'width', 'height'] as const;

export function limitsOf(config: MapConfig, list: ListShape): Limits {
  const range = (key: string): Range => {
    const field = list.entry.kind === 'object' ? list.entry.fields[key] : undefined;
    return field?.kind === 'number' ? { min: field.min, max: field.max } : { min: 0, max: 0 };
  };
  const { x, y, width, height } = config.places;
  return { x: range(x), y: range(y), width: range(width), height: range(height) };
}

/** Returns the maximum length of a place's name. */
export function longestName(list: ListShape, headline: string): number {
  const field = list.entry.kind === 'object' ? list.entry.fields[headline] : undefined;
  return field?.kind === 'text' ? field.max : 0;
}

/** Returns places and ways as the canvas draws them. Leaves out dangling ways: the checks report them. */
export function mapOf(config: MapConfig, noun: string, places: Json | undefined, ways: Json | undefined): MapModel {
  const { headline } = config.places;
  const drawn = entriesOf(places).map((entry) => {
    const name = entry[headline];
    const title = typeof name === 'string' && name.trim() !== '' ? name : `Unnamed ${noun}`;
    return { id: entry.id, title, ...rectOf(config, entry) };
  });
  const known = new Set(drawn.map(({ id }) => id));
  return {
    places: drawn,
    ways: entriesOf(ways).flatMap((entry) => {
      const [a, b] = [entry[config.ways.a], entry[config.ways.b]];
      if (typeof a !== 'string' || typeof b !== 'string' || a === b || !known.has(a) || !known.has(b)) return [];
      return [{ id: entry.id, a, b }];
    }),
  };
}

/** Returns the rectangle of an entry, in squares. */
export function rectOf(config: MapConfig, entry: Json): Rect {
  const side = (key: string, blank: number) => {
    const value = isJsonObject(entry) ? entry[key] : undefined;
    return typeof value === 'number' ? value : blank;
  };
  const { x, y, width, height } = config.places;
  return { x: side(x, 0), y: side(y, 0), width: side(width, 1), height: side(height, 1) };
}

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** Returns a place resized by one of its corners; the opposite corner stays. */
export function resize(rect: Rect, corner: Corner, dx: number, dy: number, limits: Limits): Rect {
  const [west, north] = [corner.endsWith('w'), corner.startsWith('n')];
  const width = clamp(rect.width + (west ? -dx : dx), {
    min: limits.width.min,
    max: west ? Math.min(limits.width.max, rect.x + rect.width - limits.x.min) : limits.width.max,
  });
  const height = clamp(rect.height + (north ? -dy : dy), {
    min: limits.height.min,
    max: north ? Math.min(limits.height.max, rect.y + rect.height - limits.y.min) : limits.height.max,
  });
  return {
    x: west ? rect.x + rect.width - width : rect.x,
    y: north ? rect.y + rect.height - height : rect.y,
    width,
    height,
  };
}

/** Returns the whole squares between two points, within the limits of a place. */
export function drawnRect(from: Point, to: Point, limits: Limits): Rect {
  const [x, width] = drawnSide(from.x, to.x, limits.x, limits.width);
  const [y, height] = drawnSide(from.y, to.y, limits.y, limits.height);
  return { x, y, width, height };
}

function drawnSide(from: number, to: number, at: Range, size: Range): readonly [start: number, size: number] {
  const start = clamp(Math.floor(Math.min(from, to)), at);
  return [start, clamp(Math.ceil(Math.max(from, to)) - start, size)];
}

/** Returns new entries with free positions beside the existing places. */
export function sideBySide(
  config: MapConfig,
  given: readonly Entry[],
  taken: readonly Rect[],
  limits: Limits,
): readonly Entry[] {
  const { x, y } = config.places;
  const all = [...taken];
  return given.map((entry) => {
    const spot = firstFree(rectOf(config, entry), all, limits);
    all.push(spot);
    return { ...entry, [x]: spot.x, [y]: spot.y };
  });
}

/** Returns the first free spot in rows, with a square between neighbours; otherwise the nearest one anywhere. */
function firstFree(rect: Rect, taken: readonly Rect[], limits: Limits): Rect {
  const [left, right] = [Math.max(limits.x.min, 1), Math.min(limits.x.max, ROW - rect.width)];
  for (let y = Math.max(limits.y.min, 1); y <= limits.y.max; y++) {
    for (let x = left; x <= right; x++) {
      const spot = { ...rect, x, y };
      const met = taken.find((other) => overlaps(spot, other, 1));
      if (!met) return spot;
      x = met.x + met.width;
    }
  }
  return nearestFree(rect, taken, limits, 1);
}

/** Returns the size of the board in squares: all places, with some room around them. */
export const boardSize = (rects: readonly Rect[]): readonly [columns: number, rows: number] => [
  Math.max(MIN_SIZE.width, ...rects.map(({ x, width }) => x + width + MARGIN)),
  Math.max(MIN_SIZE.height, ...rects.map(({ y, height }) => y + height + MARGIN)),
];

export const middlesOf = (places: readonly MapPlace[]): ReadonlyMap<string, Point> =>
  new Map(places.map((place) => [place.id, middle(place)]));

export function overlapping(places: readonly MapPlace[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      if (overlaps(a, b)) found.add(a.id).add(b.id);
    }
  }
  return found;
}

/** Moves places from a layout to whole squares that fit the grid and do not overlap. */
export function settle(wishes: ReadonlyMap<string, Rect>, limits: Limits, gap = 1): ReadonlyMap<string, Rect> {
  const rects = [...wishes.values()];
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const shrink = (far: number, near: number, { min, max }: Range) => Math.min(1, (max - min) / Math.max(1, far - near));
  const [byX, byY] = [
    shrink(Math.max(...rects.map(({ x }) => x)), left, limits.x),
    shrink(Math.max(...rects.map(({ y }) => y)), top, limits.y),
  ];
  const inReadingOrder = [...wishes].toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x);
  const settled = new Map<string, Rect>();
  for (const [id, rect] of inReadingOrder) {
    const wish = { ...rect, x: limits.x.min + (rect.x - left) * byX, y: limits.y.min + (rect.y - top) * byY };
    settled.set(id, nearestFree(wish, [...settled.values()], limits, gap));
  }
  return settled;
}

/** Returns patches for the changed sides only. Paths begin at `root`, the list's place. */
export const placePatches = (
  config: MapConfig,
  root: Path,
  places: readonly MapPlace[],
  next: ReadonlyMap<string, Rect>,
): readonly Patch[] =>
  places.flatMap((place) => {
    const rect = next.get(place.id) ?? place;
    return SIDES.filter((side) => place[side] !== rect[side]).map(
      (side): Patch => ({ op: 'set', path: [...root, place.id, config.places[side]], value: rect[side] }),
    );
  });

/** Returns patches that remove places and their ways, and clear the start if it was one of them. */
export function removePlaces(
  config: MapConfig,
  body: Path,
  map: MapModel,
  ids: readonly string[],
  start: string,
): readonly Patch[] {
  return [
    ...map.ways
      .filter(({ a, b }) => ids.includes(a) || ids.includes(b))
      .map((way): Patch => ({ op: 'remove', path: [...body, ...config.ways.path, way.id] })),
    ...(ids.includes(start) ? [{ op: 'set' as const, path: [...body, ...config.start], value: '' }] : []),
    ...ids.map((id): Patch => ({ op: 'remove', path: [...body, ...config.places.path, id] })),
  ];
}

/** Returns the reason why no way can be drawn between two places; undefined if one can. */
export function refuseWay(map: MapModel, a: string, b: string): string | undefined {
  const quote = (id: string) => `“${map.places.find((place) => place.id === id)?.title ?? id}”`;
  if (a === b) return `${quote(a)} can't lead into itself.`;
  const exists = map.ways.some((way) => (way.a === a && way.b === b) || (way.a === b && way.b === a));
  return exists ? `${quote(a)} and ${quote(b)} are already connected. Change that passage instead.` : undefined;
}

/** Returns the line between two places: across the middle of a shared wall, otherwise between their walls. */
export function wayLine(a: Rect, b: Rect): { readonly from: Point; readonly to: Point; readonly shared: boolean } {
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (right > left && bottom === top) return { from: { x, y: top - 0.4 }, to: { x, y: top + 0.4 }, shared: true };
  if (bottom > top && right === left) return { from: { x: left - 0.4, y }, to: { x: left + 0.4, y }, shared: true };
  if (right > left && bottom < top) return { from: { x, y: bottom }, to: { x, y: top }, shared: false };
  if (bottom > top && right < left) return { from: { x: right, y }, to: { x: left, y }, shared: false };
  const [p, q] = [middle(a), middle(b)];
  return { from: towards(a, p, q), to: towards(b, q, p), shared: false };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the point where the line from the middle `p` of `rect` to `q` crosses its wall. */
function towards(rect: Rect, p: Point, q: Point): Point {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const part = Math.min(dx === 0 ? 1 : rect.width / 2 / Math.abs(dx), dy === 0 ? 1 : rect.height / 2 / Math.abs(dy), 1);
  return { x: p.x + dx * part, y: p.y + dy * part };
}
