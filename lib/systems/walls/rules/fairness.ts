import { at } from '@/lib/kernel/at';
import { type Fairness, fairnessOf, findFairPlaces } from '@/lib/tabletop/find-fair-places';

import type { Arena } from '../schema';
import { type Ground, groundOf } from './ground';

/** How even some starts are (rules 9): walls block steps, tokens don't. */
export const startFairness = (
  { board, closed }: Pick<Ground, 'board' | 'closed'>,
  starts: readonly number[],
): Fairness => fairnessOf(board, closed, starts);

/** The fairest starts that a search finds for so many players; fewer where there is no room. May take a second. */
export function fairestStarts(body: Arena, players: number): readonly string[] {
  const { board, closed, wallTiles } = groundOf(body);
  return findFairPlaces(board, closed, (cell) => !wallTiles[cell], players).map((cell) => at(board.names, cell));
}
