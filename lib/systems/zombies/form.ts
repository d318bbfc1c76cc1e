import type { CourseStop, Form } from '@/lib/contract/form';
import { actions, collector, creatures, traps } from './steps/decks';
import { houseRules, table } from './steps/table';

/** What a group makes up together; the numbers are for the studio. */
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

/** How a box is asked for: who collects, who is wanted, what happens meanwhile, what they are caught with, and the table. */
export const form: Form = { steps: [collector, creatures, actions, traps, table, houseRules], course };
