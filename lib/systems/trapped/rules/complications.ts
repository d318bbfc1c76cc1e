import type { Card } from '@/lib/tabletop/playing-cards';
import type { SuitIndex } from './cards';
import { suitIndex, suitOf } from './cards';

/** What is at stake when something comes up: people, a monster, or an obstacle; or the Event itself. */
export type Scene = 'people' | 'monster' | 'obstacle' | 'event';

const [HEARTS, DIAMONDS, SPADES, CLUBS] = [
  suitIndex('hearts'),
  suitIndex('diamonds'),
  suitIndex('spades'),
  suitIndex('clubs'),
];

/**
 * House rule `complicationSuitCheck: event_row`: a complication is a small Event, so its suit means what it means in
 * the Event row of the table in rules 9.3. Between people, feelings change and betrayal pays; a monster brings
 * violence, and a chance to leave somebody to it; whatever else resists breaks down or turns dangerous. What an Event
 * has begun stays of its kind.
 */
const FITTING: Readonly<Record<Exclude<Scene, 'event'>, readonly SuitIndex[]>> = {
  people: [HEARTS, DIAMONDS],
  monster: [CLUBS, DIAMONDS],
  obstacle: [SPADES, CLUBS],
};

/** Whether a card's suit fits as a complication. `event`: the suit of the Event that is happening. */
export const fitsScene = (scene: Scene, card: Card, event: SuitIndex): boolean =>
  scene === 'event' ? suitOf(card) === event : FITTING[scene].includes(suitOf(card));
