import type { Card, Sort } from './cards';
import type { Place } from './moves';
import type { Seat } from './state';

/** A card that the listener may not know. */
export const UNSEEN = -2;

/** Something that happened, for those who tell of it and those who remember. Only `hears` may pass it on to a seat. */
export type LogEvent =
  | { readonly type: 'placed'; readonly seat: Seat }
  /** By seat, NONE for those who did not have to roll. */
  | { readonly type: 'rolledOff'; readonly for: 'opening' | 'creature' | 'win'; readonly rolls: readonly number[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'roundSkipped'; readonly round: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly again: boolean }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The card is for its owner alone. */
  | { readonly type: 'refilled'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  | { readonly type: 'lacked'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'redealt'; readonly cards: number }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  | { readonly type: 'weighed'; readonly seat: Seat; readonly card: Card; readonly holds: boolean }
  | { readonly type: 'fizzled'; readonly seat: Seat; readonly card: Card }
  | ({ readonly type: 'uncovered'; readonly seat: Seat; readonly card: Card } & Place)
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly card: Card;
      readonly roll: number;
      readonly bonus: number;
      readonly hit: boolean;
    }
  /** An uncovered card lies face down again: a creature that got away, or a special card. */
  | ({ readonly type: 'turnedBack'; readonly card: Card } & Place)
  /** A trap and what it uncovered go to the discard pile. */
  | ({ readonly type: 'wasted'; readonly seat: Seat; readonly trap: Card; readonly card: Card } & Place)
  /** `from` is whose row it lay in. */
  | {
      readonly type: 'caught';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Card;
      readonly wanted: boolean;
    }
  /** All rows as everybody sees them now, by seat and slot, and each seat's highest creature; 0 for none. */
  | { readonly type: 'revealed'; readonly rows: readonly Card[]; readonly best: readonly number[] }
  | { readonly type: 'saved'; readonly seat: Seat; readonly card: Card; readonly why: 'highest' | 'lower' | 'kept' }
  | { readonly type: 'removed'; readonly card: Card }
  | { readonly type: 'unclaimed'; readonly round: number; readonly why: 'turns' | 'cards' }
  /** The cards are for the two who swap alone: each can look at the row they now lie in. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly mine: number;
      readonly opponent: Seat;
      readonly theirs: number;
      readonly gave: Card;
      readonly got: Card;
    }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly opponent: Seat; readonly card: Card }
  /** The cards are for the one who peeks alone. */
  | { readonly type: 'peeked'; readonly seat: Seat; readonly slots: readonly Place[]; readonly cards: readonly Card[] }
  | { readonly type: 'scrambled'; readonly seat: Seat; readonly opponent: Seat }
  | ({ readonly type: 'buried'; readonly seat: Seat; readonly card: Card } & Place)
  | { readonly type: 'wentAgain'; readonly seat: Seat }
  | { readonly type: 'steadied'; readonly seat: Seat; readonly bonus: number }
  | {
      readonly type: 'rescued';
      readonly seat: Seat;
      readonly slot: number;
      readonly sort: Sort;
      readonly card: Card;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'locked'; readonly seat: Seat; readonly card: Card; readonly creatures: readonly Card[] }
  | { readonly type: 'laidAside'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'unlocked'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };
