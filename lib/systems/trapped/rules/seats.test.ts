import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biddingFrom, bidOrder } from './seats';

describe('bidOrder()', () => {
  it.each([
    // players  actor  from       order          rules 6.4, ruling A22
    [4, 0, undefined, [0, 1, 2, 3]],
    [4, 2, undefined, [2, 3, 0, 1]],
    [4, 2, 0, [2, 1, 3, 0]],
    [2, 1, 0, [1, 0]],
  ] as const)('of %i players, seat %i acting, begins left of %s', (players, actor, from, order) => {
    expect(bidOrder(players, actor, from)).toEqual(order);
  });

  it('asks everybody once', () => {
    const seats = fc.integer({ min: 2, max: 6 }).chain((players) => {
      const seat = fc.nat(players - 1);
      return fc.tuple(fc.constant(players), seat, seat);
    });
    fc.assert(
      fc.property(seats, ([players, actor, from]) => {
        const order = bidOrder(players, actor, from);
        expect(order[0]).toBe(actor);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, seat) => seat));
      }),
    );
  });
});

describe('biddingFrom()', () => {
  it('is the actor or, by house rule, the owner of the turn', () => {
    expect(biddingFrom(2, 0, 'actor_left')).toBe(2);
    expect(biddingFrom(2, 0, 'turn_owner_left')).toBe(0);
  });
});
