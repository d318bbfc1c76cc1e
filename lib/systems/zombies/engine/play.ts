import { at, count } from '@/lib/kernel/at';
import { placeOf, putCard, takeCard } from '../rules/rows';
import { type Context, ruleOf } from './context';
import { arm, ask, assign, capture, carryOut, spring, weigh } from './deeds';
import { type Card, type Game, type Move, NONE, type Seat, type Sort } from './game';
import { candidatesOf, type RefusalCode, refusalOf } from './moves';
import type { State } from './state';
import { beginTurn, endTurn, firstRound } from './turns';

export function moves(game: Game, state: State, seat: Seat): readonly Move[] {
  const legal: Move[] = [];
  for (const move of candidatesOf(game, state, seat)) {
    if (refusalOf(game, state, seat, move) === undefined) legal.push(move);
  }
  return legal;
}

/** Applies a move in place, with all automatic consequences, or returns why it is refused. */
export function play(context: Context, seat: Seat, move: Move): RefusalCode | undefined {
  const refusal = refusalOf(context.game, context.state, seat, move);
  if (refusal === undefined) MOVES[move.type](context, move as never, seat);
  return refusal;
}

/** Handlers by type of move. */
const MOVES: {
  readonly [Type in Move['type']]: (context: Context, move: Extract<Move, { type: Type }>, seat: Seat) => void;
} = { place, flip, aim: spring, play: carryOut, decline, assign };

/** Lays out a row. After the last one, players roll for who opens, or the newly dealt round begins. */
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

/** Turns up a card of the active player's row (rules 4). */
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

/** Consequences of a flip, by sort of card. */
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
