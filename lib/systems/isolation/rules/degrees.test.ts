import { describe, expect, it } from 'vitest';
import type { Chance } from '@/lib/chance/chances';
import { DEGREES } from '../vocabulary';
import { stancesIn } from './attempt-odds';
import { degreeChances, degreeShares, lateDegreeChances } from './degrees';
import type { Attempt } from './roll-sums';

const asking = (...pools: readonly (readonly [green: number, red: number, isFree?: boolean])[]) =>
  pools.map(([green, red, isFree = false]) => ({ pool: { green, red }, isFree }));
const attempt = (changes: Partial<Attempt>): Attempt => ({
  openEnded: true,
  active: { green: 1, red: 0 },
  asked: [],
  isAlone: false,
  hostileReds: [],
  gmDice: 2,
  ...changes,
});
const texts = (chances: readonly Chance[]) => chances.map(({ text }) => text);
const byDegree = (chances: readonly Chance[]) =>
  Object.fromEntries(DEGREES.map((degree, i) => [degree, chances[i]?.text]));
const shares = (chances: readonly Chance[]) => chances.map(({ share }) => share);

/** Counts of a pool are cut off here. */
const CAP = 15;

/** Chances of 0, 1, 2 … from these dice, adding one die at a time. */
function byDice(dice: number, openEnded: boolean): readonly number[] {
  const one = openEnded ? Array.from({ length: CAP }, (_, k) => (k === 0 ? 1 / 2 : 5 / 2 / 6 ** k)) : [1 / 2, 1 / 2];
  let all = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: Math.min(CAP, all.length + one.length - 1) }, () => 0);
    for (const [i, a] of all.entries()) {
      for (const [j, b] of one.entries()) if (i + j < next.length) next[i + j] = (next[i + j] ?? 0) + a * b;
    }
    all = next;
  }
  return all;
}

/** Reads every possible roll twice. */
function byHand({ openEnded, active, asked, isAlone, hostileReds, gmDice, defenderGreens = 0 }: Attempt) {
  const degrees = DEGREES.map(() => 0);
  const stances = asked.map(() => [0, 0, 0]);
  const sizes = [active, ...asked.map(({ pool }) => pool)].flatMap(({ green, red }) => [green, red]);
  const dice = [...sizes, gmDice, defenderGreens, ...hostileReds].map((size) => byDice(size, openEnded));

  function read(counts: readonly number[], weight: number): void {
    const [evens = 0, odds = 0] = counts;
    const a = Math.max(0, odds - evens);
    let sum = isAlone ? evens - odds : evens;
    for (const [i, { isFree }] of asked.entries()) {
      const [good = 0, bad = 0] = counts.slice(2 + 2 * i);
      const d = good - bad - a;
      const stance = isFree || d >= 2 ? 0 : d <= -2 ? 2 : 1;
      sum += [good, 0, -bad][stance] ?? 0;
      const list = stances[i] ?? [];
      list[stance] = (list[stance] ?? 0) + weight;
    }
    const [gm = 0, defended = 0, ...hostile] = counts.slice(sizes.length);
    const margin =
      Math.max(
        0,
        hostile.reduce((left, one) => left - one, sum),
      ) - Math.max(0, gm - defended);
    const degree = [4, 2, 0, -1, -3, Number.NEGATIVE_INFINITY].findIndex((least) => margin >= least);
    degrees[degree] = (degrees[degree] ?? 0) + weight;
  }
  function fall(counts: readonly number[], weight: number): void {
    const chances = dice[counts.length];
    if (chances) for (const [count, chance] of chances.entries()) fall([...counts, count], weight * chance);
    else read(counts, weight);
  }
  fall([], 1);
  return { degrees, stances };
}

describe.each<readonly [string, Partial<Attempt>]>([
  ['one who is asked', { active: { green: 2, red: 3 }, asked: asking([3, 1]) }],
  ['one who cooperates freely', { active: { green: 1, red: 2 }, asked: asking([2, 1, true]) }],
  ['one without dice', { active: { green: 1, red: 2 }, asked: asking([0, 0]) }],
  ['nobody but a hostile one', { active: { green: 3, red: 2 }, hostileReds: [2] }],
  ['going alone', { active: { green: 3, red: 1 }, isAlone: true, hostileReds: [1], gmDice: 3 }],
  ['a duel', { active: { green: 2, red: 1 }, defenderGreens: 1, gmDice: 3 }],
  ['a duel alone', { active: { green: 2, red: 1 }, isAlone: true, defenderGreens: 1, gmDice: 3 }],
])('%s', (_, changes) => {
  it.each([
    ['plain', false],
    ['open-ended', true],
  ])('has the odds of an enumeration: %s dice', (__, openEnded) => {
    const given = attempt({ ...changes, openEnded });
    const { degrees, stances } = byHand(given);
    const digits = openEnded ? 7 : 15;
    const near = (list: readonly number[], expected: readonly number[], places: number) =>
      list.map((share, i) => expect(share).toBeCloseTo(expected[i] ?? Number.NaN, places));
    near(shares(degreeChances(given)), degrees, digits);
    near(degreeShares(given), degrees, 5);
    for (const [i, chances] of stancesIn(given).entries()) near(shares(chances), stances[i] ?? [], digits);
  });
});

