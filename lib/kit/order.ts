import type { Paper } from './paper';

/** What somebody asks to have printed. */
export interface KitOrder {
  /** Player characters, without whoever runs the game. */
  readonly players: number;
  /** Names to print on the sheets, one a player; blank sheets where there is none. */
  readonly names: readonly string[];
  /** Ids of the pieces wanted; all of them if undefined. */
  readonly pieces?: readonly string[] | undefined;
  readonly paper: Paper;
  /** Sheets can be filled in on a screen. */
  readonly fillable: boolean;
  /** No filled areas: outlines and greys only. */
  readonly lowInk: boolean;
  /** Stamped on every page, because it is not fit to play yet. */
  readonly draft?: boolean | undefined;
}
