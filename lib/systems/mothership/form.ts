import type { CourseStop, Form } from '@/lib/contract/form';
import { characters, traps } from './steps/characters';
import { endings, tracker } from './steps/endings';
import { layout, ship, tiles } from './steps/ship';

/** Questions that a group answers together; layout and numbers come from ready answers. */
const course: readonly CourseStop[] = [
  { question: 'ship', minutes: 6 },
  { question: 'premise', minutes: 8 },
  { question: 'objective', minutes: 5 },
  { question: 'layout', minutes: 3 },
  { question: 'traps', minutes: 12, least: 4 },
  { question: 'trap-words', minutes: 4 },
  { question: 'tile-mix', minutes: 3 },
  { question: 'characters', minutes: 12, least: 4 },
  { question: 'character-words', minutes: 4 },
  { question: 'tracker', minutes: 3 },
  { question: 'endings', minutes: 10, least: 3 },
  { question: 'ending-words', minutes: 4 },
  { question: 'title', minutes: 3 },
];

export const form: Form = { steps: [ship, layout, tiles, traps, characters, tracker, endings], course };
