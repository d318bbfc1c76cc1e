import { at } from '@/lib/kernel/at';
import { push, TASKS } from './agenda';
import { type Context, has } from './context';
import { drawFor, happen } from './event-cards';
import { NONE } from './game';
import { everybody, everybodyNamed } from './targets';

/** Schedules what the clocks bring that have run out in this turn (ruling A71). */
export function strikeClocks({ game, state }: Context): void {
  for (let clock = game.clocks.length - 1; clock >= 0; clock--) {
    if (has(state.dueClocks, clock)) push(state, TASKS.clock, clock);
  }
  state.dueClocks = 0;
}

/** Plays what a clock brings as an Event: the GM draws its card, but chooses nothing. */
export function strikeClock(context: Context, clock: number): void {
  const { game, state } = context;
  const { event, hits } = at(game.clocks, clock);
  if (drawFor(context, 'clock', NONE) === NONE) return;
  const { personal } = at(game.events, event);
  happen(context, event, personal ? everybodyNamed(context, at(game.events, event)) & everybody(state, hits) : 0);
}
