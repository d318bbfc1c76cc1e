import type { OneOf } from '@/lib/tabletop/play/step-by-step';
import { type Card, type Place, type Seat, type Sort, UNSEEN } from './game';

/** Something that happened, for narration and for bots' memory. Only `filterEvent` may pass it on to a seat. */
export type LogEvent = OneOf<Events>;

interface Events {
  placed: { seat: Seat };
  /** Rolls by seat; NONE for seats that did not roll. */
  rolledOff: { for: 'opening' | 'creature' | 'win'; rolls: readonly number[] };
  roundBegan: { round: number; starter: Seat };
  roundSkipped: { round: number };
  turnBegan: { seat: Seat; again: boolean };
  passed: { seat: Seat };
  /** The card is visible to its owner only. */
  refilled: { seat: Seat; slot: number; card: Card };
  lacked: { seat: Seat };
  reshuffled: { cards: number };
  redealt: { cards: number };
  flipped: { seat: Seat; slot: number; card: Card };
  weighed: { seat: Seat; card: Card; holds: boolean };
  fizzled: { seat: Seat; card: Card };
  uncovered: { seat: Seat; card: Card } & Place;
  rolled: { seat: Seat; card: Card; roll: number; bonus: number; hit: boolean };
  /** An uncovered card is turned face down again: a creature that escaped, or a special card. */
  turnedBack: { card: Card } & Place;
  /** A trap and the card it uncovered are discarded. */
  wasted: { seat: Seat; trap: Card; card: Card } & Place;
  /** `from`: owner of the row the creature lay in. */
  caught: { seat: Seat; from: Seat; card: Card; wanted: boolean };
  /** All rows are turned up, by seat and slot; `best`: each seat's highest creature, 0 for none. */
  revealed: { rows: readonly Card[]; best: readonly number[] };
  saved: { seat: Seat; card: Card; why: 'highest' | 'lower' | 'kept' };
  removed: { card: Card };
  unclaimed: { round: number; why: 'turns' | 'cards' };
  /** The cards are visible to the two players involved only: each can look at their own row. */
  swapped: { seat: Seat; mine: number; opponent: Seat; theirs: number; gave: Card; got: Card };
  stolen: { seat: Seat; opponent: Seat; card: Card };
  /** The cards are visible to the player who peeks only. */
  peeked: { seat: Seat; slots: readonly Place[]; cards: readonly Card[] };
  scrambled: { seat: Seat; opponent: Seat };
  buried: { seat: Seat; card: Card } & Place;
  wentAgain: { seat: Seat };
  steadied: { seat: Seat; bonus: number };
  rescued: { seat: Seat; slot: number; sort: Sort; card: Card };
  declined: { seat: Seat; card: Card };
  locked: { seat: Seat; card: Card; creatures: readonly Card[] };
  laidAside: { seat: Seat; card: Card };
  unlocked: { seat: Seat; card: Card };
  over: { winners: readonly Seat[]; scores: readonly number[] };
}

/** Returns an event as `who` may hear it, without cards that are visible to its players only. */
export function filterEvent(event: LogEvent, who: Seat | 'table' | 'all'): LogEvent {
  if (who === 'all') return event;
  switch (event.type) {
    case 'refilled':
      return event.seat === who ? event : { ...event, card: UNSEEN };
    case 'peeked':
      return event.seat === who ? event : { ...event, cards: event.cards.map(() => UNSEEN) };
    case 'swapped':
      return event.seat === who || event.opponent === who ? event : { ...event, gave: UNSEEN, got: UNSEEN };
    default:
      return event;
  }
}

const NEWS: ReadonlySet<LogEvent['type']> = new Set<LogEvent['type']>([
  ...(['rolledOff', 'refilled', 'redealt', 'reshuffled', 'flipped', 'uncovered', 'rolled'] as const),
  ...(['revealed', 'peeked', 'swapped', 'scrambled', 'rescued', 'buried'] as const),
]);

/** Tells whether an event is a roll, a draw, or a card that somebody sees for the first time. */
export const isNews = ({ type }: LogEvent): boolean => NEWS.has(type);
