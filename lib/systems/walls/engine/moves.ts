/** Every decision of a seat (rules 12). */
export type Move = Program | Act;

/** Sets the arrows in the seat's box and closes it. */
export interface Program {
  readonly type: 'program';
  /** Direction of each arrow, as an index into `Game.ways`. */
  readonly arrows: readonly number[];
}

/** Moves with an open box, and puts up a wall. */
export interface Act {
  readonly type: 'act';
  /** Numbers of the arrows used, counted from 1, in order. */
  readonly use: readonly number[];
  /** Site of the wall: an edge, or a cell if walls fill tiles. NONE if no wall can be put up. */
  readonly wall: number;
}

/** Reasons to refuse a move. A refused move changes nothing. */
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
export type RefusalCode = (typeof REFUSALS)[number];
