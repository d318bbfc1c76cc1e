import { COMMON_BOX } from '@/lib/kit/paper';
import type { Room } from '../schema';

/** How a map lies on its page. */
interface MapPage {
  readonly landscape: boolean;
  /** Room for the plan with its legend. */
  readonly heightMm: number;
  /** Side of one square of the grid. */
  readonly squareMm: number;
}

const PORTRAIT = { widthMm: COMMON_BOX.widthMm, heightMm: 165 } as const;
const LANDSCAPE = { widthMm: COMMON_BOX.heightMm, heightMm: 140 } as const;
const LEGEND_MM = 20;
const LARGEST_SQUARE_MM = 16;
/** A plan that is broader than this by its height is turned. */
const BROAD = 1.2;

/** Squares across and down. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
}

type Placed = Pick<Room, 'x' | 'y' | 'width' | 'height'>;

/** A page turned the way the plan lies, and the scale that it gets there. */
export function mapPage(rooms: readonly Placed[]): MapPage {
  const { columns, rows } = gridOf(rooms);
  const landscape = columns > BROAD * rows;
  const { widthMm, heightMm } = landscape ? LANDSCAPE : PORTRAIT;
  const squareMm = Math.min(widthMm / columns, (heightMm - LEGEND_MM) / rows, LARGEST_SQUARE_MM);
  return { landscape, heightMm, squareMm };
}

/** Squares that all rooms together take up. */
export const gridOf = (rooms: readonly Placed[]): Grid => ({
  columns: span(rooms.map(({ x, width }) => [x, x + width])),
  rows: span(rooms.map(({ y, height }) => [y, y + height])),
});

const span = (ranges: readonly (readonly [number, number])[]) =>
  Math.max(1, Math.max(0, ...ranges.map(([, to]) => to)) - Math.min(...ranges.map(([from]) => from), Number.MAX_VALUE));
