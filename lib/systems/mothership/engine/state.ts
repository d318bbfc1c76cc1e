import type { Place, Tile } from './game';

export type Seat = number;

/** Before play the level is agreed on and characters are picked. */
export type Phase = 'level' | 'muster' | 'main' | 'deferred' | 'over';

/** What somebody carries from a trap. `done` once nothing compels any more. */
export interface Token {
  readonly trap: number;
  /** The round it was taken or renewed in. */
  taken: number;
  done: boolean;
}

/** A hole that is filled from the draw pile in the upkeep of round `due`. */
export interface Hole {
  readonly cell: Place;
  /** What lies in front of the player meanwhile; NONE if nothing does. */
  readonly tile: Tile;
  readonly seat: Seat;
  readonly due: number;
  readonly faceDown: boolean;
}

/** Counts for playtests; the game itself never looks at them. */
interface Tally {
  /** By trap: how often it acted, and rounds that somebody began with its token. */
  readonly sprung: number[];
  readonly held: number[];
  /** Action points that were lost to it: severed, surcharged, or given up while it held somebody. */
  readonly lost: number[];
  /** By place: arrivals. */
  readonly visits: number[];
  /** By seat: uses of abilities, tiles turned up, objectives shut down, friends helped. */
  readonly specials: number[];
  readonly flips: number[];
  readonly shutDown: number[];
  readonly assists: number[];
  /** The round in which the last objective was shut down; 0 if never. */
  unlocked: number;
}

/** A game in play. Plain data, changed in place; the dice lie inside. */
export interface State {
  readonly players: number;
  readonly rng: number[];
  phase: Phase;
  level: number;
  /** Counted from 1. */
  round: number;
  /** Space of the tracker, counted from 0. */
  marker: number;
  first: Seat;
  /** Whose turn it is; NONE once it is over. */
  turn: Seat;
  /** Seats of this phase that had their turn. */
  step: number;
  /** Who deferred this round, in that order. */
  readonly deferred: Seat[];
  turns: number;
  readonly character: number[];
  readonly at: Place[];
  readonly ap: number[];
  /** What leaving costs on top, by seat. */
  readonly surcharge: number[];
  /** By seat: uses of each ability this round. */
  readonly used: number[][];
  readonly tokens: Token[][];
  /** By cell; NONE where the tile is missing. */
  readonly tile: Tile[];
  readonly faceUp: boolean[];
  readonly marked: boolean[];
  /** The last round in which a cell's trap is out of order; 0 if it works. */
  readonly disarmed: number[];
  holes: Hole[];
  /** The next tile is the last one. */
  readonly draw: Tile[];
  readonly box: Tile[];
  /** Tiles that left the game. */
  readonly gone: Tile[];
  /** Tokens left of each trap, and markers. */
  readonly supply: number[];
  orange: number;
  objectives: number;
  done: number;
  /** Counts what has changed on the board: tiles turned, gone or come, markers laid or taken. */
  version: number;
  /** Index of the ending that was reached, or NONE. */
  ending: number;
  readonly tally: Tally;
}
