import type { Place, Tile } from './game';
import type { Seat } from './state';

/** Something that happened, for narration. Contains nothing hidden at that time. */
export type LogEvent =
  | { readonly type: 'levelChosen'; readonly level: number }
  | { readonly type: 'characterPicked'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly marker: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly again: boolean }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly how: 'step' | 'slip' | 'hop';
      readonly cost: number;
    }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly cell: Place; readonly far: boolean; readonly cost: number }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly cell: Place; readonly tile: Tile }
  | { readonly type: 'sprung'; readonly seat: Seat; readonly cell: Place; readonly trap: number }
  /** A trap had no effect on the player who set it off. */
  | {
      readonly type: 'shrugged';
      readonly seat: Seat;
      readonly trap: number;
      readonly why: 'immune' | 'waived' | 'noToken';
    }
  /** `ap`: change of the points in hand. */
  | {
      readonly type: 'caught';
      readonly seat: Seat;
      readonly trap: number;
      readonly again: boolean;
      readonly ap: number;
    }
  | { readonly type: 'heldOn'; readonly seat: Seat; readonly trap: number; readonly ap: number }
  | { readonly type: 'thrown'; readonly seat: Seat; readonly to: Place }
  | { readonly type: 'tileLeft'; readonly cell: Place; readonly due: number }
  | { readonly type: 'tileLacked'; readonly cell: Place }
  | { readonly type: 'tileCame'; readonly cell: Place; readonly tile: Tile; readonly faceDown: boolean }
  | {
      readonly type: 'freed';
      readonly seat: Seat;
      readonly trap: number;
      readonly by: 'time' | 'friend' | 'self' | 'arrival';
      readonly helper: Seat;
      readonly cost: number;
    }
  | {
      readonly type: 'shutDown';
      readonly seat: Seat;
      readonly cell: Place;
      readonly left: number;
      readonly cost: number;
    }
  | { readonly type: 'disarmed'; readonly seat: Seat; readonly cell: Place; readonly cost: number }
  | { readonly type: 'rearmed'; readonly cell: Place }
  | { readonly type: 'deferred'; readonly seat: Seat; readonly kept: number; readonly cost: number }
  | { readonly type: 'gaveUp'; readonly seat: Seat; readonly ap: number }
  | { readonly type: 'escaped'; readonly seat: Seat }
  | { readonly type: 'over'; readonly ending: number; readonly escaped: number };
