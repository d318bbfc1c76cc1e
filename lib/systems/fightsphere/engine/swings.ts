import { count } from '@/lib/kernel/at';
import { hasPair } from '@/lib/tabletop/pairs';
import { type Context, fighterOf, sceneOf } from './context';
import type { Side, State } from './state';
import { SWINGS } from './tally';

type Bought = Exclude<(typeof SWINGS)[number], 'betrayal'>;

/** Counts what comparisons would have gone otherwise without, and those of players by their number of ties. */
export function tallyPairs(context: Context, pairs: readonly (readonly [Side, Side])[]): void {
  const { tally } = context.state;
  for (const pair of pairs) {
    const most = Math.max(...pair.map(({ ones }) => ones));
    const isBetrayed = hasPair(sceneOf(context.state).partners, pair[0].fighter, pair[1].fighter);
    const isDraw = pair.every(({ ones }) => ones === most);
    for (const [i, side] of pair.entries()) {
      const isWon = !isDraw && side.ones === most;
      if (side.fighter < context.state.players) countTies(tally, fighterOf(context.state, side).ties.length, isWon);
      if (!isWon) continue;
      const other = pair[1 - i]?.ones ?? 0;
      for (const [swing, name] of SWINGS.entries()) {
        // Without the betrayal these two would not have been compared.
        const isSwung = name === 'betrayal' ? isBetrayed : onesWithout(context, side, name) <= other;
        if (isSwung) count(tally.swings, swing);
      }
    }
  }
}

function countTies({ pairsByTies, winsByTies }: State['tally'], ties: number, isWon: boolean): void {
  while (pairsByTies.length <= ties) {
    pairsByTies.push(0);
    winsByTies.push(0);
  }
  count(pairsByTies, ties);
  if (isWon) count(winsByTies, ties);
}

/** Ones of a side without the dice that it owes to something. Dice lie in the order: background, gamble, ties, judgment. */
function onesWithout({ state }: Context, side: Side, swing: Bought): number {
  const [from, dice] = placeOf(state, side, swing);
  return side.ones - side.faces.slice(from, from + dice).filter((face) => face === 1).length;
}

function placeOf(state: State, side: Side, swing: Bought): readonly [from: number, dice: number] {
  const { gamble, judgment, faces } = side;
  const gambled = Number(side.background);
  const helped = gambled + gamble;
  switch (swing) {
    case 'gamble':
      return [gambled, gamble];
    case 'ties':
      return [helped, faces.length - helped - judgment];
    case 'judgment':
      return [faces.length - judgment, judgment];
    case 'meeting':
      return [gambled, beyond(state, side)];
  }
}

/** How many dice of the gamble the pool would not have held without the bonus for meeting. */
const beyond = (state: State, side: Side): number =>
  Math.max(0, Math.min(side.gamble, side.met - (fighterOf(state, side).pool - side.gamble)));
