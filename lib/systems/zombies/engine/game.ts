import type { Box, SuperTrap } from '../schema';
import type { Effect } from '../vocabulary';

/** No card, slot or seat. */
export const NONE = -1;

/** A card that the viewer may not know. */
export const UNSEEN = -2;

export type Seat = number;

/** Every sort of card there is, as rules 9 name them for a rescue. */
export const SORTS = ['creature', 'action', 'trap', 'superTrap', 'linkLock'] as const;
export type Sort = (typeof SORTS)[number];

/** A kind of card, by its place among those of the game: two cards that look alike are the same number. */
export type Card = number;

/** What a card is. What its sort has no use for is 0, NONE, '' or undefined. */
export interface CardRule {
  readonly sort: Sort;
  /** The deck's place in the file, and the card's place among those of its sort there. */
  readonly deck: number;
  readonly index: number;
  readonly copies: number;
  /** A creature's scoring number. */
  readonly number: number;
  readonly effect: Effect;
  /** How many cards a peek shows, or what a steady hand adds. */
  readonly amount: number;
  readonly superTrap: SuperTrap | undefined;
}

/** A place in somebody's row. */
export interface Place {
  readonly player: Seat;
  readonly slot: number;
}

/** What is chosen for an Action that is carried out (rules 9); the effect is the card's. */
export type Play =
  | { readonly effect: 'swap'; readonly mine: number; readonly opponent: Seat; readonly theirs: number }
  | { readonly effect: 'steal'; readonly opponent: Seat; readonly creature: Card }
  | { readonly effect: 'peek'; readonly slots: readonly Place[] }
  | { readonly effect: 'scramble'; readonly opponent: Seat }
  | { readonly effect: 'bury'; readonly opponent: Seat; readonly slot: number }
  | { readonly effect: 'again' }
  | { readonly effect: 'steady' }
  | { readonly effect: 'rescue'; readonly sort: Sort };

/** Everything a seat can decide (rules 14). Looking at one's cards is no move: the view shows them at any time. */
export type Move =
  /** Before play: which of the cards dealt goes into which slot. */
  | { readonly type: 'place'; readonly order: readonly number[] }
  | { readonly type: 'flip'; readonly slot: number }
  | ({ readonly type: 'aim' } & Place)
  | ({ readonly type: 'play' } & Play)
  | { readonly type: 'decline' }
  /** Lays a Link & Lock on none, one or two saved creatures. */
  | { readonly type: 'assign'; readonly creatures: readonly Card[] };

/** Moves that only name places in the rows, made once for speed. */
export interface Ready {
  readonly places: readonly Move[];
  /** By slot. */
  readonly flips: readonly Move[];
  /** By place in the rows: seat × slots + slot. */
  readonly aims: readonly Move[];
}

/** What a seat might try, legal or not, whatever lies on the table. */
export interface Menu {
  readonly aims: readonly Move[];
  /** By card: every way of carrying out an Action but a theft, and discarding it. */
  readonly plays: readonly (readonly Move[])[];
}

/** A box as a table plays it, shared by all its games; never changes. */
export interface Game {
  readonly body: Box;
  readonly cards: readonly CardRule[];
  /** Every card of the game, by kind. */
  readonly pile: readonly Card[];
  /** Places in the file of the decks that are in. */
  readonly decks: readonly number[];
  /** Creatures by their number: what a round can be about. */
  readonly wanted: readonly (readonly Card[])[];
  readonly slots: number;
  readonly sides: number;
  readonly rounds: number;
  readonly bonuses: Box['bonuses'];
  readonly rules: Box['options'];
  /** Seats from one player to the next. */
  readonly step: 1 | -1;
  readonly turnsPerRound: number;
  readonly ready: Ready;
  /** By number of players and by seat. */
  readonly menus: readonly (readonly Menu[])[];
}
