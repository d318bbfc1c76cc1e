import { at } from '@/lib/kernel/at';
import { NONE } from '../engine/game';
import type { View } from '../engine/view';
import type { Chart } from './chart';

/** Returns the rounds until the game ends, as far as the players know; Infinity without a time limit. */
export function roundsLeft({ rounds, deadlines }: Chart, view: View): number {
  let least = rounds - view.round + 1;
  for (let i = 0; i < deadlines.length; i++) least = Math.min(least, roundsOf(view, at(deadlines, i)));
  return least;
}

/** Returns a known clock by which all is lost soon and which a goal can delay; NONE if there is none. */
export function urgentClock({ deadlines, respites }: Chart, view: View): number {
  for (let i = 0; i < deadlines.length; i++) {
    const clock = at(deadlines, i);
    if (at(respites, clock).length > 0 && roundsOf(view, clock) <= URGENT) return clock;
  }
  return NONE;
}

/** Rounds in which a bot does nothing before it gains time. */
const URGENT = 2;

function roundsOf(view: View, clock: number): number {
  if (view.table.isClockStopped(clock)) return Infinity;
  return Math.ceil(view.table.clockLeft(clock) / at(view.game.clocks, clock).perRound);
}
