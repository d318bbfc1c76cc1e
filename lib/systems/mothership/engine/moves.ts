import type { Place } from './game';
import type { Seat } from './state';

/** All decisions a seat can make. Places and entries are indices; the compiled game has their names. */
export type Move =
  /** Before play: the level, and the character (NONE if none is left). */
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'pick'; readonly character: number }
  | { readonly type: 'move'; readonly to: Place }
  | { readonly type: 'peek'; readonly cell: Place }
  /** Takes one token of that trap from another player. */
  | { readonly type: 'assist'; readonly player: Seat; readonly trap: number }
  | { readonly type: 'defer' }
  | { readonly type: 'deactivate' }
  | { readonly type: 'hop'; readonly ability: number; readonly to: Place }
  | { readonly type: 'farPeek'; readonly ability: number; readonly cell: Place }
  | { readonly type: 'slipIn'; readonly ability: number; readonly to: Place }
  | { readonly type: 'disarm'; readonly ability: number; readonly cell: Place }
  /** Throws off the player's own token of that trap. */
  | { readonly type: 'release'; readonly trap: number }
  | { readonly type: 'endTurn' };

/** Refusal codes (rules 12). A refused move changes nothing. */
const REFUSALS = [
  'not-your-turn',
  'illegal-target',
  'insufficient-ap',
  'frozen',
  'blind',
  'compelled',
  'already-used',
  'already-deferred',
  'too-early',
  'finish-locked',
  'no-ability',
  'game-over',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
