import type { OneOf } from '@/lib/tabletop/play/step-by-step';
import type { Place, Tile } from './game';
import type { Seat } from './state';

/** Something that happened, for narration. Contains nothing hidden at that time. */
export type LogEvent = OneOf<Events>;

interface Events {
  levelChosen: { level: number };
  characterPicked: { seat: Seat; character: number };
  roundBegan: { round: number; marker: number };
  turnBegan: { seat: Seat; again: boolean };
  moved: { seat: Seat; from: Place; to: Place; how: 'step' | 'slip' | 'hop'; cost: number };
  peeked: { seat: Seat; cell: Place; far: boolean; cost: number };
  turnedUp: { seat: Seat; cell: Place; tile: Tile };
  sprung: { seat: Seat; cell: Place; trap: number };
  /** A trap had no effect on the player who set it off. */
  shrugged: { seat: Seat; trap: number; why: 'immune' | 'waived' | 'noToken' };
  /** `ap`: change of the points in hand. */
  caught: { seat: Seat; trap: number; again: boolean; ap: number };
  heldOn: { seat: Seat; trap: number; ap: number };
  thrown: { seat: Seat; to: Place };
  tileLeft: { cell: Place; due: number };
  tileLacked: { cell: Place };
  tileCame: { cell: Place; tile: Tile; faceDown: boolean };
  freed: { seat: Seat; trap: number; by: 'time' | 'friend' | 'self' | 'arrival'; helper: Seat; cost: number };
  shutDown: { seat: Seat; cell: Place; left: number; cost: number };
  disarmed: { seat: Seat; cell: Place; cost: number };
  rearmed: { cell: Place };
  deferred: { seat: Seat; kept: number; cost: number };
  gaveUp: { seat: Seat; ap: number };
  escaped: { seat: Seat };
  over: { ending: number; escaped: number };
}

const NEWS: ReadonlySet<LogEvent['type']> = new Set<LogEvent['type']>([
  ...(['levelChosen', 'turnedUp', 'tileCame', 'tileLacked', 'thrown'] as const),
]);

/** Tells whether an event shows a tile for the first time, or an effect of one. */
export const isNews = ({ type }: LogEvent): boolean => NEWS.has(type);
