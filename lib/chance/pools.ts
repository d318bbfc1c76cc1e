import { halfDice } from './open-ended';
import { type Spread, sumOver } from './spreads';

/** How many of so many dice count, with or without extra ones; what is less likely than `least` is left out. */
export function pools(openEnded: boolean, least: number): (dice: number) => Spread {
  const { share } = halfDice(openEnded);
  const one: number[] = [];
  while (share(one.length) >= least) one.push(share(one.length));
  const known: (Spread | undefined)[] = [
    { from: 0, shares: Float64Array.of(1) },
    { from: 0, shares: Float64Array.from(one) },
  ];
  // From halves: only sums and products of what is not negative, so that no digits are lost.
  const spreadOf = (dice: number): Spread => {
    const half = Math.floor(dice / 2);
    known[dice] ??= sumOver([[spreadOf(half), spreadOf(dice - half)]], least);
    return known[dice];
  };
  return spreadOf;
}
