import { describe, expect, it } from 'vitest';
import type { AnyPlayed } from '@/lib/contract/played';
import { play as cellar } from '../games/cellar/play';
import { leakTo } from '../support/leaks';

const body = { name: 'Cellar', tiles: 9, pits: 4, lamps: 3 };

/** What seat 1 hears while seat 0 peeks, in cellars that look the same to seat 1. */
function leakOf(played: AnyPlayed) {
  const game = played.compile(body);
  const states = Array.from({ length: 8 }, (_, seed) => played.setup(game, 2, seed));
  return leakTo(1, { played, game, states, publicPart: (move) => move });
}

describe('a game that leaks is found out', () => {
  it('when it lets a seat hear what another one found', () => {
    expect(leakOf({ ...cellar, hears: (_, happening) => happening })?.heard).toMatch(/"tile":"(pit|floor|door)"/);
  });

  it('when it tells it', () => {
    const told = new Map<unknown, number>();
    const narrate: AnyPlayed['narrate'] = (_, happening) => {
      told.set(happening, told.size);
      return { text: `No. ${told.size}`, weight: 'detail' };
    };
    expect(leakOf({ ...cellar, narrate })).toBeDefined();
  });

  it('and one that does not is not', () => expect(leakOf(cellar)).toBeUndefined());
});
