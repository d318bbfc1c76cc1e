import type { CourseStop, Form } from '@/lib/contract/form';
import { characters, traps } from './steps/characters';
import { endings, tracker } from './steps/endings';
import { layout, ship, tiles } from './steps/ship';

/** Questions that a group answers together; layout and numbers come from ready answers. */
const course: readonly CourseStop[] = [
  { question: 'ship', inShort: true },
  { question: 'premise', inShort: true },
  { question: 'objective' },
  { question: 'layout' },
  { question: 'traps', least: 4, inShort: true },
  { question: 'trap-words' },
  { question: 'tile-mix' },
  { question: 'characters', least: 4, inShort: true },
  { question: 'character-words' },
  { question: 'tracker' },
  { question: 'endings', least: 3 },
  { question: 'ending-words' },
  { question: 'title', inShort: true },
];

export const form: Form = { steps: [ship, layout, tiles, traps, characters, tracker, endings], course };
