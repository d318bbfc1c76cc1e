import { describe, expect, it } from 'vitest';
import type { AnyPlayed } from '@/lib/contract/played';
import { play as cellar } from '../games/cellar/play';
import { betrayalIn, leakTo } from '../support/leaks';
import { secretBids } from '../support/secret-bids';

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

describe('a game in which seats decide at the same time', () => {
  const found = (played: AnyPlayed) => {
    const game = played.compile({});
    const state = played.setup(game, 3, 1);
    played.play(game, state, 1, { bid: 2 });
    return betrayalIn(played, game, state);
  };

  it('may ask one seat after the other', () => expect(found(secretBids)).toBeUndefined());

  it('is found out when a bid shows to those who have yet to bid', () => {
    expect(found({ ...secretBids, show: (_, view) => view as never })).toMatchObject({ of: 0, to: 2 });
  });

  it('is found out when they hear it', () => {
    expect(found({ ...secretBids, hears: (_, happening) => happening })).toMatchObject({ of: 0, to: 2 });
  });

  it('is found out when the order matters', () => {
    const play: AnyPlayed['play'] = (game, state, seat, move, emit) => {
      (state as { last: number }).last = seat;
      return secretBids.play(game, state, seat, move, emit);
    };
    expect(found({ ...secretBids, play })).toBeDefined();
  });
});
