import { type Seat, UNSEEN } from './game';
import type { LogEvent } from './log';

/** Returns an event as `who` may hear it, without cards that are visible to its players only. */
export function heardBy(event: LogEvent, who: Seat | 'table' | 'all'): LogEvent {
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
