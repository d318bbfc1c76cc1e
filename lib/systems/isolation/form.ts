import type { CourseStop, Form } from '@/lib/contract/form';
import { cast, links, place, threat } from './steps/people';
import { houseRules, stress, tasks } from './steps/tasks';

/** Questions that a group answers together: what it faces, the people, the map between them, then what can be done. */
const course: readonly CourseStop[] = [
  { question: 'place', minutes: 5 },
  { question: 'threat', minutes: 5 },
  { question: 'facts', minutes: 5, enough: 2 },
  { question: 'cast', minutes: 8, enough: 4 },
  { question: 'traits', minutes: 12 },
  { question: 'biases', minutes: 8 },
  { question: 'wants', minutes: 6 },
  { question: 'links', minutes: 15 },
  { question: 'tasks', minutes: 8, enough: 6 },
  { question: 'task-ends', minutes: 6 },
  { question: 'events', minutes: 5, enough: 4 },
  { question: 'title', minutes: 3 },
];

/** Form for a siege: the place, the threat, the cast, their links, tasks, Stress and house rules. */
export const form: Form = {
  steps: [place, threat, cast, links, tasks, stress, houseRules],
  host: 'The GM plays the threat and all characters without a player, and names the Difficulty once it is clear who helps. The GM neither wins nor loses.',
  course,
};
