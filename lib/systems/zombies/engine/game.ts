import type { Box } from '../schema';
import type { Card, CardRule } from './cards';
import type { Move } from './moves';

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
