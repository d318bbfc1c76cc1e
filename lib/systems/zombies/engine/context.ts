import { at } from '@/lib/kernel/at';
import type { Luck } from '@/lib/tabletop/luck';
import { type Card, type CardRule, type Game, NONE, type Seat } from './game';
import type { LogEvent } from './log';
import type { State } from './state';

/** A game, its state, its luck, and who is told what happens. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly luck: Luck;
  readonly emit: ((event: LogEvent) => void) | undefined;
}

export const ruleOf = (game: Game, card: Card): CardRule => at(game.cards, card);

/** Where a slot lies among all rows. */
export const placeOf = ({ slots }: Game, seat: Seat, slot: number): number => seat * slots + slot;

/** Whether a card lies face down there. */
export const isFaceDown = (game: Game, state: State, seat: Seat, slot: number): boolean =>
  at(state.rows, placeOf(game, seat, slot)) !== NONE;

export function hasCards(game: Game, state: State, seat: Seat): boolean {
  for (let slot = 0; slot < game.slots; slot++) if (isFaceDown(game, state, seat, slot)) return true;
  return false;
}

/** Whether an opponent has a card that can be aimed at. */
export function hasTarget(game: Game, state: State, seat: Seat): boolean {
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && hasCards(game, state, other)) return true;
  }
  return false;
}

/** Takes a card out of a row; the slot stays empty until it is refilled. */
export function takeCard({ game, state }: Context, seat: Seat, slot: number): Card {
  const place = placeOf(game, seat, slot);
  const card = at(state.rows, place);
  putCard(state, place, NONE);
  return card;
}

/** Lays a card face down. Nobody but its owner has seen it there. */
export function putCard(state: State, place: number, card: Card): void {
  state.rows[place] = card;
  state.known[place] = 0;
}

/** Whether a Link & Lock lies on it. */
export const isLocked = ({ locks }: State, seat: Seat, creature: Card): boolean =>
  at(locks, seat).some(({ creatures }) => creatures.includes(creature));
