import type { Seat } from './state';

/** A part of the board with tokens, as a check counts it (rules 8). */
export interface Section {
  readonly seats: readonly Seat[];
  readonly tiles: number;
  /** Tiles without a token. */
  readonly empty: number;
}

/** Something that happened, for those who tell of it and those who remember. Only `hears` may pass it on to a seat. */
export type LogEvent =
  /** A box is shut. The arrows are for its owner alone: nobody else hears more than that. */
  | { readonly type: 'programmed'; readonly seat: Seat; readonly arrows: readonly number[] }
  /** All boxes are shut: whose spinner it is opens theirs first. */
  | { readonly type: 'roundBegan'; readonly round: number; readonly holder: Seat }
  | { readonly type: 'opened'; readonly seat: Seat; readonly arrows: readonly number[] }
  /** The cells of the path, the first one included; one alone for a token that stays. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly path: readonly number[] }
  | { readonly type: 'walled'; readonly seat: Seat; readonly site: number }
  | { readonly type: 'unwalled'; readonly seat: Seat; readonly why: 'site' | 'supply' }
  /** A check found several sections: where there are more or fewer than before, or somebody is Trapped. */
  | { readonly type: 'split'; readonly sections: readonly Section[] }
  | { readonly type: 'removed'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'quiet'; readonly round: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };
