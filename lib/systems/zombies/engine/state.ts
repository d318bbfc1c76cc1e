import type { Rows } from '../rules/rows';
import type { Card, Place, Seat } from './game';

/** What is awaited: rows to be laid out, a flip, or what the flipped card asks for. */
export type Phase = 'place' | 'flip' | 'aim' | 'play' | 'assign' | 'over';

/** A Link & Lock with the creatures under it. */
export interface Lock {
  readonly card: Card;
  readonly creatures: readonly Card[];
}

/** A card of somebody’s row that was turned up; it lies face down again in its slot, or has left the row (NONE). */
export type Exposed = Place & { readonly card: Card };

/** Counts for playtests; the game itself never looks at them. */
interface Tally {
  /** By card: flipped by its owner; carried out, laid on creatures or aimed; points it moved between players. */
  readonly flipped: number[];
  readonly played: number[];
  readonly moved: number[];
  /** By creature: the seat that trapped it last, and the one that saved it first; NONE if nobody. */
  readonly trappedBy: Seat[];
  readonly savedBy: Seat[];
  /** Turns in each round, from round 1 at index 0. */
  readonly turns: number[];
  /** TRAP! and Super Trap! cards that trapped nothing. */
  wasted: number;
}

/** A game in play. Plain data, changed in place; the dice lie inside. */
export interface State extends Rows {
  readonly rng: number[];
  phase: Phase;
  /** Counted from 1; 0 before the first. */
  round: number;
  /** Turns of this round that are over, and of the whole game. */
  roundTurns: number;
  turns: number;
  /** Who opened the game, and this round; NONE before the roll. */
  opener: Seat;
  starter: Seat;
  active: Seat;
  /** Who has still to lay out their row. */
  readonly placing: boolean[];
  /** The next card is the last one. */
  readonly draw: Card[];
  /** The top card is the last one. */
  readonly discard: Card[];
  readonly removed: Card[];
  /** By seat: creatures in the order in which they were saved, and what protects them. */
  readonly saved: Card[][];
  readonly locks: Lock[][];
  /** Link & Locks laid aside for later. */
  readonly held: Card[][];
  /** What the next trapping roll of a seat gains. */
  readonly steady: number[];
  /** The card that was flipped and waits for a decision, and where it lay. */
  flipped: Card;
  slot: number;
  /** The flipped Super Trap has its advantage. */
  edge: boolean;
  /** The active player takes another turn after this one. */
  again: boolean;
  /** Rolls of the last turn, in order. */
  dieLog: number[];
  /** Cards that everybody has seen since the last flip. */
  exposed: Exposed[];
  readonly winners: Seat[];
  readonly tally: Tally;
}
