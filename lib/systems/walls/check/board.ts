import type { Fix, Issue } from '@/lib/kernel/issue';
import { parsePlace } from '@/lib/kit/grid';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { partsOf, sizesOfParts } from '@/lib/tabletop/play/board';
import { counted } from '@/lib/tabletop/words/wording';
import { listed, report, reportAll } from './codes';
import type { Survey } from './survey';

/** Recommended tiles per player. */
export const TILES_EACH = 4;

/** Checks the tiles, that the board has room for all players, and that it is connected (rules 9). */
export function* checkBoard(survey: Survey): Generator<Issue> {
  yield* checkTiles(survey);
  yield* checkRoom(survey);
  yield* checkPieces(survey);
}

function* checkTiles({ body, ground: { board } }: Survey): Generator<Issue> {
  const isOff = (id: string) => {
    const spot = parsePlace(id);
    return !spot || spot.x >= board.columns || spot.y >= board.rows;
  };
  const off = body.tiles.filter(({ id }) => isOff(id)).map(({ id }) => id);
  yield* reportAll('walls/tile-off-board', ['tiles'], off, 'not a place of this board.');
  if (body.options.wallKind === 'tile') return;
  const idle = body.tiles.filter(({ id, is }) => is === 'wall' && !isOff(id)).map(({ id }) => id);
  const trouble = 'walled, but walls stand on sides here, so that changes nothing.';
  yield* reportAll('walls/tile-idle', ['tiles'], idle, trouble);
}

function* checkRoom({ body, ground: { board } }: Survey): Generator<Issue> {
  const { max } = playersOf(body);
  const tiles = board.cells === 0 ? 'no tile' : counted(board.cells, 'tile');
  if (board.cells < max) {
    yield report(
      'walls/too-few-tiles',
      ['tiles'],
      `The board has ${tiles}, so not all of ${max} players can stand on it. Fill holes, or add columns or rows.`,
    );
  } else if (board.cells === max) {
    yield report(
      'walls/too-few-tiles',
      ['tiles'],
      `The board has ${tiles} for ${max} players, so none is ever empty and nobody is ever Trapped. Fill holes, or add columns or rows.`,
    );
  } else if (board.cells < TILES_EACH * max) {
    yield report(
      'walls/crowded',
      ['players', 'max'],
      `The board has ${tiles} for ${max} players. With fewer than ${TILES_EACH} each somebody is out almost at once.`,
    );
  }
}

function* checkPieces({ body, ground: { board } }: Survey): Generator<Issue> {
  const parts = new Int16Array(board.cells);
  const count = partsOf(board, [], parts);
  if (count < 2) return;
  const sizes = sizesOfParts(board, []);
  const largest = Math.max(...sizes);
  const main = parts[sizes.indexOf(largest)];
  const others = board.names.filter((_, cell) => parts[cell] !== main);
  const hasStart = body.starts.some(({ cell }) => others.includes(cell));
  const isClear = !hasStart && others.every((name) => (sizes[board.cellOf(name)] ?? 0) < largest);
  yield report(
    'walls/board-in-pieces',
    ['tiles'],
    `Holes split the board into ${count} parts: nobody gets to ${listed(others)}. Fill a hole, or give up the smaller part.`,
    isClear ? giveUp(others) : undefined,
  );
}

const giveUp = (ids: readonly string[]): Fix => ({
  label: `Make ${ids.length === 1 ? 'it a hole' : 'them holes'}`,
  patches: ids.map((id) => ({ op: 'insert', path: ['tiles'], entry: { id, is: 'hole' } })),
});
