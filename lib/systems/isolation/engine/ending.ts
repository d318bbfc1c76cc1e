import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import type { Context } from './context';
import { NONE } from './game';

/** Endings; `State.ending` is an index into this list (rules 15). */
export const ENDINGS = ['everybodySafe', 'someSafe', 'stillInside', 'nobodyLeft'] as const;
export type EndingId = (typeof ENDINGS)[number];

/** Ends the night. People who were dead at the start do not count. */
export function finish({ game, state, emit }: Context): void {
  const alive = state.people.filter((_, i) => game.body.cast[i]?.level !== 'dead');
  const safe = alive.filter(({ where }) => where === 'safe').length;
  const inside = alive.filter(({ where }) => where === 'inside').length;
  let ending: EndingId = 'nobodyLeft';
  if (safe > 0) ending = safe === alive.length ? 'everybodySafe' : 'someSafe';
  else if (inside > 0) ending = 'stillInside';
  awaitMove(state, 'over', NONE);
  state.conflict = null;
  state.closing = null;
  state.ending = ENDINGS.indexOf(ending);
  for (let seat = 0; seat < state.players; seat++) {
    if (state.people.some(({ owner, where }) => owner === seat && where === 'safe')) state.winners.push(seat);
  }
  const { tally, pairs } = state;
  for (const [i, { green, red }] of pairs.entries()) [tally.green[i], tally.red[i]] = [green, red];
  emit?.({ type: 'ended', ending: state.ending, winners: state.winners.slice() });
}
