import { NONE } from '@/lib/tabletop/board';
import type { Context } from './context';
import type { State } from './state';

/** Whether at most one token is left (rules 8). */
export function isDecided({ at }: State): boolean {
  let left = 0;
  for (const cell of at) if (cell !== NONE) left++;
  return left < 2;
}

/** The one who is left has won; several draw. */
export function finish({ state, emit }: Context): void {
  state.phase = 'over';
  state.active = NONE;
  state.awaited = 0;
  for (let seat = 0; seat < state.players; seat++) if (state.at[seat] !== NONE) state.winners.push(seat);
  emit?.({ type: 'over', winners: state.winners.slice() });
}
