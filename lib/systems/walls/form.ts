import type { CourseStop, Form } from '@/lib/contract/form';
import { board, houseRules, starts, tokens, walls } from './steps/arena';

/** Questions that a group answers together. The board is designed in the studio. */
const course: readonly CourseStop[] = [
  { question: 'story', minutes: 8 },
  { question: 'tokens', minutes: 6, enough: 4 },
  { question: 'token-looks', minutes: 4 },
  { question: 'title', minutes: 3 },
];

export const form: Form = { steps: [board, walls, starts, tokens, houseRules], course };
