import type { SuperTrap } from '../schema';
import type { Effect } from '../vocabulary';

/** No card, slot or seat. */
export const NONE = -1;

/** Every sort of card there is, as section 9 names them for a rescue. */
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
