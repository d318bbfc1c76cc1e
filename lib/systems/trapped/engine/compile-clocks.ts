import { eventOfClock, signedSteps, stepsOf } from '../rules/clocks';
import type { Setting } from '../schema';
import { type ClockMove, type GameClock, NONE } from './game';

/** Most players of any table. */
const MOST_PLAYERS = 6;

/** Compiles the clocks of a setting. */
export function compileClocks({ clocks, events }: Setting): readonly GameClock[] {
  let event = events.length;
  return clocks.map((clock) => ({
    hidden: clock.hidden,
    sizes: Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => stepsOf(clock, players)),
    perRound: clock.perRound,
    lost: clock.lost,
    event: eventOfClock(clock) ? event++ : NONE,
    hits: clock.hits,
  }));
}

/** Returns the moves of clocks that achieving a goal brings. */
export const movesOf = (goal: string, { clocks }: Setting): readonly ClockMove[] =>
  clocks.flatMap(({ goals }, clock) =>
    goals.flatMap((move) => (move.goal === goal ? [{ clock, steps: signedSteps(move) }] : [])),
  );
