import { type Ground, groundOf } from '../rules/ground';
import type { Arena } from '../schema';

/** A body and its board, which all checks look at. */
export interface Survey {
  readonly body: Arena;
  readonly ground: Ground;
}

export const surveyOf = (body: Arena): Survey => ({ body, ground: groundOf(body) });
