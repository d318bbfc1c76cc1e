import { describe, expect, it } from 'vitest';
import { challengeOutcome } from './challenge';

describe('challengeOutcome()', () => {
  it.each([
    // response  challenger wins  attempts  draws    rules 7.1
    ['accept', false, true, 1],
    ['decline', true, true, 0],
    ['decline', false, false, 1],
  ] as const)('of “%s”, the challenger winning: %s', (response, wins, attempts, draws) => {
    expect(challengeOutcome(response, wins)).toEqual({ attempts, draws });
  });
});
