import { at } from '@/lib/kernel/at';
import { hasPair } from '@/lib/tabletop/play/pairs';
import { dicePromised, mostGamble } from '../engine/build';
import { episodeOf, fighterOf, sceneOf, sideNow, thresholdNow } from '../engine/context';
import { areCompared, meetingBonus } from '../engine/encounters';
import type { Move } from '../engine/moves';
import type { Fighter, FighterId, Shown, Side, Tie } from '../engine/state';
import type { View } from '../engine/view';
import { leadShare, successShare } from '../rules/odds';
import { type DriveCode, diceOf, ratingOf } from '../rules/ratings';

/** Dice that a tie adds beyond the one it costs; 0 while it rests. */
const surplusOf = ({ base, rest }: Tie, drive: DriveCode): number =>
  rest > 0 ? 0 : Math.max(0, diceOf(ratingOf(base, drive)) - 1);

/** Returns a Gladiator's maximum of dice: the whole pool and all worthwhile ties. */
export function strengthOf({ pool, ties, drive }: Fighter): number {
  let dice = pool;
  for (const tie of ties) dice += surplusOf(tie, drive);
  return Math.max(1, dice);
}

/** Chance of `one` to win the first decisive roll if both use all dice, unpaid meeting bonuses included. */
export function chanceAgainst(table: Shown, one: FighterId, other: FighterId): number {
  const [own, foe] = [at(table.fighters, one), at(table.fighters, other)];
  const hasMet = hasPair(episodeOf(table, one).met, one, other);
  const dice = strengthOf(own) + (hasMet ? 0 : meetingBonus(own, foe));
  const against = strengthOf(foe) + (hasMet ? 0 : meetingBonus(foe, own));
  const win = leadShare(dice, against, 1);
  return win / (win + leadShare(against, dice, 1));
}

/** Values of outcomes, in dice of the pool. */
export interface Temper {
  readonly prize: number;
  /** A die of the pool that is spent or lost in an ordinary conflict. */
  readonly die: number;
  /** Defeating an enemy (`kill`) and surviving (`life`), beyond the pools at stake. */
  readonly kill: number;
  readonly life: number;
}

/** Limits of the search: gambles tried, and ties considered. */
const GAMBLES = 14;
const TIES = 4;

/** Returns the next step towards the best build of a roll: a number of the best ties, and a gamble. */
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

/** Returns ties that add more dice than they cost, best first; at most `TIES`. */
function worthBuying(table: Shown, side: Side) {
  const { ties, drive } = fighterOf(table, side);
  return ties
    .filter((tie) => surplusOf(tie, drive) > 0 && !side.bought.includes(tie.npc))
    .map(({ npc, base }) => ({ npc, dice: diceOf(ratingOf(base, drive)) }))
    .sort((a, b) => b.dice - a.dice)
    .slice(0, TIES);
}

type Worth = (dice: number, gamble: number, bought: number) => number;

/** Value of an ordinary conflict: the reward minus the expected losses. */
function conflictWorth({ game, table }: View, { prize, die }: Temper): Worth {
  const against = thresholdNow({ game, state: table }) + at(sceneOf(table).sides, 1).judgment;
  return (dice, gamble, bought) => {
    const success = successShare(dice, against, game.rules.tieFails);
    return success * prize - (1 - success) * gamble * die - bought * die;
  };
}

/** Enemies defeated minus losses. Opponents yet to build are assumed to pick the better of no and full gamble. */
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
