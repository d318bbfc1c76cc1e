import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, quantile, shareOf, spreadOf } from './statistics';

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

  it('knows nothing of no games', () => expect(shareOf(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 }));

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
