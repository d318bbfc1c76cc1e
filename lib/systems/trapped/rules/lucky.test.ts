import { describe, expect, it } from 'vitest';
import { NO_SCORE, rankScore } from './cards';
import { isLuckyOffered, spendLucky, withLucky } from './lucky';

const [THREE, ACE] = [rankScore(1), rankScore(12)];

describe('Lucky', () => {
  it.each([
    ['stands in for an attribute', THREE, ACE, ACE],
    ['leaves it if it is not used', THREE, NO_SCORE, THREE],
    ['cannot be added where no attribute counts', NO_SCORE, ACE, NO_SCORE],
  ])('%s', (_, attribute, lucky, counted) => expect(withLucky(attribute, lucky)).toBe(counted)); // rules 5.3

  it('is spent once', () => {
    expect(spendLucky(false)).toEqual({ legal: true, struckOut: true });
    expect(spendLucky(true)).toEqual({ legal: false, struckOut: true });
  });

  it.each([
    ['bid', 'until_outcome', true],
    ['revealed', 'until_outcome', true],
    ['bid', 'with_bid', true],
    ['revealed', 'with_bid', false],
  ] as const)('at “%s” under “%s” is offered: %s', (moment, timing, offered) => {
    expect(isLuckyOffered(moment, timing)).toBe(offered);
  });
});
