import { at } from '@/lib/kernel/at';
import { type Card, NONE, type Sort } from './cards';
import { type Context, count, placeOf, putCard, ruleOf, takeCard } from './context';
import type { Move, Place } from './moves';
import type { Seat } from './state';
import { endTurn } from './turns';

type Deed<Effect> = Extract<Move, { type: 'play'; effect: Effect }>;

/** Carries out the flipped Action (rules 9). It reaches the discard pile after its effect. */
export function carryOut(context: Context, move: Extract<Move, { type: 'play' }>): void {
  const { game, state, emit } = context;
  const card = state.flipped;
  count(state.tally.played, card);
  const other = take(context, move);
  if (game.rules.removePlayedActions) {
    state.removed.push(card);
    emit?.({ type: 'removed', card });
  } else state.discard.push(card);
  state.flipped = NONE;
  endTurn(context, other);
}

/** Does what the Action says; the other seat that has to refill, if any. */
function take(context: Context, move: Extract<Move, { type: 'play' }>): Seat {
  const { game, state, emit } = context;
  const { active: seat } = state;
  switch (move.effect) {
    case 'swap':
      swap(context, move);
      return NONE;
    case 'steal':
      steal(context, move);
      return NONE;
    case 'peek':
      peek(context, move.slots);
      return NONE;
    case 'scramble':
      scramble(context, move.opponent);
      return NONE;
    case 'bury': {
      const card = takeCard(context, move.opponent, move.slot);
      state.discard.push(card);
      state.exposed.push({ player: move.opponent, slot: NONE, card });
      emit?.({ type: 'buried', seat, player: move.opponent, slot: move.slot, card });
      return move.opponent;
    }
    case 'again':
      state.again = true;
      emit?.({ type: 'wentAgain', seat });
      return NONE;
    case 'steady': {
      const bonus = ruleOf(game, state.flipped).amount;
      count(state.steady, seat, bonus);
      emit?.({ type: 'steadied', seat, bonus });
      return NONE;
    }
    case 'rescue':
      rescue(context, move.sort);
      return NONE;
  }
}

function swap({ game, state, emit }: Context, { mine, opponent, theirs }: Deed<'swap'>): void {
  const { active: seat } = state;
  const [here, there] = [placeOf(game, seat, mine), placeOf(game, opponent, theirs)];
  const [gave, got] = [at(state.rows, here), at(state.rows, there)];
  putCard(state, here, got);
  putCard(state, there, gave);
  emit?.({ type: 'swapped', seat, mine, opponent, theirs, gave, got });
}

function steal({ game, state, emit }: Context, { opponent, creature }: Deed<'steal'>): void {
  const { active: seat } = state;
  const from = at(state.saved, opponent);
  from.splice(from.indexOf(creature), 1);
  at(state.saved, seat).push(creature);
  count(state.tally.moved, state.flipped, ruleOf(game, creature).number);
  emit?.({ type: 'stolen', seat, opponent, card: creature });
}

function peek({ game, state, emit }: Context, slots: readonly Place[]): void {
  const { active: seat } = state;
  const places = slots.map(({ player, slot }) => placeOf(game, player, slot));
  for (const place of places) state.known[place] = at(state.known, place) | (1 << seat);
  emit?.({ type: 'peeked', seat, slots, cards: places.map((place) => at(state.rows, place)) });
}

/** The cards lie in the same slots as before, in an order that nobody but their owner can see. */
function scramble({ game, state, luck, emit }: Context, opponent: Seat): void {
  const places: number[] = [];
  for (let slot = 0; slot < game.slots; slot++) {
    const place = placeOf(game, opponent, slot);
    if (at(state.rows, place) !== NONE) places.push(place);
  }
  const cards = places.map((place) => at(state.rows, place));
  luck.shuffleRow(state.rng, cards);
  for (const [i, place] of places.entries()) putCard(state, place, at(cards, i));
  emit?.({ type: 'scrambled', seat: state.active, opponent });
}

function rescue({ game, state, emit }: Context, sort: Sort): void {
  const { active: seat, slot, discard } = state;
  const top = discard.findLastIndex((card) => ruleOf(game, card).sort === sort);
  const [card = NONE] = discard.splice(top, 1);
  putCard(state, placeOf(game, seat, slot), card);
  emit?.({ type: 'rescued', seat, slot, sort, card });
}

/** Lays a Link & Lock on creatures, lays it aside, or discards it (rules 8). */
export function assign(context: Context, creatures: readonly Card[]): void {
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
  // One that was laid aside is used before the flip, and the turn goes on.
  if (!isHeld) endTurn(context);
}
