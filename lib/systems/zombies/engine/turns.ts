import { at, count } from '@/lib/kernel/at';
import { seatAfter, seatsFrom, seatsUpTo } from '@/lib/tabletop/play/seats';
import { filledSlots, hasCards, isFaceDown, placeOf, putCard } from '../rules/rows';
import { PLAYERS_MAX } from '../vocabulary';
import { type Context, ruleOf } from './context';
import { finish, rollOff } from './ending';
import { type Card, NONE, type Seat } from './game';
import { reshuffle } from './luck';
import type { State } from './state';

/** Returns the seats to decide: all that have a row to lay out, otherwise the active one. */
export function actors({ phase, active, placing }: State): readonly Seat[] {
  if (phase === 'place') return [...placing.keys()].filter((seat) => placing[seat]);
  return oneSeat(active);
}

const oneSeat = seatsUpTo(PLAYERS_MAX);

/** Fills the empty slots of a row from the left, as long as there are cards (rules 4). */
export function refill(context: Context, seat: Seat): void {
  const { game, state, emit } = context;
  for (let slot = 0; slot < game.slots; slot++) {
    if (isFaceDown(state, seat, slot)) continue;
    const card = drawCard(context);
    if (card === NONE) {
      emit?.({ type: 'lacked', seat });
      return;
    }
    putCard(state, placeOf(state, seat, slot), card);
    emit?.({ type: 'refilled', seat, slot, card });
  }
}

/** Draws the next card; the discards are reshuffled only when a card is needed. */
function drawCard({ state, luck, emit }: Context): Card {
  if (state.draw.length === 0 && state.discard.length > 0) {
    const cards = reshuffle(state, luck);
    emit?.({ type: 'reshuffled', cards });
  }
  return state.draw.pop() ?? NONE;
}

/** Ends the turn: the active player refills, then the seat `other`, and play passes on. */
export function endTurn(context: Context, other: Seat = NONE): void {
  const { game, state, emit } = context;
  refill(context, state.active);
  if (other !== NONE) refill(context, other);
  closeTurn(context);
  if (state.roundTurns >= game.turnsPerRound) {
    count(state.tally.cutOff, state.round - 1);
    emit?.({ type: 'unclaimed', round: state.round, why: 'turns' });
    nextRound(context);
    return;
  }
  const { again } = state;
  state.again = false;
  if (!again) state.active = seatAfter(state.active, game.step, state.players);
  beginTurn(context, again);
}

function closeTurn({ state }: Context): void {
  state.roundTurns++;
  state.turns++;
  count(state.tally.turns, state.round - 1);
}

/** Gives the turn to the next player with a card to flip; ends the round if nobody has one. */
export function beginTurn(context: Context, again = false): void {
  const { game, state, emit } = context;
  for (let passed = 0; passed < state.players; passed++) {
    const seat = state.active;
    state.phase = 'flip';
    emit?.({ type: 'turnBegan', seat, again: again && passed === 0 });
    if (!hasCards(state, seat)) refill(context, seat);
    if (hasCards(state, seat)) return;
    emit?.({ type: 'passed', seat });
    state.active = seatAfter(seat, game.step, state.players);
  }
  count(state.tally.outOfCards, state.round - 1);
  emit?.({ type: 'unclaimed', round: state.round, why: 'cards' });
  nextRound(context);
}

/** Awards a trapped target to the player with the highest creature, or removes it from the game (rules 5). */
export function award(context: Context, target: Card): void {
  const { game, state, emit } = context;
  const seats = seatsFrom(state.active, game.step, state.players);
  const best = state.saved.map((_, seat) => highestOf(context, seat));
  for (const player of state.saved.keys()) {
    for (const slot of filledSlots(state, player)) {
      state.exposed.push({ player, slot, card: at(state.rows, placeOf(state, player, slot)) });
    }
  }
  emit?.({ type: 'revealed', rows: state.rows.slice(), best });
  const top = Math.max(...best);
  if (top === 0) {
    state.removed.push(target);
    count(state.tally.unsaved, state.round - 1);
    emit?.({ type: 'removed', card: target });
  } else {
    const tied = seats.filter((seat) => best[seat] === top);
    save(context, rollOff(context, tied, 'creature'), target, 'highest');
  }
  closeTurn(context);
  nextRound(context, seats);
}

/** Returns the number of the highest creature in a row; 0 for none. */
export const highestOf = ({ game, state }: Context, seat: Seat): number =>
  filledSlots(state, seat).reduce(
    (highest, slot) => Math.max(highest, ruleOf(game, at(state.rows, placeOf(state, seat, slot))).number),
    0,
  );

export function save({ state, emit }: Context, seat: Seat, card: Card, why: 'highest' | 'lower' | 'kept'): void {
  at(state.saved, seat).push(card);
  if (at(state.tally.savedBy, card) === NONE) state.tally.savedBy[card] = seat;
  emit?.({ type: 'saved', seat, card, why });
}

/** Starts the first round that has a creature; the winner of the opening roll begins. */
export function firstRound(context: Context): void {
  const { state } = context;
  state.opener = rollOff(context, [...state.saved.keys()], 'opening');
  beginRound(context, roundFrom(context, 1), state.opener);
}

/** Ends a round. The seats in `refilling` refill now, unless all cards are dealt again. */
function nextRound(context: Context, refilling: readonly Seat[] = []): void {
  const { game, state } = context;
  state.steady.fill(0);
  state.again = false;
  const round = roundFrom(context, state.round + 1);
  if (round <= game.rounds && game.rules.roundReset === 'redeal') redeal(context);
  else for (const seat of refilling) refill(context, seat);
  beginRound(context, round, seatAfter(state.starter, game.step, state.players));
}

/** Returns the next round whose creature is still in the game (rules 5), or a number above `game.rounds` if none is. */
function roundFrom({ game, state }: Context, first: number): number {
  const isGone = (card: Card) => state.removed.includes(card) || state.saved.some((saved) => saved.includes(card));
  let round = first;
  while (round <= game.rounds && at(game.wanted, round).every(isGone)) round++;
  return round;
}

function beginRound(context: Context, round: number, starter: Seat): void {
  const { game, state, emit } = context;
  for (let skipped = state.round + 1; skipped < round; skipped++) emit?.({ type: 'roundSkipped', round: skipped });
  if (round > game.rounds) {
    finish(context);
    return;
  }
  state.round = round;
  state.roundTurns = 0;
  state.starter = starter;
  state.active = starter;
  emit?.({ type: 'roundBegan', round, starter });
  if (!state.placing.includes(true)) beginTurn(context);
}

/** Shuffles and deals everything except what players have put aside. */
function redeal(context: Context): void {
  const { state, luck, emit } = context;
  for (const card of state.rows) if (card !== NONE) state.draw.push(card);
  const cards = reshuffle(state, luck);
  emit?.({ type: 'redealt', cards });
  state.exposed = state.exposed.map((one) => ({ ...one, slot: NONE }));
  deal(context);
}

/** Deals all rows from the draw pile, for their owners to lay out. */
export function deal({ state }: Pick<Context, 'state'>): void {
  for (let place = 0; place < state.rows.length; place++) putCard(state, place, state.draw.pop() ?? NONE);
  state.placing.fill(true);
  state.phase = 'place';
}
