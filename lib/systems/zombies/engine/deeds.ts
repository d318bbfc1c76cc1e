import { at, count } from '@/lib/kernel/at';
import { isTrappedBy } from '../rules/cards';
import { filledSlots, hasTarget, placeOf, putCard, takeCard } from '../rules/rows';
import type { SuperTrap } from '../schema';
import { type Context, ruleOf } from './context';
import { rollDie } from './ending';
import { type Card, type Game, type Move, NONE, type Place, type Play, type Seat } from './game';
import { scoreOf } from './score';
import type { Phase, State } from './state';
import { award, endTurn, highestOf, save } from './turns';

/** Carries out the flipped Action (rules 9). It is discarded after its effect. */
export function carryOut(context: Context, move: Extract<Move, { type: 'play' }>): void {
  const { game, state, emit } = context;
  const card = state.flipped;
  count(state.tally.played, card);
  DEEDS[move.effect](context, move as never);
  if (game.rules.removePlayedActions) {
    state.removed.push(card);
    emit?.({ type: 'removed', card });
  } else state.discard.push(card);
  state.flipped = NONE;
  endTurn(context, move.effect === 'bury' ? move.opponent : NONE);
}

/** Effects of Actions. */
const DEEDS: {
  readonly [Effect in Play['effect']]: (context: Context, play: Extract<Play, { effect: Effect }>) => void;
} = {
  swap({ state, emit }, { mine, opponent, theirs }) {
    const { active: seat } = state;
    const [here, there] = [placeOf(state, seat, mine), placeOf(state, opponent, theirs)];
    const [gave, got] = [at(state.rows, here), at(state.rows, there)];
    putCard(state, here, got);
    putCard(state, there, gave);
    emit?.({ type: 'swapped', seat, mine, opponent, theirs, gave, got });
  },
  steal({ game, state, emit }, { opponent, creature }) {
    const { active: seat } = state;
    const from = at(state.saved, opponent);
    from.splice(from.indexOf(creature), 1);
    at(state.saved, seat).push(creature);
    count(state.tally.moved, state.flipped, ruleOf(game, creature).number);
    emit?.({ type: 'stolen', seat, opponent, card: creature });
  },
  peek({ state, emit }, { slots }) {
    const { active: seat } = state;
    const places = slots.map(({ player, slot }) => placeOf(state, player, slot));
    for (const place of places) state.known[place] = at(state.known, place) | (1 << seat);
    emit?.({ type: 'peeked', seat, slots, cards: places.map((place) => at(state.rows, place)) });
  },
  /** The cards keep to the same slots, in an order that only their owner can see. */
  scramble({ state, luck, emit }, { opponent }) {
    const places = filledSlots(state, opponent).map((slot) => placeOf(state, opponent, slot));
    const cards = places.map((place) => at(state.rows, place));
    luck.shuffleRow(state.rng, cards);
    for (const [i, place] of places.entries()) putCard(state, place, at(cards, i));
    emit?.({ type: 'scrambled', seat: state.active, opponent });
  },
  bury({ state, emit }, { opponent: player, slot }) {
    const card = takeCard(state, player, slot);
    state.discard.push(card);
    state.exposed.push({ player, slot: NONE, card });
    emit?.({ type: 'buried', seat: state.active, player, slot, card });
  },
  again({ state, emit }) {
    state.again = true;
    emit?.({ type: 'wentAgain', seat: state.active });
  },
  steady({ game, state, emit }) {
    const { active: seat } = state;
    const bonus = ruleOf(game, state.flipped).amount;
    count(state.steady, seat, bonus);
    emit?.({ type: 'steadied', seat, bonus });
  },
  rescue({ game, state, emit }, { sort }) {
    const { active: seat, slot, discard } = state;
    const top = discard.findLastIndex((card) => ruleOf(game, card).sort === sort);
    const [card = NONE] = discard.splice(top, 1);
    putCard(state, placeOf(state, seat, slot), card);
    emit?.({ type: 'rescued', seat, slot, sort, card });
  },
};

/** Lays a Link & Lock on creatures, lays it aside, or discards it (rules 8). */
export function assign(context: Context, { creatures }: { readonly creatures: readonly Card[] }): void {
  const { game, state, emit } = context;
  const { active: seat } = state;
  const isHeld = state.phase === 'flip';
  const card = isHeld ? (at(state.held, seat).shift() ?? NONE) : state.flipped;
  state.flipped = NONE;
  if (creatures.length > 0) {
    at(state.locks, seat).push({ card, creatures: creatures.slice() });
    count(state.tally.played, card);
    emit?.({ type: 'locked', seat, card, creatures: creatures.slice() });
  } else if (game.rules.linkLockHold) {
    at(state.held, seat).push(card);
    emit?.({ type: 'laidAside', seat, card });
  } else {
    state.discard.push(card);
    emit?.({ type: 'unlocked', seat, card });
  }
  // One laid aside earlier is used before the flip, so the turn continues.
  if (!isHeld) endTurn(context);
}

