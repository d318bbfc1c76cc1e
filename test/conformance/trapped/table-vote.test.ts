import { expect, it } from 'vitest';
import { higherOf, majorityOf } from '@/lib/table/playing-cards';
import { vectors } from '../vectors/trapped.json';

/** Vectors about votes. The group's table serves every game, but its votes follow the rules of this one (rules 7.9). */
const votes = vectors.filter(({ op }) => op === 'vote');

it('has vectors about votes', () => expect(votes).toHaveLength(2));

it.each(votes.map((vector) => [vector.id, vector] as const))('%s', (_, { input, expect: expected }) => {
  const { yes, no, draw_yes, draw_no } = input as Readonly<Record<string, unknown>>;
  const choice = majorityOf(Number(yes), Number(no)) ?? higherOf({ keep: String(draw_yes), drop: String(draw_no) });
  expect({ passed: choice === 'keep' }).toEqual(expected);
});

it.each([
  // keep  drop   wins
  ['2H', '3C', 'drop'],
  ['KC', 'KS', 'drop'],
  ['KD', 'KS', 'keep'],
  ['KD', 'KH', 'drop'],
  ['AC', 'KH', 'keep'],
  ['10C', '9H', 'keep'],
] as const)('%s against %s: %s', (keep, drop, wins) => {
  expect(higherOf({ keep, drop })).toBe(wins);
});
