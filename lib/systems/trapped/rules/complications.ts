import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { type SuitIndex, suitIndex, suitOf } from './cards';

/** The opposition in a conflict: people, a monster, an obstacle, or the current Event. */
export type Scene = 'people' | 'monster' | 'obstacle' | 'event';

const [HEARTS, DIAMONDS, SPADES, CLUBS] = [
  suitIndex('hearts'),
  suitIndex('diamonds'),
  suitIndex('spades'),
  suitIndex('clubs'),
];

/**
 * House rule `complicationSuitCheck: event_row`: a complication is a small Event, so its suit has the meaning of the
 * Event row of the table in rules 9.3. Between people, feelings change and betrayal pays; a monster brings violence,
 * and a chance to abandon someone to it; any other obstacle breaks down or turns dangerous. During an Event,
 * complications keep the Event's suit.
 */
const FITTING: Readonly<Record<Exclude<Scene, 'event'>, readonly SuitIndex[]>> = {
  people: [HEARTS, DIAMONDS],
  monster: [CLUBS, DIAMONDS],
  obstacle: [SPADES, CLUBS],
};

/** Tells whether a card's suit fits as a complication. `event`: the suit of the current Event. */
export const fitsScene = (scene: Scene, card: Card, event: SuitIndex): boolean =>
  scene === 'event' ? suitOf(card) === event : FITTING[scene].includes(suitOf(card));
