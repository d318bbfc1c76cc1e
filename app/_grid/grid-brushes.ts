import { cellAt, type Point, type Topology } from '@/lib/kernel/tiling';
import { formatPlace, type Spot } from '@/lib/kit/grid';
import { type Board, NONE } from '@/lib/tabletop/play/board';
import { type Axis, type Cells, type GridSize, stroke } from './grid-model';
import { edgeNear, edgesAlong, foldedEdges, hexStroke } from './grid-sides';
import type { Brush, Painted } from './use-stroke';

/** Brush that paints cells; starting on a cell of the same kind erases. */
export function paintBrush(given: {
  readonly topology: Topology;
  readonly size: GridSize;
  readonly cells: Cells;
  readonly tool: string | undefined;
  readonly paintedAt: (spot: Spot, value: string | undefined) => Painted;
  readonly end: (painted: Painted) => void;
}): Brush {
  const { topology, size, cells, tool, paintedAt, end } = given;
  const spotAt = (point: Point) => cellAt(topology, point, size.columns, size.rows);
  return {
    begin: (point) => (cells.get(formatPlace(spotAt(point))) === tool ? undefined : tool),
    touched(from, to, value, isFirst) {
      const [a, b] = [spotAt(from), spotAt(to)];
      if (!isFirst && a.x === b.x && a.y === b.y) return new Map();
      const spots = topology === 'hex' ? hexStroke(from, to, size) : stroke(a, b);
      return new Map(spots.flatMap((spot) => [...paintedAt(spot, value)]));
    },
    end,
  };
}

/** Brush that puts walls on the sides it follows; starting on a wall erases. */
export function edgeBrush(given: {
  readonly board: Board;
  readonly size: GridSize;
  readonly folds: readonly Axis[];
  readonly edges: ReadonlySet<string>;
  readonly end: (painted: Painted) => void;
}): Brush {
  const { board, size, folds, edges, end } = given;
  const firstAt = (point: Point) => edgeNear(board, point, false);
  return {
    begin: (point) => (edges.has(firstAt(point) ?? '') ? undefined : 'on'),
    touched(from, to, value, isFirst) {
      const first = isFirst ? firstAt(to) : undefined;
      const passed = isFirst ? (first === undefined ? [] : [first]) : edgesAlong(board, from, to);
      const all = passed.flatMap((id) => foldedEdges(id, size, folds));
      return new Map(all.map((id) => [id, value === undefined ? undefined : id]));
    },
    end,
  };
}

/** Brush that picks up the pin it begins on, or the one in hand, and drops it where the stroke ends. */
export function pinBrush(given: {
  readonly board: Board;
  readonly pins: readonly (readonly [number, string])[];
  readonly hand: number;
  readonly end: (pin: number, cell: string) => void;
}): Brush {
  const { board, pins, hand, end } = given;
  const cellUnder = (point: Point) => formatPlace(cellAt(board.topology, point, board.columns, board.rows));
  return {
    begin: (point) => String(pins.find(([, cell]) => cell === cellUnder(point))?.[0] ?? hand),
    touched(_, to, value = '') {
      const cell = cellUnder(to);
      return board.cellOf(cell) === NONE ? new Map() : new Map([[value, cell]]);
    },
    end(painted) {
      for (const [pin, cell] of painted) if (cell !== undefined) end(Number(pin), cell);
    },
  };
}
