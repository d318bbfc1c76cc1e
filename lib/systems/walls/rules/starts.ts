import { at } from '@/lib/kernel/at';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { NONE, sizesOfParts, stepsToNearest } from '@/lib/tabletop/play/board';
import { type Fairness, fairnessOf, findFairPlaces } from '@/lib/tabletop/play/find-fair-places';
import type { Arena, Token } from '../schema';
import { COLOURS, SHAPES } from '../vocabulary';
import { type Ground, groundOf } from './ground';

/** Returns the id of a start: "4-1" is the first of four players. */
export const startId = (players: number, seat: number): string => `${players}-${seat + 1}`;

/** Returns each seat's start in the file; NONE if it is missing, not a free tile, or taken by an earlier seat. */
export function placedStarts({ starts }: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const id = startId(players, seat);
    const cell = ground.board.cellOf(starts.find((start) => start.id === id)?.cell ?? '');
    cells.push(cell === NONE || ground.wallTiles[cell] || cells.includes(cell) ? NONE : cell);
  }
  return cells;
}

/** Returns each seat's start: the file's, else the reachable tile farthest from others; NONE without a free tile. */
export function startsOf(body: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells = [...placedStarts(body, ground, players)];
  for (const [seat, cell] of cells.entries()) if (cell === NONE) cells[seat] = farthestFrom(cells, ground);
  return cells;
}

/** Returns the free tile farthest from all taken ones; if none is taken, the first of the largest part. */
function farthestFrom(taken: readonly number[], { board, closed, wallTiles }: Ground): number {
  const others = taken.filter((cell) => cell !== NONE);
  const free = [...board.names.keys()].filter((cell) => !wallTiles[cell] && !others.includes(cell));
  const worth = others.length > 0 ? stepsToNearest(board, closed, others) : sizesOfParts(board, closed);
  return free.reduce((best, cell) => (best === NONE || (worth[cell] ?? 0) > (worth[best] ?? 0) ? cell : best), NONE);
}

/** Returns all allowed numbers of players; each has its own starts. */
export function tablesOf(body: Pick<Arena, 'players'>): readonly number[] {
  const { min, max } = playersOf(body);
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Returns a token for each seat. If the file has too few, adds distinct ones. */
export function tokensOf({ tokens }: Pick<Arena, 'tokens'>, players: number): readonly Token[] {
  const seats = tokens.slice(0, players);
  while (seats.length < players) seats.push(usualToken(seats));
  return seats;
}

/** Returns a new token, with an unused shape and colour if there are any left. */
export function usualToken(others: readonly Token[]): Token {
  const shape = SHAPES.find((each) => !others.some((token) => token.shape === each)) ?? SHAPES[0];
  const colour = COLOURS.find((each) => !others.some((token) => token.colour === each)) ?? COLOURS[0];
  const ids = SHAPES.flatMap((each) => [each, `${each}-2`]);
  const id = [shape, ...ids].find((each) => !others.some((token) => token.id === each)) ?? shape;
  return { id, name: '', text: '', shape, colour };
}

/** Measures how even starts are (rules 9): walls block steps, tokens don't. */
export const startFairness = (
  { board, closed }: Pick<Ground, 'board' | 'closed'>,
  starts: readonly number[],
): Fairness => fairnessOf(board, closed, starts);

/** Searches for the fairest starts; fewer if there is no room. Can take a second. */
export function fairestStarts(body: Arena, players: number): readonly string[] {
  const { board, closed, wallTiles } = groundOf(body);
  return findFairPlaces(board, closed, (cell) => !wallTiles[cell], players).map((cell) => at(board.names, cell));
}
