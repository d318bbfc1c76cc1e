import type { CourseStop, Form } from '@/lib/contract/form';
import { board, houseRules, starts, tokens, walls } from './steps/arena';

/** Questions that a group answers together. The board is designed in the studio. */
const course: readonly CourseStop[] = [
  { question: 'story', inShort: true },
  { question: 'tokens', enough: 4, inShort: true },
  { question: 'token-looks', inShort: true },
  { question: 'title', inShort: true },
];

export const form: Form = { steps: [board, walls, starts, tokens, houseRules], course };
