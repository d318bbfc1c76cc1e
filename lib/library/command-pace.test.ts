import { describe, expect, it } from 'vitest';
import { requirePace } from './command-pace';

describe('requirePace()', () => {
  const times = (count: number, act: () => void) => {
    for (let i = 0; i < count; i++) act();
  };

  it('lets anybody vote as often as they tap, and stops a flood', () => {
    times(1_000, () => requirePace('ann', 'vote'));
    expect(() => times(1_000, () => requirePace('ann', 'vote'))).toThrow(/a lot at once/);
    requirePace('bob', 'vote');
  });

  it('counts ideas apart, and each person’s', () => {
    expect(() => times(60, () => requirePace('cat', 'addIdea'))).toThrow(/a lot of ideas/);
    requirePace('cat', 'vote');
    requirePace('dan', 'addIdea');
  });
});
