import { subsets } from '@/lib/kernel/combinations';
import { ruleOf } from '../engine/context';
import { type Card, type CardRule, type Move, NONE, type Play, SORTS, type Sort, UNSEEN } from '../engine/game';
import { bonusOf } from '../engine/score';
import { bestOf, lossOf } from './aiming';
import { type Situation, type Spot, WEIGHTS } from './situation';

/** The best use of a card and its value in points; `move` is undefined if no use is worth making. */
export interface RatedMove {
  readonly move: Move | undefined;
  readonly worth: number;
}

const NOTHING: RatedMove = { move: undefined, worth: 0 };
const rated = (worth: number, play: Play): RatedMove => ({ move: { type: 'play', ...play }, worth });
const AGAIN = rated(WEIGHTS.again, { effect: 'again' });
const STEADY = rated(WEIGHTS.steady, { effect: 'steady' });

const BEST_USES: Readonly<Record<Play['effect'], (situation: Situation, slot: number, amount: number) => RatedMove>> = {
  swap: bestSwap,
  steal: bestTheft,
  peek: bestPeek,
  scramble: bestScramble,
  bury: bestBurial,
  again: () => AGAIN,
  steady: () => STEADY,
  rescue: bestRescue,
};

/** Returns the best use of an Action that was just flipped from `slot` of the bot's own row, or still lies there. */
export const bestUse = (situation: Situation, { effect, amount }: CardRule, slot: number): RatedMove =>
  effect === '' ? NOTHING : BEST_USES[effect](situation, slot, amount);

/** Swaps the bot's least valuable creature for the opponent's card with the highest expected value. */
function bestSwap(situation: Situation, flipped: number): RatedMove {
  let mine: Spot | undefined;
  for (const spot of situation.row) {
    if (spot.slot !== flipped && spot.card !== NONE && spot.rank < (mine?.rank ?? Infinity)) mine = spot;
  }
  if (!mine) return NOTHING;
  const { slot, rank } = mine;
  const kept = situation.topWithout(mine);
  const { spot, worth } = bestOf(situation, (theirs) => swapWorth(situation, kept, rank, theirs));
  return spot ? rated(worth, { effect: 'swap', mine: slot, opponent: spot.player, theirs: spot.slot }) : NOTHING;
}

/** Value of a swap: the bot's row then has `kept` on top; it gives away `given` and gets the spot's card. */
function swapWorth(
  situation: Situation,
  kept: number,
  given: number,
  { player, slot, card, rank, weight }: Spot,
): number {
  const { unseen, hidden, stake, standing } = situation;
  const top = Math.max(given, situation.topWithout({ player, slot }));
  if (card !== UNSEEN) return stake * (situation.standingWith(Math.max(kept, rank), player, top) - standing);
  let then = 0;
  let left = 1;
  for (let number = 1; number < unseen.length; number++) {
    const count = situation.rivals(number);
    if (count === 0) continue;
    const chance = Math.min(left, (weight * count) / Math.max(1, hidden));
    then += chance * situation.standingWith(Math.max(kept, number), player, top, -weight);
    left -= chance;
  }
  return stake * (then + left * situation.standingWith(kept, player, top, -weight) - standing);
}

/** Steals the highest unlocked creature; on a tie, from the player with the most points. */
function bestTheft({ view, game, players, me, envy }: Situation): RatedMove {
  let best: RatedMove = NOTHING;
  let ahead = 0;
  for (let opponent = 0; opponent < players; opponent++) {
    if (opponent === me) continue;
    const score = view.scoreOf(opponent);
    for (const creature of view.savedBy(opponent)) {
      const worth = (1 + envy) * ruleOf(game, creature).number;
      if (worth < best.worth || (worth === best.worth && score <= ahead) || view.isLocked(opponent, creature)) continue;
      best = rated(worth, { effect: 'steal', opponent, creature });
      ahead = score;
    }
  }
  return best;
}

/** Peeks at the cards that have been unseen for longest. */
function bestPeek({ theirs }: Situation, _: number, most: number): RatedMove {
  const unseen = theirs.filter(({ card }) => card === UNSEEN);
  if (unseen.length === 0) return NOTHING;
  const longest = unseen.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  const slots = longest.map(({ player, slot }) => ({ player, slot }));
  return rated(WEIGHTS.peek * slots.length, { effect: 'peek', slots });
}

/** Scrambles a row: with this round's creature while the bot would lose it, or without any known card. */
function bestScramble(situation: Situation): RatedMove {
  const { game, standing, theirs, players } = situation;
  if (game.slots < 2) return NOTHING;
  const isEarly = standing < 0 && players > 2;
  const hiding = theirs.findLast(({ card }) => isEarly && situation.numberOf(card) === situation.round);
  const isKnown = (player: number) => theirs.some((other) => other.player === player && other.card !== UNSEEN);
  const spot = hiding ?? theirs.find(({ player }) => !isKnown(player));
  return spot ? rated(hiding ? WEIGHTS.steady : 0, { effect: 'scramble', opponent: spot.player }) : NOTHING;
}

/** Buries a creature higher than the bot's own, or the unseen card most likely to be one. */
function bestBurial(situation: Situation): RatedMove {
  const { spot, worth } = bestOf(situation, (one) =>
    one.card === UNSEEN ? blindBurial(situation, one) : lossOf(situation, one),
  );
  return spot ? rated(worth, { effect: 'bury', opponent: spot.player, slot: spot.slot }) : NOTHING;
}

function blindBurial(situation: Situation, { weight }: Spot): number {
  const { unseen, hidden, top, standing, stake, envy } = situation;
  if (top === 0) return 0;
  let higher = 0;
  for (let number = top + 1; number < unseen.length; number++) higher += situation.rivals(number);
  return (weight * higher * stake * (standing + envy)) / Math.max(1, hidden);
}

/** Rescues the top creature of the discard pile if that improves the bot's standing, otherwise a trap. */
function bestRescue(situation: Situation): RatedMove {
  const worthOf = (sort: Sort, card: Card) =>
    sort === 'creature'
      ? situation.stake * (situation.standingWith(Math.max(situation.top, situation.rankOf(card))) - situation.standing)
      : RESCUED[sort];
  let best: RatedMove = NOTHING;
  for (const sort of SORTS) {
    const card = situation.view.table.discard.findLast((one) => ruleOf(situation.game, one).sort === sort);
    const worth = card === undefined ? 0 : worthOf(sort, card);
    if (worth > best.worth) best = rated(worth, { effect: 'rescue', sort });
  }
  return best;
}

const RESCUED: Readonly<Record<Exclude<Sort, 'creature'>, number>> = {
  superTrap: 0.1,
  action: 0.08,
  trap: 0.05,
  linkLock: 0.02,
};

/** Assigns a Link & Lock to no creature, which lays it aside or discards it. */
export const UNASSIGNED: Move = { type: 'assign', creatures: [] };

/** Returns the best use of a Link & Lock: a link that earns points, or a lock on the highest creature. */
export function bestLock({ view, me, game }: Situation): RatedMove {
  const free = view.savedBy(me).filter((card) => !view.isLocked(me, card));
  if (free.length === 0) return NOTHING;
  let best: RatedMove = NOTHING;
  for (const creatures of subsets(free, 2)) {
    const rules = creatures.map((card) => ruleOf(game, card));
    if (rules.length > 1 && rules[0]?.deck === rules[1]?.deck) continue;
    const worth = rules.reduce((sum, { number }) => sum + WEIGHTS.lock * number, bonusOf(game, creatures));
    if (worth > best.worth) best = { move: { type: 'assign', creatures }, worth };
  }
  return best;
}
