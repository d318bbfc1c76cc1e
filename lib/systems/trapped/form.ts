import type { Form } from '@/lib/contract/form';
import { barriers } from './steps/barriers';
import { events } from './steps/events';
import { goals } from './steps/goals';
import { map } from './steps/map';
import { monster } from './steps/monster';
import { place } from './steps/place';

/** How a setting of Trapped! is asked for: the game's four questions, then Events and the map. */
export const form: Form = {
  steps: [place, barriers, monster, goals, events, map],
  creation:
    'Each player gets six cards for attributes and one for each character, their own included. Then, clockwise from the GM’s left, everybody plays one card for one line of one Extra, until every sheet is full.',
  host: 'The GM plays the monster, the Events and every Extra nobody controls. The GM makes no character and can’t win, but is the only one who knows where everything is hidden.',
};
