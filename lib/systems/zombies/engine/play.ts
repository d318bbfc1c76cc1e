import { at, count } from '@/lib/kernel/at';
import { type Context, placeOf, putCard, ruleOf, takeCard } from './context';
import { arm, assign, capture, carryOut, spring, weigh } from './deeds';
import { type Game, type Move, NONE, type Seat } from './game';
import { candidatesOf, type Refusal, refusalOf } from './moves';
import type { State } from './state';
import { beginTurn, endTurn, firstRound } from './turns';

/** Every move the seat may make now. */
export function moves(game: Game, state: State, seat: Seat): readonly Move[] {
  const legal: Move[] = [];
  for (const move of candidatesOf(game, state, seat)) {
    if (refusalOf(game, state, seat, move) === undefined) legal.push(move);
  }
  return legal;
}

/** Makes a move, in place, and all that follows from it by itself. A refused one changes nothing. */
export function play(context: Context, seat: Seat, move: Move): Refusal | undefined {
  const { game, state, emit } = context;
  const refusal = refusalOf(game, state, seat, move);
  if (refusal !== undefined) return refusal;
  switch (move.type) {
    case 'place':
      place(context, seat, move.order);
      break;
    case 'flip':
      flip(context, move.slot);
      break;
    case 'aim':
      spring(context, move);
      break;
    case 'play':
      carryOut(context, move);
      break;
    case 'decline':
      emit?.({ type: 'declined', seat, card: state.flipped });
      state.discard.push(state.flipped);
      state.flipped = NONE;
      endTurn(context);
      break;
    case 'assign':
      assign(context, move.creatures);
      break;
  }
  return undefined;
}

/** Lays out a row. When the last one lies, the roll for who opens follows, or the round that was dealt for. */
function place(context: Context, seat: Seat, order: readonly number[]): void {
  const { game, state, emit } = context;
  const first = placeOf(game, seat, 0);
  const dealt = state.rows.slice(first, first + game.slots);
  for (let slot = 0; slot < game.slots; slot++) putCard(state, first + slot, at(dealt, at(order, slot)));
  state.placing[seat] = false;
  emit?.({ type: 'placed', seat });
  if (state.placing.includes(true)) return;
  if (state.opener === NONE) firstRound(context);
  else beginTurn(context);
}

/** Turns up a card of one's row (rules 4). */
function flip(context: Context, slot: number): void {
  const { game, state, emit } = context;
  const { active: seat } = state;
  const card = takeCard(context, seat, slot);
  const { sort, superTrap } = ruleOf(game, card);
  state.slot = slot;
  state.edge = false;
  state.dieLog = [];
  state.exposed = [{ player: seat, slot: NONE, card }];
  count(state.tally.flipped, card);
  emit?.({ type: 'flipped', seat, slot, card });
  switch (sort) {
    case 'creature':
      capture(context, card, seat);
      break;
    case 'trap':
      arm(context, card);
      break;
    case 'superTrap':
      if (superTrap) weigh(context, card, superTrap);
      break;
    case 'action':
      state.flipped = card;
      state.phase = 'play';
      break;
    case 'linkLock':
      state.flipped = card;
      state.phase = 'assign';
      break;
  }
}
