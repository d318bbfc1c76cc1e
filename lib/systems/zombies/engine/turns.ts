import { at, count } from '@/lib/kernel/at';
import { seatAfter, seatsFrom, seatsUpTo } from '@/lib/tabletop/seats';
import { filledSlots, hasCards, isFaceDown, placeOf, putCard } from '../rules/rows';
import { PLAYERS_MAX } from '../vocabulary';
import { type Context, ruleOf } from './context';
import { finish, rollOff } from './ending';
import { type Card, NONE, type Seat } from './game';
import { reshuffle } from './luck';
import type { State } from './state';

/** The seats whose decision is awaited: all that have a row to lay out, otherwise the one whose turn it is. */
export function actors({ phase, active, placing }: State): readonly Seat[] {
  if (phase === 'place') return [...placing.keys()].filter((seat) => placing[seat]);
  return oneSeat(active);
}

const oneSeat = seatsUpTo(PLAYERS_MAX);

/** Fills every empty slot of a row from the left, as far as the piles give cards (rules 4). */
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

/** The next card; the discards become the draw pile at the moment a card is needed. */
function drawCard({ state, luck, emit }: Context): Card {
  if (state.draw.length === 0 && state.discard.length > 0) {
    const cards = reshuffle(state, luck);
    emit?.({ type: 'reshuffled', cards });
  }
  return state.draw.pop() ?? NONE;
}

/** The turn is over: the active player refills, then the other one whose slot is empty, and play passes on. */
export function endTurn(context: Context, other: Seat = NONE): void {
  const { game, state, emit } = context;
  refill(context, state.active);
  if (other !== NONE) refill(context, other);
  closeTurn(context);
  if (state.roundTurns >= game.turnsPerRound) {
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

/** Gives the turn to the next player who has a card to flip; without one in a whole lap the round is over. */
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
  emit?.({ type: 'unclaimed', round: state.round, why: 'cards' });
  nextRound(context);
}

/** Gives a trapped target to the one who shows the highest creature, or takes it out of the game (rules 5). */
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
    emit?.({ type: 'removed', card: target });
  } else {
    const tied = seats.filter((seat) => best[seat] === top);
    save(context, rollOff(context, tied, 'creature'), target, 'highest');
  }
  closeTurn(context);
  nextRound(context, seats);
}

/** The number of the highest creature in a row; 0 for none. */
export const highestOf = ({ game, state }: Context, seat: Seat): number =>
  filledSlots(state, seat).reduce(
    (highest, slot) => Math.max(highest, ruleOf(game, at(state.rows, placeOf(state, seat, slot))).number),
    0,
  );

/** Puts a creature aside for points. */
export function save({ state, emit }: Context, seat: Seat, card: Card, why: 'highest' | 'lower' | 'kept'): void {
  at(state.saved, seat).push(card);
  if (at(state.tally.savedBy, card) === NONE) state.tally.savedBy[card] = seat;
  emit?.({ type: 'saved', seat, card, why });
}

/** The first round there is a creature for; the opener of the game begins it. */
export function firstRound(context: Context): void {
  const { state } = context;
  state.opener = rollOff(context, [...state.saved.keys()], 'opening');
  beginRound(context, roundFrom(context, 1), state.opener);
}

/** Ends a round. Seats whose slots are still empty refill now, unless everything is dealt again. */
function nextRound(context: Context, refilling: readonly Seat[] = []): void {
  const { game, state } = context;
  state.steady.fill(0);
  state.again = false;
  const round = roundFrom(context, state.round + 1);
  if (round <= game.rounds && game.rules.roundReset === 'redeal') redeal(context);
  else for (const seat of refilling) refill(context, seat);
  beginRound(context, round, seatAfter(state.starter, game.step, state.players));
}

/** The next round whose creature is still in the game (rules 5); beyond the last one if there is none. */
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

/** Everything but what players have put aside is shuffled and dealt again. */
function redeal(context: Context): void {
  const { state, luck, emit } = context;
  for (const card of state.rows) if (card !== NONE) state.draw.push(card);
  const cards = reshuffle(state, luck);
  emit?.({ type: 'redealt', cards });
  state.exposed = state.exposed.map((one) => ({ ...one, slot: NONE }));
  deal(context);
}

/** Deals every row from the draw pile, for its owner to lay out. */
export function deal({ state }: Pick<Context, 'state'>): void {
  for (let place = 0; place < state.rows.length; place++) putCard(state, place, state.draw.pop() ?? NONE);
  state.placing.fill(true);
  state.phase = 'place';
}
