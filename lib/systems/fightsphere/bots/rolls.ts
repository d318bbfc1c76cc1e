import { at } from '@/lib/kernel/at';
import { dicePromised, mostGamble } from '../engine/build';
import { fighterOf, sceneOf, sideNow, thresholdNow } from '../engine/context';
import { areCompared } from '../engine/encounters';
import type { Move } from '../engine/moves';
import type { Shown, Side } from '../engine/state';
import type { View } from '../engine/view';
import { leadShare, successShare } from '../rules/odds';
import { diceOf, ratingOf } from '../rules/ratings';
import { surplusOf } from './outlook';

/** What something is worth to somebody, in dice of the pool. */
export interface Temper {
  /** A reward. */
  readonly prize: number;
  /** A die of the pool that is spent or lost in an ordinary conflict. */
  readonly die: number;
  /** To see an enemy fall, and not to fall, beyond the pool that is at stake. */
  readonly kill: number;
  readonly life: number;
}

/** As many gambles and ties are weighed at most. */
const GAMBLES = 14;
const TIES = 4;

/** The next step towards the best roll that a side can build: so many of the best ties, and so many dice at risk. */
export function buildMove(view: View, temper: Temper): Move {
  const { table } = view;
  const side = sideNow(table);
  const { pool } = fighterOf(table, side);
  const worth = sceneOf(table).isEncounter ? fightWorth(table, side, temper) : conflictWorth(view, temper);
  const [ties, most] = [worthBuying(table, side), mostGamble(table, side)];
  let best = { worth: Number.NEGATIVE_INFINITY, bought: 0, gamble: side.gamble };
  let promised = dicePromised(table, side);
  for (let bought = 0; bought <= ties.length && bought + side.gamble <= pool; bought++) {
    if (bought > 0) promised += at(ties, bought - 1).dice;
    const limit = Math.min(side.gamble + most, pool - bought);
    const step = Math.max(1, Math.ceil((limit - side.gamble) / GAMBLES));
    for (let gamble = side.gamble; gamble <= limit; gamble += step) {
      const value = worth(Math.max(1, promised + gamble), gamble, bought);
      if (value > best.worth) best = { worth: value, bought, gamble };
    }
  }
  if (best.bought > 0) return { type: 'buy', npc: at(ties, 0).npc };
  return best.gamble > side.gamble ? { type: 'gamble', dice: best.gamble - side.gamble } : { type: 'ready' };
}

/** Ties that add more dice than they cost, the best first. */
function worthBuying(table: Shown, side: Side) {
  const { ties, drive } = fighterOf(table, side);
  return ties
    .filter((tie) => surplusOf(tie, drive) > 0 && !side.bought.includes(tie.npc))
    .map(({ npc, base }) => ({ npc, dice: diceOf(ratingOf(base, drive)) }))
    .sort((a, b) => b.dice - a.dice)
    .slice(0, TIES);
}

type Worth = (dice: number, gamble: number, bought: number) => number;

/** An ordinary conflict: a reward against what is lost. */
function conflictWorth({ game, table }: View, { prize, die }: Temper): Worth {
  const against = thresholdNow({ game, state: table }) + at(sceneOf(table).sides, 1).judgment;
  return (dice, gamble, bought) => {
    const success = successShare(dice, against, game.rules.tieFails);
    return success * prize - (1 - success) * gamble * die - bought * die;
  };
}

/** A roll of an encounter: whom it may bring down, and what it may cost; enemies answer as suits them best. */
function fightWorth(table: Shown, side: Side, { kill, life }: Temper): Worth {
  const { sides, place, initiative } = sceneOf(table);
  const { pool } = fighterOf(table, side);
  const leads = side.fighter === initiative;
  const foes = sides.flatMap((other, i) => {
    if (other === side || !areCompared(table, side, other)) return [];
    const fighter = fighterOf(table, other);
    return [{ promised: dicePromised(table, other), pool: fighter.pool, gamble: other.gamble, isBuilt: i < place }];
  });
  const limit = leads ? Number.POSITIVE_INFINITY : sceneOf(table).limit;
  return (dice, gamble, bought) => {
    const spare = pool - bought - gamble;
    let worth = -bought;
    for (const foe of foes) {
      const answers = foe.isBuilt ? [foe.gamble] : [0, Math.min(foe.pool, leads ? gamble : limit)];
      let least = Number.POSITIVE_INFINITY;
      for (const answer of answers) {
        const against = Math.max(1, foe.promised + answer);
        const fells = leadShare(dice, against, Math.max(1, foe.pool - answer + 1));
        const falls = leadShare(against, dice, Math.max(1, spare + 1));
        const edge =
          fells * (foe.pool + kill) +
          leadShare(dice, against, 1) * answer -
          leadShare(against, dice, 1) * gamble +
          (dice - against) / 6 -
          falls * (spare + life);
        least = Math.min(least, edge);
      }
      worth += least;
    }
    return worth;
  };
}
