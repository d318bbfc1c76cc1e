import { type Ground, groundOf } from '../rules/ground';
import type { Arena } from '../schema';

/** Input of all checks: the body and its compiled ground. */
export interface Survey {
  readonly body: Arena;
  readonly ground: Ground;
}

export const surveyOf = (body: Arena): Survey => ({ body, ground: groundOf(body) });
