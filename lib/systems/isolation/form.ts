import type { CourseStop, Form } from '@/lib/contract/form';
import { cast, links, place, threat } from './steps/people';
import { houseRules, stress, tasks } from './steps/tasks';

/** Questions that a group answers together: what it faces, the people, the map between them, then what can be done. */
const course: readonly CourseStop[] = [
  { question: 'place', inShort: true },
  { question: 'threat', inShort: true },
  { question: 'facts', enough: 2 },
  { question: 'cast', enough: 4, inShort: true },
  { question: 'traits' },
  { question: 'biases' },
  { question: 'wants' },
  { question: 'links' },
  { question: 'tasks', enough: 6, inShort: true },
  { question: 'task-ends' },
  { question: 'events', enough: 4 },
  { question: 'title', inShort: true },
];

/** Form for a siege: the place, the threat, the cast, their links, tasks, Stress and house rules. */
export const form: Form = {
  steps: [place, threat, cast, links, tasks, stress, houseRules],
  host: 'The GM plays the threat and all characters without a player, and names the Difficulty once it is clear who helps. The GM neither wins nor loses.',
  course,
};
