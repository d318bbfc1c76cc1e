import type { Place, Tile } from './game';

export type Seat = number;

/** Phases; before play the level is chosen and characters are picked. */
export type Phase = 'level' | 'muster' | 'main' | 'deferred' | 'over';

/** A trap's token held by a player. `done` once it no longer compels. */
export interface Token {
  readonly trap: number;
  /** Round in which it was taken or renewed. */
  taken: number;
  done: boolean;
}

/** A hole to be filled from the draw pile in the upkeep of round `due`. */
export interface Hole {
  readonly cell: Place;
  /** The tile kept in front of the player meanwhile; NONE if there is none. */
  readonly tile: Tile;
  readonly seat: Seat;
  readonly due: number;
  readonly faceDown: boolean;
}

/** Counters for playtests; the game never reads them. */
interface Tally {
  /** By trap: times it acted, and rounds begun by players with its token. */
  readonly sprung: number[];
  readonly held: number[];
  /** By trap: action points lost, surcharged, or given up while it held a player. */
  readonly lost: number[];
  /** Arrivals by place. */
  readonly visits: number[];
  /** By seat: abilities used, tiles turned up, objectives shut down, friends helped. */
  readonly specials: number[];
  readonly flips: number[];
  readonly shutDown: number[];
  readonly assists: number[];
  /** Round in which the last objective was shut down; 0 if never. */
  unlocked: number;
}

/** The part of a game in play that everybody may see. */
export interface Table {
  readonly players: number;
  phase: Phase;
  level: number;
  /** Counted from 1. */
  round: number;
  /** Space on the tracker, counted from 0. */
  marker: number;
  first: Seat;
  /** Seat to act; NONE once the game is over. */
  turn: Seat;
  /** Seats that deferred this round, in order. */
  readonly deferred: Seat[];
  turns: number;
  holes: Hole[];
  /** Tiles removed from the game; all of them were seen. */
  readonly gone: Tile[];
  /** Remaining markers. */
  orange: number;
  objectives: number;
  done: number;
  /** Version of the board: increases when tiles are turned, removed or placed, and when markers are laid or taken. */
  version: number;
  /** Index of the ending reached, or NONE. */
  ending: number;
}

/** A game in play: plain data, mutated in place, including the random generator. */
export interface State extends Table {
  readonly rng: number[];
  /** Number of seats that had their turn in this phase. */
  step: number;
  readonly character: number[];
  readonly at: Place[];
  readonly ap: number[];
  /** By seat: extra cost of leaving the present place. */
  readonly surcharge: number[];
  /** By seat: uses of each ability this round. */
  readonly used: number[][];
  readonly tokens: Token[][];
  /** By cell; NONE for a missing tile. */
  readonly tile: Tile[];
  readonly faceUp: boolean[];
  readonly marked: boolean[];
  /** By cell: last round in which its trap is disarmed; 0 if it is not. */
  readonly disarmed: number[];
  /** The last tile is drawn next. */
  readonly draw: Tile[];
  readonly box: Tile[];
  /** Remaining tokens by trap. */
  readonly supply: number[];
  readonly tally: Tally;
}

/** Deep-copies a state. Written out, since `structuredClone` takes ten times as long. */
export function clone(state: State): State {
  const { tally } = state;
  return {
    ...state,
    rng: state.rng.slice(),
    deferred: state.deferred.slice(),
    character: state.character.slice(),
    at: state.at.slice(),
    ap: state.ap.slice(),
    surcharge: state.surcharge.slice(),
    used: state.used.map((uses) => uses.slice()),
    tokens: state.tokens.map((tokens) => tokens.map((token) => ({ ...token }))),
    tile: state.tile.slice(),
    faceUp: state.faceUp.slice(),
    marked: state.marked.slice(),
    disarmed: state.disarmed.slice(),
    holes: state.holes.slice(),
    draw: state.draw.slice(),
    box: state.box.slice(),
    gone: state.gone.slice(),
    supply: state.supply.slice(),
    tally: {
      ...tally,
      sprung: tally.sprung.slice(),
      held: tally.held.slice(),
      lost: tally.lost.slice(),
      visits: tally.visits.slice(),
      specials: tally.specials.slice(),
      flips: tally.flips.slice(),
      shutDown: tally.shutDown.slice(),
      assists: tally.assists.slice(),
    },
  };
}