it('has the odds of an enumeration for several people', () => {
  const given = attempt({
    openEnded: false,
    active: { green: 3, red: 4 },
    asked: asking([2, 1], [1, 2], [3, 0], [2, 0, true]),
    hostileReds: [1, 2],
    gmDice: 4,
  });
  const { degrees, stances } = byHand(given);
  expect(shares(degreeChances(given))).toEqual(degrees);
  expect(stancesIn(given).map(shares)).toEqual(stances);
});

describe('the first example of the book', () => {
  const bob = { active: { green: 3, red: 3 }, asked: asking([2, 1], [1, 2]), gmDice: 6 };

  it('returns decimals', () => {
    const plain = attempt({ ...bob, openEnded: false });
    expect(byDegree(degreeChances(plain))).toEqual({
      completeSuccess: '0.002056121826',
      basicSuccess: '0.036529541016',
      partialSuccess: '0.211494445801',
      partialFailure: '0.204292297363',
      basicFailure: '0.407699584961',
      completeFailure: '0.137928009033',
    });
    expect(stancesIn(plain).map(texts)).toEqual([
      ['0.082031250000', '0.828125000000', '0.089843750000'],
      ['0.000000000000', '0.703125000000', '0.296875000000'],
    ]);
  });

  it('reads the same dice twice', () => {
    // Rolling again for the second reading would give a third of this.
    expect(degreeChances(attempt(bob))[0]?.share).toBeCloseTo(0.0213, 4);
  });
});

describe('a lone attempt', () => {
  it('returns fractions', () => {
    expect(byDegree(degreeChances(attempt({ isAlone: true })))).toEqual({
      completeSuccess: '1/1323',
      basicSuccess: '5/189',
      partialSuccess: '19/42',
      partialFailure: '185/588',
      basicFailure: '65/336',
      completeFailure: '29/2352',
    });
  });

  it.each([1, 2, 3, 4, 5, 6])('is an even bet without extra dice: difficulty %i', (difficulty) => {
    const alone = { isAlone: true, openEnded: false, active: { green: difficulty, red: 0 }, gmDice: difficulty + 1 };
    const [complete = 0, basic = 0, partial = 0] = shares(degreeChances(attempt(alone)));
    expect(complete + basic + partial).toBe(1 / 2);
  });

  it('returns decimals for too many dice', () => {
    const alone = attempt({ isAlone: true, active: { green: 6, red: 200 }, gmDice: 216 });
    expect(degreeChances(alone).at(-1)?.text).toMatch(/^[01]\.\d{12}$/);
  });
});

describe('the largest position', () => {
  it.each([
    ['green and red', 20, 20],
    ['green', 20, 0],
    ['red', 0, 20],
  ])('has shares that add up to 1: %s', (_, green, red) => {
    const most = attempt({
      active: { green: 9 * green, red: 9 * red },
      asked: Array.from({ length: 9 }, () => ({ pool: { green, red }, isFree: false })),
      gmDice: 20,
    });
    const sum = (list: readonly number[]) => list.reduce((all, share) => all + share, 0);
    expect(sum(shares(degreeChances(most)))).toBeCloseTo(1, 12);
    for (const chances of stancesIn(most)) expect(sum(shares(chances))).toBeCloseTo(1, 12);
    for (const [i, share] of degreeShares(most).entries()) {
      expect(share).toBeCloseTo(shares(degreeChances(most))[i] ?? Number.NaN, 4);
    }
  });
});

describe('between the readings', () => {
  it('counts only the dice still to be rolled', () => {
    const late = { openEnded: false, margin: 2, hostileReds: [1], gmDice: 1 };
    // E is 2 or 1, O is 0 or 1: margins 2, 1, 1 and 0.
    expect(shares(lateDegreeChances(late))).toEqual([0, 1 / 4, 3 / 4, 0, 0, 0]);
    expect(shares(lateDegreeChances({ ...late, margin: -3 }))).toEqual([0, 0, 1 / 2, 1 / 2, 0, 0]);
    expect(shares(lateDegreeChances({ ...late, hostileReds: [], defenderGreens: 1 }))).toEqual([
      0,
      3 / 4,
      1 / 4,
      0,
      0,
      0,
    ]);
  });

  it('equals a roll of the remaining dice', () => {
    const late = { openEnded: true, margin: 0, hostileReds: [], gmDice: 5 };
    const before = attempt({ active: { green: 0, red: 0 }, gmDice: 5 });
    expect(lateDegreeChances(late)).toEqual(degreeChances(before));
  });
});
