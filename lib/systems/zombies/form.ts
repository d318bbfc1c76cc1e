import type { CourseStop, Form } from '@/lib/contract/form';
import { actions, collector, creatures, houseRules, table, traps } from './steps/decks';

/** Questions that a group answers together; the numbers are left to the studio. */
const course: readonly CourseStop[] = [
  { question: 'patron', minutes: 6 },
  { question: 'poster', minutes: 8 },
  { question: 'creatures', minutes: 10, enough: 6 },
  { question: 'creature-words', minutes: 8 },
  { question: 'actions', minutes: 8, enough: 7 },
  { question: 'action-words', minutes: 8 },
  { question: 'super-traps', minutes: 4 },
  { question: 'title', minutes: 3 },
];

export const form: Form = { steps: [collector, creatures, actions, traps, table, houseRules], course };
