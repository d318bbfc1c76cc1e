import type { Seat } from '@/lib/contract/played';
import { isFaceUp, type State } from './state';

export type Move = { readonly type: 'flip' | 'peek'; readonly tile: number } | { readonly type: 'rest' };

export const toAct = ({ escaped, lamps, turn, players }: State): readonly Seat[] =>
  escaped || lamps === 0 ? [] : [turn % players];

/** Returns the code of a move's refusal; undefined if it is legal. */
export function refusalOf(state: State, seat: Seat, move: Move): string | undefined {
  if (toAct(state)[0] !== seat) return 'not-your-turn';
  if (move.type === 'rest') return undefined;
  if (!(move.tile in state.tiles)) return 'no-such-tile';
  return isFaceUp(state, move.tile) ? 'already-open' : undefined;
}

export function* moves(state: State, seat: Seat): Iterable<Move> {
  const touching = [...state.tiles.keys()].flatMap((tile): readonly Move[] => [
    { type: 'flip', tile },
    { type: 'peek', tile },
  ]);
  for (const move of [{ type: 'rest' } as const, ...touching]) {
    if (refusalOf(state, seat, move) === undefined) yield move;
  }
}
