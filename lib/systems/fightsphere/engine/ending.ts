import { awaitMove, type Context } from './context';
import { NONE } from './game';
import type { Seat } from './state';

/** How a campaign can end, in the order of `State.ending`. */
export const ENDINGS = ['lastOne', 'shared', 'givenUp'] as const;
export type EndingId = (typeof ENDINGS)[number];

/** The campaign is over. */
export function finish({ state, emit }: Context, ending: EndingId, winners: readonly Seat[]): void {
  awaitMove(state, 'over', NONE);
  state.scene = null;
  state.ending = ENDINGS.indexOf(ending);
  state.winners.push(...winners);
  emit?.({ type: 'ended', ending: state.ending, winners });
}
