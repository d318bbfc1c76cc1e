import { describe, expect, it } from 'vitest';
import { NO_SCORE } from './cards';
import { addScore, addScores, clearSide, emptySide } from './side';

describe('a side', () => {
  it('ignores NO_SCORE and can be reused', () => {
    const side = emptySide();
    addScores(side, [3, NO_SCORE, 60]);
    addScore(side, NO_SCORE);
    expect(side).toEqual({ count: 2, scores: [3, 60] });

    clearSide(side);
    addScore(side, 7);
    expect(side).toEqual({ count: 1, scores: [7, 60] });
  });
});
