import type { CourseStop, Form } from '@/lib/contract/form';
import { actions, collector, creatures, houseRules, table, traps } from './steps/decks';

/** Questions that a group answers together; the numbers are left to the studio. */
const course: readonly CourseStop[] = [
  { question: 'patron', inShort: true },
  { question: 'poster', inShort: true },
  { question: 'creatures', enough: 6, inShort: true },
  { question: 'creature-words' },
  { question: 'actions', enough: 7, inShort: true },
  { question: 'action-words' },
  { question: 'super-traps' },
  { question: 'title', inShort: true },
];

export const form: Form = { steps: [collector, creatures, actions, traps, table, houseRules], course };
