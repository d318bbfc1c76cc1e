export type Seat = number;

/** What is awaited: arrows to be set, or the move and the wall of the one whose box is open. */
export type Phase = 'program' | 'reveal' | 'over';

/** Small numbers to look at or to copy. */
export type ReadonlyBytes = Pick<Readonly<Uint8Array>, 'slice' | 'length' | number>;

/** What lies on the table: all that stops, sites and sections depend on. */
export interface Position {
  /** By site: 1 where a wall stands. */
  readonly walls: Uint8Array;
  /** By cell: a bit for each side, in the board's order, that a step may cross. */
  readonly open: Uint8Array;
  /** By seat: the cell of its token; NONE for those who are out. */
  readonly at: number[];
  /** How many walls were put up in play. */
  built: number;
}

/** Counts for playtests; the game itself never looks at them. */
interface Tally {
  /** By site: the seat that walled it; NONE if nobody did. */
  readonly builders: Int8Array;
  /** By cell: how often a token came to it, setting up included. */
  readonly visits: Uint16Array;
  /** By seat: in whose turn it was Trapped, and in which turn of the game; NONE for those who were not. */
  readonly trappedBy: Seat[];
  readonly trappedIn: number[];
  /** By seat: its turns, those without a move, and the steps for which its arrows found no way. */
  readonly turns: number[];
  readonly stays: number[];
  readonly lost: number[];
}

/** A game in play. Plain data, changed in place; the only luck was the spin (rules 12). */
export interface State extends Position {
  readonly players: number;
  phase: Phase;
  /** Counted from 1. */
  round: number;
  /** Turns of the whole game that are over. */
  turns: number;
  /** Who opened the game; who opens this round: the spinner is beside them. */
  readonly opener: Seat;
  holder: Seat;
  /** Whose box is open, or is to be next; NONE while all set theirs, and in the end. */
  active: Seat;
  /** Bits of the seats whose decision is awaited. */
  awaited: number;
  /** By seat: the code of its arrows; NONE where they are not set. */
  readonly programs: number[];
  /** Bits of the seats whose box has been opened this round. */
  opened: number;
  /** Whether this round saw a wall or a removal; how many rounds on end before it did not. */
  stirred: boolean;
  quiet: number;
  /** How many sections there were after the last check; NONE before the first. */
  sections: number;
  readonly winners: Seat[];
  readonly tally: Tally;
}
