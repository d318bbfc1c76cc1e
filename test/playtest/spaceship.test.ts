import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { play } from '@/lib/systems/trapped/play';
import { schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';

const spaceship = await starterOf('trapped', 'spaceship');

/** Shares of 2,000 games in which somebody escapes, measured by bench:starters. */
const SHARES = [
  [2, 0.44],
  [3, 0.37],
  [4, 0.38],
  [5, 0.38],
] as const;
const RUNS = 400;
/** Half the widest interval for this number of games, plus a margin for better bots. */
const ROOM = 0.07;

describe('the spaceship', { tags: 'long' }, () => {
  const ship = schema.parse(spaceship.body);

  it.each(SHARES)('lets somebody escape with %i players in about %f of its games', (players, share) => {
    const { wins } = playtest(play, ship, { players, runs: RUNS, seed: 11 });
    expect(Math.abs(wins.share - share)).toBeLessThan(ROOM);
  });
});
