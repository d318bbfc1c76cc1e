import type { Block } from '@/lib/kit/blocks';
import { heading, small } from '@/lib/kit/short-blocks';
import { checks } from './examples/checks';
import { movements } from './examples/moves';
import { documentPiece, isOnTiles } from './input';

/** Three checks and three moves, worked out by the engine under this arena’s house rules (rules 10). */
export const exampleSheet = documentPiece({ id: 'examples', title: 'Example sheet', audience: 'table' }, ({ body }) => [
  heading('Examples'),
  small(isOnTiles(body) ? 'Dark tiles are walls.' : 'Thick lines are walls.'),
  heading('Who is Trapped', 2),
  sideBySide(checks(body)),
  heading('Where a move may end', 2),
  small('The numbers say how many steps it takes.'),
  sideBySide(movements(body)),
]);

const sideBySide = (columns: readonly (readonly Block[])[]): Block => ({
  block: 'columns',
  columns: columns.map((blocks) => ({ share: 1, blocks })),
});
