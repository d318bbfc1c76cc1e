import type { Who } from '@/lib/contract/played';
import type { Seat } from './state';

/** A section at the time of a check (rules 8). */
export interface Section {
  readonly seats: readonly Seat[];
  readonly tiles: number;
  /** Tiles without a token. */
  readonly empty: number;
}

/** A log event. It can contain secrets: only `filterEvent` filters it for a seat. */
export type LogEvent =
  /** A box was closed. Only its owner may know the arrows. */
  | { readonly type: 'programmed'; readonly seat: Seat; readonly arrows: readonly number[] }
  /** The first box of a round is about to open; `holder` has the spinner and goes first. */
  | { readonly type: 'roundBegan'; readonly round: number; readonly holder: Seat }
  | { readonly type: 'opened'; readonly seat: Seat; readonly arrows: readonly number[] }
  /** `path` includes the first cell, and is only that cell if the token stays. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly path: readonly number[] }
  /** Arrows that a token with all steps behind it could not follow. */
  | { readonly type: 'blocked'; readonly seat: Seat; readonly lost: number }
  | { readonly type: 'walled'; readonly seat: Seat; readonly site: number }
  | { readonly type: 'unwalled'; readonly seat: Seat; readonly why: 'site' | 'supply' }
  /** A check found several sections, and their number changed or a player is Trapped. */
  | { readonly type: 'split'; readonly sections: readonly Section[] }
  | { readonly type: 'removed'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'quiet'; readonly round: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

const NO_ARROWS: readonly number[] = [];

/** Filters an event for a seat: hides the arrows in the closed boxes of others. */
export const filterEvent = (event: LogEvent, who: Who): LogEvent =>
  event.type !== 'programmed' || event.seat === who || who === 'all' ? event : { ...event, arrows: NO_ARROWS };

/** Tells whether an event shows a hidden thing: an opened box, or who the spinner picked. */
export const isNews = ({ type }: LogEvent): boolean => type === 'opened' || type === 'roundBegan';
