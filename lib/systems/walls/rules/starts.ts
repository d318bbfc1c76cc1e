import { at } from '@/lib/kernel/at';
import { NONE, sizesOfParts, stepsToNearest } from '@/lib/tabletop/board';
import { type Fairness, fairnessOf, findFairPlaces } from '@/lib/tabletop/find-fair-places';
import { playersOf } from '@/lib/tabletop/table-size';
import type { Arena, Token } from '../schema';
import { COLOURS, SHAPES } from '../vocabulary';
import { type Ground, groundOf } from './ground';

/** The id of a start: "4-1" is where the first of four players begins. */
export const startId = (players: number, seat: number): string => `${players}-${seat + 1}`;

/** Where a file lets each seat begin; NONE where it names no free tile of the board, or one that a seat before has. */
export function placedStarts({ starts }: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const id = startId(players, seat);
    const cell = ground.board.cellOf(starts.find((start) => start.id === id)?.cell ?? '');
    cells.push(cell === NONE || ground.wallTiles[cell] || cells.includes(cell) ? NONE : cell);
  }
  return cells;
}

/**
 * Where each seat begins: as the file says, otherwise as far as possible from all others, on tiles that can be reached
 * from theirs. NONE only where the board has no free tile left.
 */
export function startsOf(body: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells = [...placedStarts(body, ground, players)];
  for (const [seat, cell] of cells.entries()) if (cell === NONE) cells[seat] = farthestFrom(cells, ground);
  return cells;
}

/** The free tile with the most steps to the nearest of some others; before there are any, the first one of the largest part. */
function farthestFrom(taken: readonly number[], { board, closed, wallTiles }: Ground): number {
  const others = taken.filter((cell) => cell !== NONE);
  const free = [...board.names.keys()].filter((cell) => !wallTiles[cell] && !others.includes(cell));
  const worth = others.length > 0 ? stepsToNearest(board, closed, others) : sizesOfParts(board, closed);
  return free.reduce((best, cell) => (best === NONE || (worth[cell] ?? 0) > (worth[best] ?? 0) ? cell : best), NONE);
}

/** Every number of players that there is a set of starts for. */
export function tablesOf(body: Pick<Arena, 'players'>): readonly number[] {
  const { min, max } = playersOf(body);
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** A token for each seat. Where the file has too few, a seat gets the usual one: of a shape that nobody has. */
export function tokensOf({ tokens }: Pick<Arena, 'tokens'>, players: number): readonly Token[] {
  const seats = tokens.slice(0, players);
  while (seats.length < players) seats.push(usualToken(seats));
  return seats;
}

/** A token that differs from some others in shape and colour, as long as there are such. */
export function usualToken(others: readonly Token[]): Token {
  const shape = SHAPES.find((each) => !others.some((token) => token.shape === each)) ?? SHAPES[0];
  const colour = COLOURS.find((each) => !others.some((token) => token.colour === each)) ?? COLOURS[0];
  const ids = SHAPES.flatMap((each) => [each, `${each}-2`]);
  const id = [shape, ...ids].find((each) => !others.some((token) => token.id === each)) ?? shape;
  return { id, name: '', shape, colour };
}

/** Measures how even starts are (rules 9): walls block steps, tokens don't. */
export const startFairness = (
  { board, closed }: Pick<Ground, 'board' | 'closed'>,
  starts: readonly number[],
): Fairness => fairnessOf(board, closed, starts);

/** The fairest starts that a search finds for so many players; fewer where there is no room. May take a second. */
export function fairestStarts(body: Arena, players: number): readonly string[] {
  const { board, closed, wallTiles } = groundOf(body);
  return findFairPlaces(board, closed, (cell) => !wallTiles[cell], players).map((cell) => at(board.names, cell));
}
