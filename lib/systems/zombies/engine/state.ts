import type { Rows } from '../rules/rows';
import type { Card, Place, Seat } from './game';

/** The decision awaited: rows to be laid out, a flip, or the use of the flipped card. */
export type Phase = 'place' | 'flip' | 'aim' | 'play' | 'assign' | 'over';

/** A Link & Lock with the creatures under it. */
export interface Lock {
  readonly card: Card;
  readonly creatures: readonly Card[];
}

/** A card of a row that was turned up; `slot` is where it lies face down again, or NONE if it left the row. */
export type Exposed = Place & { readonly card: Card };

/** Counters for playtests; the game never reads them. */
interface Tally {
  /** By card: flips by its owner; uses (carried out, laid on creatures, aimed); points moved between players. */
  readonly flipped: number[];
  readonly played: number[];
  readonly moved: number[];
  /** By creature: the seat that last trapped it and the seat that first saved it; NONE if none. */
  readonly trappedBy: Seat[];
  readonly savedBy: Seat[];
  /** Turns in each round, from round 1 at index 0. */
  readonly turns: number[];
  /** By round: rounds that ended unclaimed after their last turn or for want of cards, and targets nobody could save. */
  readonly cutOff: number[];
  readonly outOfCards: number[];
  readonly unsaved: number[];
  /** TRAP! and Super Trap! cards that trapped nothing. */
  wasted: number;
}

/** The part of a game in play that everybody may see. */
export interface Table {
  readonly players: number;
  phase: Phase;
  /** Counted from 1; 0 before the first round. */
  round: number;
  /** Finished turns of the whole game. */
  turns: number;
  active: Seat;
  /** The last card is on top. */
  readonly discard: Card[];
  readonly removed: Card[];
  /** The flipped card that awaits a decision, and the slot it came from. */
  flipped: Card;
  slot: number;
  /** The condition of the flipped Super Trap holds. */
  edge: boolean;
  readonly winners: Seat[];
}

/** A game in play: plain data, mutated in place, including the random generator. */
export interface State extends Rows, Table {
  readonly rng: number[];
  /** Finished turns of this round. */
  roundTurns: number;
  /** Seats that opened the game and this round; NONE before the roll. */
  opener: Seat;
  starter: Seat;
  /** By seat: whether the row has yet to be laid out. */
  readonly placing: boolean[];
  /** The last card is drawn next. */
  readonly draw: Card[];
  /** By seat: saved creatures in order, and the locks that protect them. */
  readonly saved: Card[][];
  readonly locks: Lock[][];
  /** By seat: Link & Locks laid aside for later. */
  readonly held: Card[][];
  /** By seat: bonus on the next trapping roll. */
  readonly steady: number[];
  /** The active player takes another turn after this one. */
  again: boolean;
  /** Rolls of the last turn, in order. */
  dieLog: number[];
  /** Cards made public since the last flip. */
  exposed: Exposed[];
  readonly tally: Tally;
}
