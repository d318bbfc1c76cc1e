import type { GridLayer, Paint, WidgetOf } from '@/lib/contract/form';
import { entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';
import { listPathOf, type Reference } from '@/lib/schema/references';

export type GridConfig = WidgetOf<'grid'>;

export const edits = ({ only }: GridConfig, layer: GridLayer): boolean => only === undefined || only === layer;

/** Paint by place; places not in the map are empty. */
export type Cells = ReadonlyMap<string, string>;

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/** Axis of a fold: left on right, or top on bottom. */
export type Axis = 'across' | 'down';
export const AXES: readonly Axis[] = ['across', 'down'];
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Returns the cells of a list that lie on the grid. */
export function cellsOf({ by, paints }: GridConfig, list: Json | undefined): Cells {
  const entries = entriesOf(list);
  const paintOf = (entry: JsonObject) => (by === undefined ? (paints[0]?.value ?? '') : String(entry[by]));
  return new Map(entries.flatMap((entry) => (parsePlace(entry.id) ? [[entry.id, paintOf(entry)]] : [])));
}

/** Returns the smallest grid from A1 that holds all cells. */
export function extentOf(cells: Cells): GridSize {
  const spots = [...cells.keys()].flatMap((id) => parsePlace(id) ?? []);
  return { columns: Math.max(0, ...spots.map(({ x }) => x + 1)), rows: Math.max(0, ...spots.map(({ y }) => y + 1)) };
}

/** Returns every cell on a straight stroke between two cells, both included, without diagonal steps. */
export function stroke(from: Spot, to: Spot): readonly Spot[] {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const spots = [from];
  let { x, y } = from;
  for (let [across, down] = [0, 0]; across < dx || down < dy; ) {
    if (down >= dy || (across < dx && (across + 0.5) * dy <= (down + 0.5) * dx)) {
      x += stepX;
      across++;
    } else {
      y += stepY;
      down++;
    }
    spots.push({ x, y });
  }
  return spots;
}

/** Returns a paint's counterpart on the other side of a fold. */
const mirrorPaint = (paints: readonly Paint[], value: string, axis: Axis): string =>
  (axis === 'across' && paints.find((paint) => paint.value === value)?.twin) || value;

export const mirrorSpot = ({ x, y }: Spot, { columns, rows }: GridSize, axis: Axis): Spot =>
  axis === 'across' ? { x: columns - 1 - x, y } : { x, y: rows - 1 - y };

/** Returns all cells painted by painting one, with folds. Value undefined erases. */
export function paintedAt(
  spot: Spot,
  value: string | undefined,
  paints: readonly Paint[],
  size: GridSize,
  folds: readonly Axis[],
): ReadonlyMap<string, string | undefined> {
  let painted: readonly (readonly [Spot, string | undefined])[] = [[spot, value]];
  for (const axis of folds) {
    const mirrored = painted.map(
      ([at, what]) => [mirrorSpot(at, size, axis), what && mirrorPaint(paints, what, axis)] as const,
    );
    // On a cell that the fold runs through, the original paint wins.
    painted = [...mirrored, ...painted];
  }
  return new Map(painted.map(([at, what]) => [formatPlace(at), what]));
}

/** Returns the cells after some have been painted or erased. */
export function paint(cells: Cells, painted: ReadonlyMap<string, string | undefined>): Cells {
  const after = new Map(cells);
  for (const [id, value] of painted) {
    if (value === undefined) after.delete(id);
    else after.set(id, value);
  }
  return after;
}

/** Copies the half on the side `from` onto the other. A middle line stays unchanged. */
export function mirror(cells: Cells, paints: readonly Paint[], size: GridSize, from: Side): Cells {
  const axis: Axis = from === 'left' || from === 'right' ? 'across' : 'down';
  const length = axis === 'across' ? size.columns : size.rows;
  const isKept = (spot: Spot) => {
    const place = axis === 'across' ? spot.x : spot.y;
    return from === 'left' || from === 'top' ? 2 * place < length - 1 : 2 * place > length - 1;
  };
  const isMiddle = (spot: Spot) => 2 * (axis === 'across' ? spot.x : spot.y) === length - 1;
  const after = new Map<string, string>();
  for (const [id, value] of cells) {
    const spot = parsePlace(id);
    if (!spot) continue;
    if (isMiddle(spot)) after.set(id, value);
    if (!isKept(spot)) continue;
    after.set(id, value);
    after.set(formatPlace(mirrorSpot(spot, size, axis)), mirrorPaint(paints, value, axis));
  }
  return after;
}

/** Maps cells to their places after a line was added (1) or removed (-1) at a side; undefined for removed cells. */
export const shiftOf =
  (side: Side, by: 1 | -1, size: GridSize) =>
  (spot: Spot): Spot | undefined => {
    const gone =
      by === -1 &&
      ((side === 'left' && spot.x === 0) ||
        (side === 'top' && spot.y === 0) ||
        (side === 'right' && spot.x === size.columns - 1) ||
        (side === 'bottom' && spot.y === size.rows - 1));
    if (gone) return undefined;
    return { x: spot.x + (side === 'left' ? by : 0), y: spot.y + (side === 'top' ? by : 0) };
  };

/** Returns the shift that moves all cells into the top left corner, and the remaining size. */
export function trimOf(cells: Cells): { readonly shift: (spot: Spot) => Spot; readonly size: GridSize } {
  const spots = [...cells.keys()].flatMap((id) => parsePlace(id) ?? []);
  const { columns, rows } = extentOf(cells);
  if (columns === 0) return { shift: (spot) => spot, size: { columns, rows } };
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  return { shift: ({ x, y }) => ({ x: x - left, y: y - top }), size: { columns: columns - left, rows: rows - top } };
}

/** Returns new places by old ones; undefined for cells that fall off. */
export function movedBy(
  cells: Cells,
  shift: (spot: Spot) => Spot | undefined,
): ReadonlyMap<string, string | undefined> {
  return new Map(
    [...cells.keys()].map((id) => {
      const spot = parsePlace(id);
      const moved = spot && shift(spot);
      return [id, moved && formatPlace(moved)];
    }),
  );
}

export const relocate = (cells: Cells, moved: ReadonlyMap<string, string | undefined>): Cells =>
  new Map(
    [...cells].flatMap(([id, value]) => {
      const to = moved.get(id);
      return to === undefined ? [] : [[to, value] as const];
    }),
  );

/** Returns patches that update references to moved cells and clear those to removed ones. Paths begin at the body. */
export const followPatches = (
  { path }: GridConfig,
  references: readonly Reference[],
  moved: ReadonlyMap<string, string | undefined>,
): readonly Patch[] =>
  references.flatMap((reference): readonly Patch[] => {
    const { to, id } = reference;
    const list = listPathOf(to, reference.path);
    if (list.join('.') !== path.join('.') || !moved.has(id)) return [];
    const value = moved.get(id) ?? '';
    return value === id ? [] : [{ op: 'set', path: reference.path, value }];
  });

const reading = (a: string, b: string): number => {
  const [from, to] = [parsePlace(a), parsePlace(b)];
  return from && to ? from.y - to.y || from.x - to.x : 0;
};

/** Returns the smallest edit from one picture to another. New cells are inserted in reading order. */
export function gridPatches({ by }: GridConfig, path: Path, before: Cells, after: Cells): readonly Patch[] {
  const patches: Patch[] = [];
  for (const id of before.keys()) if (!after.has(id)) patches.push({ op: 'remove', path: [...path, id] });
  for (const [id, value] of after) {
    if (by !== undefined && before.has(id) && before.get(id) !== value)
      patches.push({ op: 'set', path: [...path, id, by], value });
  }
  const kept = [...before.keys()].filter((id) => after.has(id));
  const added = [...after.keys()].filter((id) => !before.has(id)).toSorted(reading);
  for (const id of added) {
    const next = kept.find((other) => reading(other, id) > 0);
    const entry = { id, ...(by !== undefined && { [by]: after.get(id) ?? '' }) };
    patches.push({ op: 'insert', path, entry, ...(next !== undefined && { before: next }) });
  }
  return patches;
}
