import { count } from '@/lib/kernel/at';
import { hasPair } from '@/lib/tabletop/pairs';
import { type Context, fighterOf, sceneOf } from './context';
import { onesIn } from './rolls';
import type { Side, State } from './state';
import { SWINGS, TIES_TOLD } from './tally';

/** Counts what comparisons would have gone otherwise without, and those of players by their number of ties. */
export function tallyPairs({ state }: Context, pairs: readonly (readonly [Side, Side])[]): void {
  const { tally, players } = state;
  for (const [a, b] of pairs) {
    for (const [side, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const isWon = side.ones > other.ones;
      if (side.fighter < players) {
        const ties = Math.min(fighterOf(state, side).ties.length, TIES_TOLD);
        count(tally.pairsByTies, ties);
        count(tally.winsByTies, ties, Number(isWon));
      }
      if (!isWon) continue;
      for (const [swing, name] of SWINGS.entries()) {
        if (isSwung(state, side, other, name)) count(tally.swings, swing);
      }
    }
  }
}

/** Whether the winner of a pair owes it to something. Dice lie in the order: background, gamble, ties, judgment. */
function isSwung(state: State, side: Side, other: Side, swing: (typeof SWINGS)[number]): boolean {
  const { background, gamble, judgment, faces, met, used } = side;
  const gambled = Number(background);
  const helped = gambled + gamble;
  const last = faces.length - judgment;
  const lost = Math.max(0, Math.min(gamble, met + gamble - fighterOf(state, side).pool));
  if (swing === 'ties' && used.length === 0) return false;
  // These two would not have been compared.
  if (swing === 'betrayal') return hasPair(sceneOf(state).partners, side.fighter, other.fighter);
  const [from, to] = {
    gamble: [gambled, helped],
    ties: [helped, last],
    // Dice of the gamble that the pool would not have held.
    meeting: [gambled, gambled + lost],
    judgment: [last, faces.length],
  }[swing];
  return side.ones - onesIn(faces.slice(from, to)) <= other.ones;
}
