import { board as boardBlank } from '@/lib/kit/blanks/flat';
import type { Grid } from '@/lib/kit/grid';
import { fullSizeOf } from '@/lib/tabletop/full-size-grid';
import { titled } from '@/lib/tabletop/wording';
import { tablesOf } from '../rules/seats';
import { startsOf } from '../rules/starts';
import { arenaGrid } from './arena-grid';
import { cutPiece, type KitInput } from './input';

/** A tile, or from flat side to flat side of a hexagon (rules 10). */
export const TILE_MM = 25;

/** The tiles with their names, the walls that stand from the beginning, and who may begin where. */
export const board = cutPiece(
  { id: 'board', title: 'Board', audience: 'table' },
  'BO',
  (input) => boardBlank(fullSizeOf(gridOf(input), TILE_MM)),
  (input) => {
    const { board } = input.ground;
    if (board.cells === 0) return [];
    const title = titled(input.header.title, 'arena');
    const alt = `The board of ${title}: ${board.cells} ${board.topology === 'hex' ? 'hexagons' : 'squares'}. Tiles where tokens begin say for how many players.`;
    const figure = { figure: 'grid', grid: gridOf(input), squareMm: TILE_MM } as const;
    return [{ id: 'board', title: 'Board', copies: 1, faces: [{ face: 'figure', figure, title, alt }] }];
  },
);

const gridOf = (input: KitInput): Grid => arenaGrid(input.ground, (cell) => ({ label: tablesAt(input, cell) }));

/** "2·4": of how many players somebody begins on this tile. */
const tablesAt = ({ body, ground }: KitInput, cell: number): string =>
  tablesOf(body)
    .filter((players) => startsOf(body, ground, players).includes(cell))
    .join('·');
