import { describe, expect, it } from 'vitest';
import { countEvents, eventQuota } from './quota';

const counts = (clubs: number, hearts: number, spades: number, diamonds: number) => ({
  clubs,
  hearts,
  spades,
  diamonds,
});

describe('eventQuota()', () => {
  it.each([
    // there                 missing                 in all   rules 2.4, 4.7
    [counts(5, 5, 5, 5), counts(0, 0, 0, 0), 0],
    [counts(4, 3, 5, 3), counts(1, 2, 0, 2), 5],
    [counts(9, 4, 4, 4), counts(0, 1, 1, 1), 3],
    [counts(0, 0, 0, 0), counts(5, 5, 5, 5), 20],
  ])('for %j reports %j missing', (there, missing, missingInAll) => {
    expect(eventQuota(there)).toEqual({ met: missingInAll === 0, missing, missingInAll });
  });
});

describe('countEvents()', () => {
  it('counts by suit', () => {
    expect(countEvents([{ suit: 'hearts' }, { suit: 'clubs' }, { suit: 'hearts' }])).toEqual(counts(1, 2, 0, 0));
  });
});
