import type { CourseStop, Form } from '@/lib/contract/form';
import { cast, links, place, threat } from './steps/people';
import { houseRules, stress, tasks } from './steps/tasks';

/** Questions that a group answers together. The map is drawn from suggestions, afterwards or while the GM prepares. */
const course: readonly CourseStop[] = [
  { question: 'place', minutes: 5 },
  { question: 'threat', minutes: 5 },
  { question: 'cast', minutes: 8, enough: 4 },
  { question: 'wants', minutes: 8 },
  { question: 'biases', minutes: 8 },
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
