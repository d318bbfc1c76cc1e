import { NO_SCORE, type Score } from './cards';

/** One side of a conflict: real and virtual cards. Only the first `count` scores are valid; the buffer is reused. */
export interface Side {
  count: number;
  readonly scores: Score[];
}

export const emptySide = (): Side => ({ count: 0, scores: [] });

export function clearSide(side: Side): void {
  side.count = 0;
}

/** Adds a card or a score; NO_SCORE is ignored. */
export function addScore(side: Side, score: Score): void {
  if (score !== NO_SCORE) side.scores[side.count++] = score;
}

export function addScores(side: Side, scores: ArrayLike<Score>): void {
  for (let i = 0; i < scores.length; i++) addScore(side, scores[i] ?? NO_SCORE);
}
