import type { Card, Sort } from './cards';
import type { Seat } from './state';

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
  | { readonly effect: 'again' | 'steady' }
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

/** Why a move is refused. A refused move changes nothing. */
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-now',
  'no-such-order',
  'no-such-card',
  'not-an-opponent',
  'locked',
  'not-saved',
  'too-many',
  'nothing-to-lock',
  'not-saved-by-you',
  'already-locked',
  'same-deck',
] as const;
export type Refusal = (typeof REFUSALS)[number];
