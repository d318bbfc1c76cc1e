import type { CourseStop, Form } from '@/lib/contract/form';
import { board, starts, walls } from './steps/arena';
import { houseRules } from './steps/house-rules';
import { tokens } from './steps/tokens';

/** What a group makes up together; the board is for the studio. */
const course: readonly CourseStop[] = [
  { question: 'story', minutes: 8 },
  { question: 'tokens', minutes: 6, enough: 4 },
  { question: 'token-looks', minutes: 4 },
  { question: 'title', minutes: 3 },
];

/** How an arena is asked for: the board, what stands on it, who begins where, who they are, and how it is played. */
export const form: Form = { steps: [board, walls, starts, tokens, houseRules], course };
