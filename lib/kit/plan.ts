import { boxOf, cornersOf, type Point, type Side, sharedSide, type Topology } from '@/lib/kernel/tiling';

/** A floor plan as data, in grid squares. Screens and pages draw it alike. */
export interface Plan {
  readonly rooms: readonly PlanRoom[];
  readonly passages: readonly PlanPassage[];
  /** Walls between adjacent rooms. Walls between rooms that don't touch are not drawn. */
  readonly walls?: readonly PlanWall[] | undefined;
  /** Labels such as numbers in the rooms where players start. */
  readonly pins?: readonly { readonly room: string; readonly label: string }[] | undefined;
  /** Id of the room with the YOU ARE HERE mark. */
  readonly start?: string | undefined;
  /** Ids of rooms along the shortest way out, from the start. */
  readonly wayOut: readonly string[];
  /** Scale of the grid for the legend ("1 square ≈ 3 m"); '' for none. */
  readonly scale: string;
}

/** Size of a square on a sheet of paper. Posters enlarge the whole plan. */
export const SHEET_SQUARE_MM = 12;

export interface PlanRoom {
  readonly id: string;
  /** Id of the place, if it consists of several rectangles. A character there is in all of them. */
  readonly partOf?: string | undefined;
  readonly label: string;
  /** A tile has thin outlines, since walls may be drawn on them. */
  readonly style: 'room' | 'corridor' | 'duct' | 'outside' | 'tile';
  /** A hexagon has a corner at the top and fills its rectangle. */
  readonly shape?: 'hexagon' | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A secret, printed in red and only on the GM's copy. */
  readonly secret?: string | undefined;
}

/** Ids of two rooms, in any order. */
export type PlanWall = readonly [string, string];

export interface PlanPassage {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly style: 'door' | 'open' | 'duct' | 'hull';
  /** Drawn hatched: the passage is blocked. */
  readonly blocked: boolean;
  /** Item needed or found in the passage, for the legend; '' for none. */
  readonly note: string;
}

/** Layout of rooms without coordinates: their size, the gap between them, and the smallest number per row. */
const APART = { width: 4, height: 2, gap: 1, leastInRow: 3 } as const;

/** Lays out rooms by name only, apart from each other, so that players can draw the passages. */
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

/** Grid squares along the side of a tile. */
const TILE_SQUARES = 3;

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

/** Returns the corners of a room, clockwise. */
export const outlineOf = (room: Shaped): readonly Point[] =>
  cornersOf(room.shape === 'hexagon' ? 'hex' : 'square', room);

export const sideBetween = (a: Shaped, b: Shaped): Side | undefined => sharedSide(outlineOf(a), outlineOf(b));

/** Returns the position of a wall; undefined if a room does not exist or the rooms don't touch. */
export function sideOf(rooms: ReadonlyMap<string, Shaped>, [a, b]: PlanWall): Side | undefined {
  const [from, to] = [rooms.get(a), rooms.get(b)];
  return from && to && sideBetween(from, to);
}

/** Returns the side named by an id such as "A1-B1"; undefined for a room's id or rooms that don't touch. */
export function edgeOf(rooms: ReadonlyMap<string, PlanRoom>, id: string): Side | undefined {
  if (rooms.has(id)) return undefined;
  for (let dash = id.indexOf('-'); dash !== -1; dash = id.indexOf('-', dash + 1)) {
    const side = sideOf(rooms, [id.slice(0, dash), id.slice(dash + 1)]);
    if (side) return side;
  }
  return undefined;
}
