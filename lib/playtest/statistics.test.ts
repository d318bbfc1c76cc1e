import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInt, seededRng } from '@/lib/kernel/rng';
import { differenceOf, meanOf, quantile, shareOf, spreadOf } from './statistics';

describe('shareOf()', () => {
  it.each([
    // of   all    share  low     high: Wilson's score interval, as textbooks tabulate it
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [20, 100, 0.2, 0.1334, 0.2888],
  ])('of %i in %i', (count, all, share, low, high) => {
    const found = shareOf(count, all);
    expect(found.share).toBe(share);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  it('is uncertain without games', () => expect(shareOf(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 }));

  it('says the same of what is missing', () => {
    for (const count of [0, 1, 2, 30]) {
      const [there, missing] = [shareOf(count, 200), shareOf(200 - count, 200)];
      expect([missing.low, missing.high]).toEqual([
        expect.closeTo(1 - there.high, 9),
        expect.closeTo(1 - there.low, 9),
      ]);
    }
  });

  it('always holds the share and narrows with more games', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 200, max: 1000 }), (count, all) => {
        const [few, many] = [shareOf(count, all), shareOf(count * 100, all * 100)];
        expect(few.low).toBeLessThanOrEqual(few.share);
        expect(few.high).toBeGreaterThanOrEqual(few.share);
        expect(many.high - many.low).toBeLessThanOrEqual(few.high - few.low);
      }),
    );
  });
});

describe('meanOf()', () => {
  it('is a share where each game counts 0 or 1', () => {
    const { share, low, high } = shareOf(60, 200);
    const found = meanOf([140, 60], 1);
    expect(found.mean).toBe(share);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  it('takes a game in which four win together as one sample, not four', () => {
    const together = meanOf([100, 0, 0, 0, 100], 4);
    const { low, high } = shareOf(100, 200);
    expect([together.low / 4, together.high / 4]).toEqual([expect.closeTo(low, 2), expect.closeTo(high, 2)]);
    const spread = meanOf([0, 0, 200], 4);
    expect(spread.mean).toBe(together.mean);
    expect(spread.high - spread.low).toBeLessThan(together.high - together.low);
  });

  it('knows nothing of no games, and is not sure of a few', () => {
    expect(meanOf([0, 0, 0], 2)).toEqual({ mean: 0, low: 0, high: 2 });
    expect(meanOf([50, 0, 0], 2)).toEqual({ mean: 0, low: 0, high: expect.closeTo(0.1427, 3) });
    expect(meanOf([0, 0, 50], 2)).toEqual({ mean: 2, low: expect.closeTo(1.8573, 3), high: 2 });
    const one = meanOf([0, 1, 0], 2);
    expect(one.low).toBeLessThan(0.21);
    expect(one.high).toBeGreaterThan(1.79);
  });

  it('always holds the mean, within what is possible', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 2, maxLength: 9 }), (counts) => {
        fc.pre(counts.some((count) => count > 0));
        const most = counts.length - 1;
        const { mean, low, high } = meanOf(counts, most);
        expect(low).toBeGreaterThanOrEqual(-1e-9);
        expect(high).toBeLessThanOrEqual(most + 1e-9);
        expect(mean).toBeGreaterThanOrEqual(low - 1e-9);
        expect(mean).toBeLessThanOrEqual(high + 1e-9);
      }),
    );
  });
});

/** Realistic histograms: number of games by count. */
const SHAPES: readonly (readonly [string, readonly number[]])[] = [
  ['rounds with a long tail', [0, 0, 0, 1, 8, 31, 50, 107, 158, 202, 207, 192, 188, 163, 130, 113, 93, 77, 65, 60, 45, 39, 22, 17, 12, 6, 5, 3, 2, 1, 1]],
  ['rounds that nearly always reach the limit', [0, 0, 0, 2, 35, 101, 862]],
  ['winners, nobody or two at once', [508, 563, 925, 4]],
  ['winners, nobody but in one game of fifty', [980, 5, 10, 5]],
]; // biome-ignore format: counts in a row

describe('of many playtests of 200 games, 90 to 99 of 100 intervals hold the truth:', () => {
  const rng = seededRng(7);

  it.each(SHAPES)('%s', (_, shape) => {
    const most = shape.length - 1;
    const { mean } = meanOf(shape, most);
    const games = shape.flatMap((count, value) => Array.from({ length: count }, () => value));
    let held = 0;
    for (let playtest = 0; playtest < 500; playtest++) {
      const counts = shape.map(() => 0);
      for (let i = 0; i < 200; i++) {
        const value = games[nextInt(rng) % games.length] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      const { low, high } = meanOf(counts, most);
      if (low <= mean && mean <= high) held++;
    }
    expect(held / 500).toBeGreaterThanOrEqual(0.9);
    expect(held / 500).toBeLessThanOrEqual(0.99);
  });

  it.each([0.0008, 0.0045, 0.02, 0.14, 0.5, 0.75])('a share of %d', (share) => {
    let held = 0;
    let likely = (1 - share) ** 200;
    for (let count = 0; count <= 200; count++) {
      const { low, high } = shareOf(count, 200);
      if (low <= share && share <= high) held += likely;
      likely *= ((200 - count) / (count + 1)) * (share / (1 - share));
    }
    expect(held).toBeGreaterThanOrEqual(0.9);
    expect(held).toBeLessThanOrEqual(0.99);
  });
});

describe('differenceOf()', () => {
  it('is sure of a large change and unsure of none', () => {
    expect(differenceOf(shareOf(100, 1000), shareOf(400, 1000))).toMatchObject({ certain: true });
    expect(differenceOf(shareOf(100, 1000), shareOf(105, 1000))).toMatchObject({ certain: false });
  });

  it('is the same the other way round', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (a, b) => {
        const there = differenceOf(shareOf(a, 50), shareOf(b, 50));
        const back = differenceOf(shareOf(b, 50), shareOf(a, 50));
        expect(there.low).toBeCloseTo(-back.high, 9);
        expect(there.high).toBeCloseTo(-back.low, 9);
      }),
    );
  });
});

describe('quantile()', () => {
  it.each([
    ['nothing', [], 0],
    ['one length only', [0, 0, 4], 2],
    ['halves', [1, 1], 0],
    ['a long tail', [1, 5, 1, 0, 1], 1],
  ])('finds the median of %s', (_, counts, median) => expect(quantile(counts, 0.5)).toBe(median));

  it('spreads from the tenth to the ninetieth', () => {
    expect(spreadOf(Array.from({ length: 101 }, () => 1))).toEqual({ median: 50, p10: 10, p90: 90 });
  });
});
