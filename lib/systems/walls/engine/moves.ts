/** Everything a seat can decide (rules 12). */
export type Move = Program | Act;

/** Points the arrows in the seat’s own box and closes it. */
export interface Program {
  readonly type: 'program';
  /** For each arrow its way: a place in `Game.ways`. */
  readonly arrows: readonly number[];
}

/** With the box open: moves, and puts up a wall. */
export interface Act {
  readonly type: 'act';
  /** The numbers of the arrows whose steps are carried out, counted from 1, in that order. */
  readonly use: readonly number[];
  /** A site: an edge, or a cell where walls fill tiles. NONE where no wall can be put up. */
  readonly wall: number;
}

/** Why a move is refused. A refused move changes nothing. */
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-now',
  'no-such-arrows',
  'no-such-stop',
  'wall-due',
  'no-wall-left',
  'no-such-site',
  'walled',
  'not-on-path',
] as const;
export type Refusal = (typeof REFUSALS)[number];
