import { board } from '@/lib/kit/blanks/flat';
import { fullSizeOf } from '@/lib/tabletop/full-size-grid';
import { cutPiece } from './input';
import { shipName } from './names';
import { shipGrid } from './ship-grid';
import { TILE_MM } from './tiles';

/** A grid draws nine tenths of its squares, so that a tile covers just what is drawn. */
const SQUARE_MM = TILE_MM / 0.9;

/** The layout in full size, to deal the tiles onto. The rules want none, so it is printed only if somebody asks. */
export const mat = cutPiece(
  { id: 'mat', title: 'Mat to deal the tiles onto', audience: 'table', extra: true },
  'MA',
  (input) => board(fullSizeOf(shipGrid(input.body), SQUARE_MM)),
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
