import type { Box, SuperTrap } from '../schema';
import type { Effect } from '../vocabulary';

/** No card, slot or seat. */
export const NONE = -1;

/** A card that the viewer may not know. */
export const UNSEEN = -2;

export type Seat = number;

/** All sorts of card, as rules 9 name them for a rescue. */
export const SORTS = ['creature', 'action', 'trap', 'superTrap', 'linkLock'] as const;
export type Sort = (typeof SORTS)[number];

/** A kind of card: its index in `Game.cards`. Identical cards share one number. */
export type Card = number;

/** Rules of a card. Properties that do not apply to its sort are 0, NONE, '' or undefined. */
export interface CardRule {
  readonly sort: Sort;
  /** Index of the deck in the file, and of the card in that deck's list of its sort. */
  readonly deck: number;
  readonly index: number;
  readonly copies: number;
  /** A creature's scoring number. */
  readonly number: number;
  readonly effect: Effect;
  /** Number of cards a peek shows, or bonus of a steady hand. */
  readonly amount: number;
  readonly superTrap: SuperTrap | undefined;
}

/** A place in a player's row. */
export interface Place {
  readonly player: Seat;
  readonly slot: number;
}

/** Choices for an Action that is carried out (rules 9); the effect is the card's. */
export type Play =
  | { readonly effect: 'swap'; readonly mine: number; readonly opponent: Seat; readonly theirs: number }
  | { readonly effect: 'steal'; readonly opponent: Seat; readonly creature: Card }
  | { readonly effect: 'peek'; readonly slots: readonly Place[] }
  | { readonly effect: 'scramble'; readonly opponent: Seat }
  | { readonly effect: 'bury'; readonly opponent: Seat; readonly slot: number }
  | { readonly effect: 'again' }
  | { readonly effect: 'steady' }
  | { readonly effect: 'rescue'; readonly sort: Sort };

/** All decisions a seat can make (rules 14). Looking at one's cards needs no move: the view always shows them. */
export type Move =
  /** Before play: which of the dealt cards goes into which slot. */
  | { readonly type: 'place'; readonly order: readonly number[] }
  | { readonly type: 'flip'; readonly slot: number }
  | ({ readonly type: 'aim' } & Place)
  | ({ readonly type: 'play' } & Play)
  | { readonly type: 'decline' }
  /** Lays a Link & Lock on zero, one or two saved creatures. */
  | { readonly type: 'assign'; readonly creatures: readonly Card[] };

/** Moves that only name places in the rows, preallocated for speed. */
export interface Ready {
  readonly places: readonly Move[];
  /** Indexed by slot. */
  readonly flips: readonly Move[];
  /** Indexed by place: seat × slots + slot. */
  readonly aims: readonly Move[];
}

/** Moves a seat might try, legal or not, independent of the state. */
export interface Menu {
  readonly aims: readonly Move[];
  /** By card: every way of carrying out an Action except thefts, and discarding it. */
  readonly plays: readonly (readonly Move[])[];
}

/** A box as one table plays it. Immutable; shared by all its games. */
export interface Game {
  readonly body: Box;
  readonly cards: readonly CardRule[];
  /** All cards of the game, each as its kind. */
  readonly pile: readonly Card[];
  /** Indices in the file of the decks in play. */
  readonly decks: readonly number[];
  /** Creatures by number: the targets of each round. */
  readonly wanted: readonly (readonly Card[])[];
  readonly slots: number;
  readonly sides: number;
  readonly rounds: number;
  readonly bonuses: Box['bonuses'];
  readonly rules: Box['options'];
  /** Direction of play: difference between the seats of successive players. */
  readonly step: 1 | -1;
  readonly turnsPerRound: number;
  readonly ready: Ready;
  /** Menus by number of players and seat. */
  readonly menus: readonly (readonly Menu[])[];
}
