import type { Box } from '../schema';
import type { Card, CardRule } from './cards';
import type { Menu, Ready } from './menu';

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