/** Tests the condition of a flipped Super Trap and treats the card accordingly (rules 7). */
export function weigh(context: Context, card: Card): void {
  const { game, state, emit } = context;
  const { superTrap } = ruleOf(game, card);
  if (!superTrap) return;
  state.edge = CONDITIONS[superTrap.when](context, scoreOf(game, state, state.active), superTrap.round);
  emit?.({ type: 'weighed', seat: state.active, card, holds: state.edge });
  if (!state.edge && superTrap.otherwise === 'discard') {
    state.discard.push(card);
    endTurn(context);
  } else arm(context, card);
}

/** Conditions of Super Traps; `score` is the active player's. */
const CONDITIONS: Readonly<Record<SuperTrap['when'], (context: Context, score: number, round: number) => boolean>> = {
  always: () => true,
  lowestScore: ({ game, state }, score) => state.saved.every((_, other) => scoreOf(game, state, other) >= score),
  highestScore: ({ game, state }, score) => state.saved.every((_, other) => scoreOf(game, state, other) <= score),
  noSavedCreature: ({ state }) => at(state.saved, state.active).length === 0,
  roundAtLeast: ({ state }, _, round) => state.round >= round,
  rowHasCreature: (context) => highestOf(context, context.state.active) > 0,
};

/** Waits for the active player's decision on the flipped card. */
export function ask({ state }: Context, card: Card, phase: Phase): void {
  state.flipped = card;
  state.phase = phase;
}

/** Asks for the target of a trap; discards the trap if no opponent has a card face down. */
export function arm(context: Context, card: Card): void {
  const { state, emit } = context;
  if (hasTarget(state, state.active)) {
    ask(context, card, 'aim');
    return;
  }
  state.discard.push(card);
  state.tally.wasted++;
  emit?.({ type: 'fizzled', seat: state.active, card });
  endTurn(context);
}

/** Springs the flipped trap on an opponent's card, which is turned up (rules 4.1). */
export function spring(context: Context, { player, slot }: Place): void {
  const { game, state, emit } = context;
  const [seat, trap] = [state.active, state.flipped];
  const card = at(state.rows, placeOf(state, player, slot));
  const { sort } = ruleOf(game, card);
  state.flipped = NONE;
  count(state.tally.played, trap);
  emit?.({ type: 'uncovered', seat, player, slot, card });

  const gain = gainOf(game, state, trap);
  const isCreature = sort === 'creature';
  const hits = isCreature && isHit(context, gain, card);
  state.discard.push(trap);
  if (!isCreature) state.tally.wasted++;
  const isSpecial = sort === 'superTrap' || sort === 'linkLock';
  const isBack = !hits && (isCreature || (isSpecial && game.rules.revealedSpecials === 'turnBack'));
  state.exposed.push({ player, slot: isBack ? slot : NONE, card });
  if (hits) capture(context, takeCard(state, player, slot), player, gain.keepsNonTarget);
  else if (isBack) {
    emit?.({ type: 'turnedBack', player, slot, card });
    endTurn(context);
  } else {
    state.discard.push(takeCard(state, player, slot));
    emit?.({ type: 'wasted', seat, player, slot, trap, card });
    endTurn(context, player);
  }
}

/** Returns the advantage of the trap in use; none if it is no Super Trap or its condition failed. */
const gainOf = (game: Game, { edge }: State, trap: Card): Gain =>
  edge ? (ruleOf(game, trap).superTrap?.gain ?? NO_GAIN) : NO_GAIN;

type Gain = SuperTrap['gain'];
const NO_GAIN: Gain = { rollBonus: 0, autoTrap: false, reroll: 0, keepsNonTarget: false };

/** Tells whether the trap holds the creature; rolls as often as needed. */
function isHit(context: Context, { rollBonus, autoTrap, reroll }: Gain, card: Card): boolean {
  const { game, state, emit } = context;
  const { active: seat } = state;
  if (autoTrap) return true;
  const bonus = at(state.steady, seat) + rollBonus;
  state.steady[seat] = 0;
  for (let tries = 0; tries <= reroll; tries++) {
    const roll = rollDie(context);
    const hit = isTrappedBy(roll, ruleOf(game, card).number, bonus);
    emit?.({ type: 'rolled', seat, card, roll, bonus, hit });
    if (hit) return true;
  }
  return false;
}

/** Handles a creature that the active player trapped in the row of `from` (rules 5 and 10). */
export function capture(context: Context, card: Card, from: Seat, keepsAny = false): void {
  const { game, state, emit } = context;
  const { active: seat } = state;
  const { number } = ruleOf(game, card);
  const wanted = number === state.round;
  state.tally.trappedBy[card] = seat;
  emit?.({ type: 'caught', seat, from, card, wanted });
  if (wanted) {
    award(context, card);
    return;
  }
  if (game.decks.length > 1 && number < state.round) save(context, seat, card, 'lower');
  else if (keepsAny) save(context, seat, card, 'kept');
  else state.discard.push(card);
  endTurn(context, from === seat ? NONE : from);
}
