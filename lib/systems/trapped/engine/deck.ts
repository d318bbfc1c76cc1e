import { at } from '@/lib/kernel/at';
import { shuffle } from '@/lib/kernel/rng';
import { CARDS, type Card } from '@/lib/tabletop/cards/playing-cards';
import { handAfterDrawing } from '../rules/turn';
import type { Context } from './context';
import { NONE } from './game';
import type { DrawCause } from './log';
import type { Seat } from './state';

/** Draws a card, reshuffling the discards if the deck is empty; NONE if both are empty (rules 5.6, ruling A5). */
export function draw({ state, emit }: Context): Card {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NONE;
    const empty = state.deck;
    state.deck = state.discard;
    state.discard = empty;
    shuffle(state.rng, state.deck);
    emit?.({ type: 'shuffled', cards: state.deck.length });
  }
  return state.deck.pop() as Card;
}

export function putAway({ state }: Context, card: Card): void {
  if (card !== NONE) state.discard.push(card);
}

/** Draws `count` cards into a hand, up to the house limit. */
export function drawInto(context: Context, player: Seat, count: number, why: DrawCause): void {
  const { game, state, emit } = context;
  const hand = at(state.hands, player);
  const before = hand.length;
  const limit = handAfterDrawing(before, count, game.options);
  while (hand.length < limit) {
    const card = draw(context);
    if (card === NONE) break;
    hand.push(card);
  }
  emit?.({ type: 'drew', player, cards: hand.slice(before), why });
}

/** Keeps the order of the rest. */
export function takeFromHand({ state }: Context, player: Seat, card: Card): void {
  if (card === NONE) return;
  const hand = at(state.hands, player);
  for (let i = hand.indexOf(card); i < hand.length - 1; i++) hand[i] = at(hand, i + 1);
  hand.pop();
}

export function collect({ state, emit }: Context): void {
  for (let player = 0; player < state.players; player++) at(state.hands, player).length = 0;
  state.discard.length = 0;
  for (let card = 0; card < CARDS; card++) state.deck[card] = card;
  shuffle(state.rng, state.deck);
  emit?.({ type: 'shuffled', cards: CARDS });
}
