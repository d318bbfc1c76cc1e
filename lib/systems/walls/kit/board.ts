import { board as boardBlank } from '@/lib/kit/blanks/flat';
import type { Grid, GridLook, GridSquare } from '@/lib/kit/grid';
import { boardGrid, fullSizeOf } from '@/lib/tabletop/play/board';
import { titled } from '@/lib/tabletop/words/wording';
import type { Ground } from '../rules/ground';
import { startsOf, tablesOf } from '../rules/starts';
import { compassOf, cutPiece, type KitInput, SIGNS } from './input';

/** Width of a tile; for hexagons, between flat sides (rules 10). */
export const TILE_MM = 25;

/** The board, with a compass, names of tiles, initial walls and starts. */
export const board = cutPiece(
  { id: 'board', title: 'Board', audience: 'table' },
  'BO',
  (input) => boardBlank(fullSizeOf(gridOf(input), TILE_MM)),
  (input) => {
    const { board } = input.ground;
    if (board.cells === 0) return [];
    const title = titled(input.header.title, 'arena');
    const alt = `The board of ${title}: ${board.cells} ${board.topology === 'hex' ? 'hexagons' : 'squares'}. Tiles where tokens begin say for how many players.`;
    const compass = compassOf(input.body);
    const figure = { figure: 'grid', grid: gridOf(input), squareMm: TILE_MM } as const;
    return [{ id: 'board', title: 'Board', copies: 1, faces: [{ face: 'figure', figure, title, alt, compass }] }];
  },
);

/** Returns the grid of the board. Starts are labelled with numbers of players, such as "2·4". */
function gridOf({ body, ground }: KitInput): Grid {
  const tables = tablesOf(body).map((players) => ({ players, starts: startsOf(body, ground, players) }));
  return arenaGrid(ground, (cell) => {
    const here = tables.filter(({ starts }) => starts.includes(cell));
    return { label: here.map(({ players }) => players).join('·') };
  });
}

const WALLED: GridLook = { tone: 'plain', icon: SIGNS.wall };

/** Returns the grid of an arena with its walls of either kind, and icons or labels from `extraOf`. */
export const arenaGrid = (
  { board, walls, wallTiles }: Ground,
  extraOf: (cell: number) => Pick<GridSquare, 'icon' | 'label'>,
): Grid => boardGrid(board, walls, (cell) => ({ ...(wallTiles[cell] && WALLED), ...extraOf(cell) }));
