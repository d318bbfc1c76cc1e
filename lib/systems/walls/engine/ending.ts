import { NONE } from '@/lib/tabletop/play/board';
import type { Context } from './context';
import type { State } from './state';

/** Tells whether at most one token is left (rules 8). */
export function isDecided({ at }: State): boolean {
  let left = 0;
  for (const cell of at) if (cell !== NONE) left++;
  return left < 2;
}

/** Ends the game. The last player left wins; several draw. */
export function finish({ state, emit }: Context): void {
  state.phase = 'over';
  state.active = NONE;
  state.awaited = 0;
  for (let seat = 0; seat < state.players; seat++) if (state.at[seat] !== NONE) state.winners.push(seat);
  emit?.({ type: 'over', winners: state.winners.slice() });
}
