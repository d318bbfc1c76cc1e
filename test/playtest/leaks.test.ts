import { describe, expect, it } from 'vitest';
import type { AnyPlayed } from '@/lib/contract/played';
import { play as cellar } from '../games/cellar/play';
import { betrayalIn, leakTo } from '../support/leaks';
import { secretBids } from '../support/secret-bids';

const body = { name: 'Cellar', tiles: 9, pits: 4, lamps: 3 };

/** Returns the leak to seat 1 while seat 0 peeks, in cellars that seat 1 cannot distinguish. */
function leakOf(played: AnyPlayed) {
  const game = played.compile(body);
  const states = Array.from({ length: 8 }, (_, seed) => played.setup(game, 2, seed));
  return leakTo(1, { played, game, states, publicPart: (move) => move });
}

describe('a leaking game is detected', () => {
  it('if it reports another seat’s discovery', () => {
    expect(leakOf({ ...cellar, filterEvent: (_, happening) => happening })?.heard).toMatch(/"tile":"(pit|floor|door)"/);
  });

  it('if it narrates it', () => {
    const told = new Map<unknown, number>();
    const narrate: AnyPlayed['narrate'] = (_, happening) => {
      told.set(happening, told.size);
      return { text: `No. ${told.size}`, weight: 'detail' };
    };
    expect(leakOf({ ...cellar, narrate })).toBeDefined();
  });

  it('and a game without leaks is not', () => expect(leakOf(cellar)).toBeUndefined());
});

describe('a game in which seats decide at the same time', () => {
  const found = (played: AnyPlayed) => {
    const game = played.compile({});
    const state = played.setup(game, 3, 1);
    played.play(game, state, 1, { bid: 2 });
    return betrayalIn(played, game, state);
  };

  it('can ask one seat after the other', () => expect(found(secretBids)).toBeUndefined());

  it('is detected if a bid is visible to seats that have yet to bid', () => {
    expect(found({ ...secretBids, show: (_, view) => view as never })).toMatchObject({ of: 0, to: 2 });
  });

  it('is detected if the bid is reported to them', () => {
    expect(found({ ...secretBids, filterEvent: (_, happening) => happening })).toMatchObject({ of: 0, to: 2 });
  });

  it('is detected if the order matters', () => {
    const play: AnyPlayed['play'] = (game, state, seat, move, emit) => {
      (state as { last: number }).last = seat;
      return secretBids.play(game, state, seat, move, emit);
    };
    expect(found({ ...secretBids, play })).toBeDefined();
  });
});
