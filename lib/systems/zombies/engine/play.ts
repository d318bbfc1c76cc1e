import { at, count } from '@/lib/kernel/at';
import { placeOf, putCard, takeCard } from '../rules/rows';
import { type Context, ruleOf } from './context';
import { arm, ask, assign, capture, carryOut, spring, weigh } from './deeds';
import { type Card, type Game, type Move, NONE, type Seat, type Sort } from './game';
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
  const refusal = refusalOf(context.game, context.state, seat, move);
  if (refusal === undefined) MOVES[move.type](context, move as never, seat);
  return refusal;
}

/** What each move does. */
const MOVES: {
  readonly [Type in Move['type']]: (context: Context, move: Extract<Move, { type: Type }>, seat: Seat) => void;
} = { place, flip, aim: spring, play: carryOut, decline, assign };

/** Lays out a row. When the last one lies, the roll for who opens follows, or the round that was dealt for. */
function place(context: Context, { order }: { readonly order: readonly number[] }, seat: Seat): void {
  const { game, state, emit } = context;
  const first = placeOf(state, seat, 0);
  const dealt = state.rows.slice(first, first + game.slots);
  for (let slot = 0; slot < game.slots; slot++) putCard(state, first + slot, at(dealt, at(order, slot)));
  state.placing[seat] = false;
  emit?.({ type: 'placed', seat });
  if (state.placing.includes(true)) return;
  if (state.opener === NONE) firstRound(context);
  else beginTurn(context);
}

/** Turns up a card of one's row (rules 4). */
function flip(context: Context, { slot }: { readonly slot: number }): void {
  const { game, state, emit } = context;
  const { active: seat } = state;
  const card = takeCard(state, seat, slot);
  state.slot = slot;
  state.edge = false;
  state.dieLog = [];
  state.exposed = [{ player: seat, slot: NONE, card }];
  count(state.tally.flipped, card);
  emit?.({ type: 'flipped', seat, slot, card });
  FLIPS[ruleOf(game, card).sort](context, card);
}

/** What comes of a card that was turned up, by its sort. */
const FLIPS: Readonly<Record<Sort, (context: Context, card: Card) => void>> = {
  creature: (context, card) => capture(context, card, context.state.active),
  trap: arm,
  superTrap: weigh,
  action: (context, card) => ask(context, card, 'play'),
  linkLock: (context, card) => ask(context, card, 'assign'),
};

function decline(context: Context): void {
  const { state, emit } = context;
  emit?.({ type: 'declined', seat: state.active, card: state.flipped });
  state.discard.push(state.flipped);
  state.flipped = NONE;
  endTurn(context);
}
