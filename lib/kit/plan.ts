import { boxOf, cornersOf, type Point, type Side, sharedSide, type Topology } from '@/lib/kernel/tiling';

/** A floor plan as data, in squares of the grid: what screens and pages draw alike. */
export interface Plan {
  readonly rooms: readonly PlanRoom[];
  readonly passages: readonly PlanPassage[];
  /** What stands on the side that two rooms share; between rooms that don't touch there is nothing to see. */
  readonly walls?: readonly PlanWall[] | undefined;
  /** Numbers and the like in rooms where somebody begins. */
  readonly pins?: readonly { readonly room: string; readonly label: string }[] | undefined;
  /** Where YOU ARE HERE stands. */
  readonly start?: string | undefined;
  /** Ids of rooms along the shortest way out, from the start. */
  readonly wayOut: readonly string[];
  /** Scale of the grid, said in the legend ("1 square ≈ 3 m"); none if empty. */
  readonly scale: string;
}

/** A square on a sheet of paper. On a poster all of a plan is drawn larger, as its squares are than this. */
export const SHEET_SQUARE_MM = 12;

export interface PlanRoom {
  readonly id: string;
  /** The place that it is a part of, where one place takes several rectangles: anyone who is there is in all of them. */
  readonly partOf?: string | undefined;
  readonly label: string;
  /** A tile has thin lines around it, since walls may stand on them. */
  readonly style: 'room' | 'corridor' | 'duct' | 'outside' | 'tile';
  /** A hexagon has a corner up, and fills its rectangle. */
  readonly shape?: 'hexagon' | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A secret, printed red and on the GM's copy alone. */
  readonly secret?: string | undefined;
}

/** Two rooms by their ids, in any order. */
export type PlanWall = readonly [string, string];

export interface PlanPassage {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly style: 'door' | 'open' | 'duct' | 'hull';
  /** Hatched: something stands in the way. */
  readonly blocked: boolean;
  /** What one needs or finds in the way, for the legend; '' if nothing. */
  readonly note: string;
}

/** Rooms of a plan that does not say how they lie: their size, the room between them, and how many stand in a row. */
const APART = { width: 4, height: 2, gap: 1, leastInRow: 3 } as const;

/** Rooms by their names alone, each standing apart, for the table to draw the ways between them. */
export function roomsApart(names: readonly string[]): Plan {
  const { width, height, gap, leastInRow } = APART;
  const inRow = Math.max(leastInRow, Math.ceil(Math.sqrt(names.length)));
  const rooms = names.map((label, i): PlanRoom => {
    const [x, y] = [(i % inRow) * (width + gap), Math.floor(i / inRow) * (height + gap)];
    return { id: String(i), label, style: 'room', x, y, width, height };
  });
  return { rooms, passages: [], wayOut: [], scale: '' };
}

type Shaped = Pick<PlanRoom, 'shape' | 'x' | 'y' | 'width' | 'height'>;

/** Squares of a plan's grid along a tile's side. */
const TILE_SQUARES = 3;

/** Where a cell of a grid lies on a plan, and its shape. */
export function tileRoom(topology: Topology, spot: Point): Shaped {
  const box = boxOf(topology, spot);
  return {
    x: box.x * TILE_SQUARES,
    y: box.y * TILE_SQUARES,
    width: box.width * TILE_SQUARES,
    height: box.height * TILE_SQUARES,
    ...(topology === 'hex' && { shape: 'hexagon' }),
  };
}

/** The corners of a room, clockwise. */
export const outlineOf = (room: Shaped): readonly Point[] =>
  cornersOf(room.shape === 'hexagon' ? 'hex' : 'square', room);

/** The part of their walls that two rooms have in common; undefined if they don't touch. */
export const sideBetween = (a: Shaped, b: Shaped): Side | undefined => sharedSide(outlineOf(a), outlineOf(b));

/** Where a wall stands; undefined if one of the rooms does not exist, or they don't touch. */
export function sideOf(rooms: ReadonlyMap<string, Shaped>, [a, b]: PlanWall): Side | undefined {
  const [from, to] = [rooms.get(a), rooms.get(b)];
  return from && to && sideBetween(from, to);
}

/**
 * The side between the two rooms that an id such as "A1-B1" names; undefined if it is a room's own, or names none
 * that touch.
 */
export function edgeOf(rooms: ReadonlyMap<string, PlanRoom>, id: string): Side | undefined {
  if (rooms.has(id)) return undefined;
  for (let dash = id.indexOf('-'); dash !== -1; dash = id.indexOf('-', dash + 1)) {
    const side = sideOf(rooms, [id.slice(0, dash), id.slice(dash + 1)]);
    if (side) return side;
  }
  return undefined;
}
