import { entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Topology } from '@/lib/kernel/tiling';
import { formatPlace, GRID_MAX, parsePlace, type Spot } from '@/lib/kit/grid';
import { type Board, compileBoard, formatEdge, NONE, parseEdge } from '@/lib/tabletop/play/board';
import {
  type Cells,
  cellsOf,
  edits,
  type GridConfig,
  type GridSize,
  gridPatches,
  movedBy,
  relocate,
} from './grid-model';

/** Contents of a grid's lists, as drawn. */
export interface GridState {
  readonly cells: Cells;
  /** Ids of the entries for a side, by the side's normalised id; usually one entry with that id. */
  readonly edges: ReadonlyMap<string, readonly string[]>;
  /** Places by the ids of pins: "4-1" on "A1". */
  readonly pins: ReadonlyMap<string, string>;
}

export function stateOf(widget: GridConfig, body: Json): GridState {
  const entries = (path: Path | undefined) => entriesOf(path && valueAt(body, path));
  const edges = new Map<string, readonly string[]>();
  for (const { id } of entries(widget.edges?.path)) {
    const ends = parseEdge(id);
    const edge = ends ? formatEdge(...ends) : id;
    edges.set(edge, [...(edges.get(edge) ?? []), id]);
  }
  const cell = widget.pins?.cell ?? '';
  const pins = entries(widget.pins?.path).map((entry) => [entry.id, String(entry[cell] ?? '')] as const);
  return { cells: cellsOf(widget, valueAt(body, widget.path)), edges, pins: new Map(pins) };
}

export const topologyOf = ({ topology }: GridConfig, body: Json): Topology =>
  topology && valueAt(body, topology) === 'hex' ? 'hex' : 'square';

/** Returns the grid's size according to the body; undefined if the widget has no size fields. */
export function sizeOf({ size, columns, rows }: GridConfig, body: Json): GridSize | undefined {
  const count = (path: Path, most: number) => Math.max(1, Math.min(most, GRID_MAX, Number(valueAt(body, path)) || 1));
  return size && { columns: count(size.columns, columns), rows: count(size.rows, rows) };
}

/** Returns the numbers of players for which there are sets of pins. */
export function setsOf({ pins }: GridConfig, body: Json): readonly number[] {
  if (!pins) return [];
  const [min, max] = [pins.players.min, pins.players.max].map((path) => Number(valueAt(body, path)) || 0);
  const first = Math.max(1, Math.min(min ?? 1, max ?? 1));
  return Array.from({ length: Math.max(1, (max ?? 1) - first + 1) }, (_, i) => first + i);
}

export const pinId = (players: number, number: number): string => `${players}-${number}`;

/** Returns the placed pins of one set, by number. */
export const pinsOf = ({ pins }: GridState, players: number): readonly (readonly [number, string])[] =>
  Array.from({ length: players }, (_, i) => [i + 1, pins.get(pinId(players, i + 1)) ?? ''] as const).filter(
    ([, cell]) => cell !== '',
  );

/** Tells whether a cell with this value is not part of the board. */
export function isHole({ paints, gap }: GridConfig, value: string | undefined): boolean {
  const paint = paints.find((each) => each.value === value) ?? gap;
  return paint.look === 'empty';
}

/** Returns the board: the cells that are part of it and the sides between them. */
export function boardOf(widget: GridConfig, cells: Cells, topology: Topology, { columns, rows }: GridSize): Board {
  const holes: string[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const id = formatPlace({ x, y });
      if (isHole(widget, cells.get(id))) holes.push(id);
    }
  }
  return compileBoard({ topology, columns, rows, holes });
}

/** Returns walls by edge index, for walks over a board. */
export function wallsOf(board: Board, { edges }: Pick<GridState, 'edges'>): Uint8Array {
  const walls = new Uint8Array(board.edges);
  for (const id of edges.keys()) {
    const edge = board.edgeOf(id);
    if (edge !== NONE) walls[edge] = 1;
  }
  return walls;
}

/** Returns the state with everything moved. Cells that fall off are dropped with their sides and pins. */
export function moveState({ cells, edges, pins }: GridState, shift: (spot: Spot) => Spot | undefined): GridState {
  const placeOf = (id: string) => {
    const spot = parsePlace(id);
    const moved = spot && shift(spot);
    return moved && formatPlace(moved);
  };
  const edgeOf = (id: string) => {
    const ends = parseEdge(id);
    // Ids that name no side stay unchanged: the checks report them.
    if (!ends) return id;
    const [a, b] = [shift(ends[0]), shift(ends[1])];
    return a && b && formatEdge(a, b);
  };
  return {
    cells: relocate(cells, movedBy(cells, shift)),
    edges: mapped(edges, ([id, entries]) => [edgeOf(id), entries]),
    pins: mapped(pins, ([id, cell]) => [id, placeOf(cell)]),
  };
}

