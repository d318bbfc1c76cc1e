import type { SizeMm } from '@/lib/kernel/units';
import { board } from '@/lib/kit/blanks/flat';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { cutPiece, type KitInput } from './input';
import { shipName } from './names';
import { shipGrid } from './ship-grid';
import { TILE_MM } from './tiles';

/** A grid draws nine tenths of its squares, so that a tile covers just what is drawn. */
const SQUARE_MM = TILE_MM / 0.9;
/** Around the drawing, and above it. */
const EDGE_MM = 6;
const TITLE_MM = 16;
/** Letters and numbers beside the squares, as much larger as these are than on a sheet. */
const HEAD_MM = (6 * SQUARE_MM) / SHEET_SQUARE_MM;

/** The layout in full size, to deal the tiles onto. The rules want none, so it is printed only if somebody asks. */
export const mat = cutPiece(
  { id: 'mat', title: 'Mat to deal the tiles onto', audience: 'table', extra: true },
  'MA',
  (input) => board(sizeOf(input)),
  (input) => {
    const grid = { ...shipGrid(input.body), legend: [] };
    if (grid.squares.length === 0) return [];
    const title = shipName(input.body, input.header.title);
    const alt = `The layout of ${title}, ${grid.columns} columns by ${grid.rows} rows, a square of ${TILE_MM} mm for each tile.`;
    return [
      {
        id: 'mat',
        title,
        copies: 1,
        faces: [{ face: 'figure', figure: { figure: 'grid', grid, squareMm: SQUARE_MM }, title, alt }],
      },
    ];
  },
  { paper: 'plain' },
);

function sizeOf({ body }: KitInput): SizeMm {
  const { columns, rows } = shipGrid(body);
  return {
    widthMm: Math.max(1, columns) * SQUARE_MM + HEAD_MM + 2 * EDGE_MM,
    heightMm: Math.max(1, rows) * SQUARE_MM + HEAD_MM + TITLE_MM + 2 * EDGE_MM,
  };
}
