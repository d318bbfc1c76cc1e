import type { Card, Place, Seat, Sort } from './game';

/** Something that happened, for those who tell of it and those who remember. Only `hears` may pass it on to a seat. */
export type LogEvent = { [Type in keyof Events]: Readonly<{ type: Type } & Events[Type]> }[keyof Events];

interface Events {
  placed: { seat: Seat };
  /** By seat, NONE for those who did not have to roll. */
  rolledOff: { for: 'opening' | 'creature' | 'win'; rolls: readonly number[] };
  roundBegan: { round: number; starter: Seat };
  roundSkipped: { round: number };
  turnBegan: { seat: Seat; again: boolean };
  passed: { seat: Seat };
  /** The card is for its owner alone. */
  refilled: { seat: Seat; slot: number; card: Card };
  lacked: { seat: Seat };
  reshuffled: { cards: number };
  redealt: { cards: number };
  flipped: { seat: Seat; slot: number; card: Card };
  weighed: { seat: Seat; card: Card; holds: boolean };
  fizzled: { seat: Seat; card: Card };
  uncovered: { seat: Seat; card: Card } & Place;
  rolled: { seat: Seat; card: Card; roll: number; bonus: number; hit: boolean };
  /** An uncovered card lies face down again: a creature that got away, or a special card. */
  turnedBack: { card: Card } & Place;
  /** A trap and what it uncovered go to the discard pile. */
  wasted: { seat: Seat; trap: Card; card: Card } & Place;
  /** `from` is whose row it lay in. */
  caught: { seat: Seat; from: Seat; card: Card; wanted: boolean };
  /** All rows as everybody sees them now, by seat and slot, and each seat's highest creature; 0 for none. */
  revealed: { rows: readonly Card[]; best: readonly number[] };
  saved: { seat: Seat; card: Card; why: 'highest' | 'lower' | 'kept' };
  removed: { card: Card };
  unclaimed: { round: number; why: 'turns' | 'cards' };
  /** The cards are for the two who swap alone: each can look at the row they now lie in. */
  swapped: { seat: Seat; mine: number; opponent: Seat; theirs: number; gave: Card; got: Card };
  stolen: { seat: Seat; opponent: Seat; card: Card };
  /** The cards are for the one who peeks alone. */
  peeked: { seat: Seat; slots: readonly Place[]; cards: readonly Card[] };
  scrambled: { seat: Seat; opponent: Seat };
  buried: { seat: Seat; card: Card } & Place;
  wentAgain: { seat: Seat };
  steadied: { seat: Seat; bonus: number };
  rescued: { seat: Seat; slot: number; sort: Sort; card: Card };
  declined: { seat: Seat; card: Card };
  locked: { seat: Seat; card: Card; creatures: readonly Card[] };
  laidAside: { seat: Seat; card: Card };
  unlocked: { seat: Seat; card: Card };
  over: { winners: readonly Seat[]; scores: readonly number[] };
}