/** Maps the pairs of a map; drops results without a key or a value. */
const mapped = <Value>(
  of: ReadonlyMap<string, Value>,
  change: (pair: readonly [string, Value]) => readonly [string | undefined, Value | undefined],
): ReadonlyMap<string, Value> =>
  new Map(
    [...of].flatMap((pair) => {
      const [id, value] = change(pair);
      return id === undefined || value === undefined ? [] : [[id, value] as const];
    }),
  );

/** Returns the state without the sides and pins of cells that are no longer part of the board. */
export function clearHoles(widget: GridConfig, state: GridState, painted: Iterable<string>): GridState {
  const gone = new Set([...painted].filter((id) => isHole(widget, state.cells.get(id))));
  if (gone.size === 0) return state;
  const isGone = (id: string) => parseEdge(id)?.some((end) => gone.has(formatPlace(end))) === true;
  return {
    ...state,
    edges: new Map([...state.edges].filter(([id]) => !isGone(id))),
    pins: new Map([...state.pins].filter(([, cell]) => !gone.has(cell))),
  };
}

/** Returns the smallest edit from one state to another. Paths begin at `root`, where the body is. */
export function statePatches(widget: GridConfig, root: Path, before: GridState, after: GridState): readonly Patch[] {
  const { edges, pins } = widget;
  return [
    ...gridPatches(widget, [...root, ...widget.path], before.cells, after.cells),
    ...(edges ? edgePatches([...root, ...edges.path], before, after) : []),
    ...(pins ? pinPatches([...root, ...pins.path], pins.cell, before, after) : []),
  ];
}

function edgePatches(path: Path, before: GridState, after: GridState): readonly Patch[] {
  const gone = [...before.edges].filter(([id]) => !after.edges.has(id)).flatMap(([, entries]) => entries);
  const kept = [...before.edges].filter(([id]) => after.edges.has(id)).flatMap(([, entries]) => entries);
  const added = [...after.edges.keys()].filter((id) => !before.edges.has(id)).toSorted(byPlace);
  let next = 0;
  return [
    ...gone.map((id): Patch => ({ op: 'remove', path: [...path, id] })),
    ...added.map((id): Patch => {
      while (next < kept.length && byPlace(kept[next] ?? '', id) < 0) next++;
      const follower = kept[next];
      return { op: 'insert', path, entry: { id }, ...(follower !== undefined && { before: follower }) };
    }),
  ];
}

/** Orders sides by their first cells, then by their second, column before row. */
function byPlace(a: string, b: string): number {
  const [from, to] = [parseEdge(a), parseEdge(b)];
  if (!from || !to) return 0;
  const [first, second] = [from, to].map(([one, two]) => ((one.x * 32 + one.y) * 32 + two.x) * 32 + two.y);
  return (first ?? 0) - (second ?? 0);
}

function pinPatches(path: Path, cell: string, before: GridState, after: GridState): readonly Patch[] {
  const entry = (id: string, at: string): JsonObject & { readonly id: string } => ({ id, [cell]: at });
  return [
    ...[...before.pins.keys()]
      .filter((id) => !after.pins.has(id))
      .map((id): Patch => ({ op: 'remove', path: [...path, id] })),
    ...[...after.pins].flatMap(([id, at]): readonly Patch[] => {
      if (!before.pins.has(id)) return [{ op: 'insert', path, entry: entry(id, at) }];
      return before.pins.get(id) === at ? [] : [{ op: 'set', path: [...path, id, cell], value: at }];
    }),
  ];
}

/** Returns entries edited here that are off the board as it is now: they are invisible, but the checks report them. */
export function straysOf(widget: GridConfig, state: GridState, board: Board, size: GridSize): GridState {
  const isOff = (id: string) => {
    const spot = parsePlace(id);
    return !spot || spot.x >= size.columns || spot.y >= size.rows;
  };
  return {
    cells: new Map(edits(widget, 'cells') ? [...state.cells].filter(([id]) => isOff(id)) : []),
    edges: new Map(edits(widget, 'edges') ? [...state.edges].filter(([id]) => board.edgeOf(id) === NONE) : []),
    pins: new Map(edits(widget, 'pins') ? [...state.pins].filter(([, cell]) => board.cellOf(cell) === NONE) : []),
  };
}

export function without({ cells, edges, pins }: GridState, gone: GridState): GridState {
  const rest = <Value>(of: ReadonlyMap<string, Value>, less: ReadonlyMap<string, unknown>) =>
    new Map([...of].filter(([id]) => !less.has(id)));
  return { cells: rest(cells, gone.cells), edges: rest(edges, gone.edges), pins: rest(pins, gone.pins) };
}
