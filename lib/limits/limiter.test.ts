import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { LocalLimiter, type Pace } from './limiter';

const PACE: Pace = { burst: 3, perSecond: 0.5 };
let now: number;
let limiter: LocalLimiter;
beforeEach(() => {
  now = 0;
  limiter = new LocalLimiter(() => now);
});

describe('LocalLimiter', () => {
  it('allows a burst, then the rate per second', () => {
    expect([1, 2, 3, 4].map(() => limiter.take('ann', PACE))).toEqual([0, 0, 0, 2_000]);
    now = 1_500;
    expect(limiter.take('ann', PACE)).toBe(500);
    now = 2_000;
    expect([limiter.take('ann', PACE), limiter.take('ann', PACE)]).toEqual([0, 2_000]);
  });

  it('returns the missing tokens', () => {
    limiter.take('ann', PACE, 2);
    now = 1_000;
    expect(limiter.missing(['ann', 'bob'], PACE)).toEqual([1.5, 0]);
  });

  it('has a bucket per key', () => {
    limiter.take('ann', PACE, 3);
    expect([limiter.take('bob', PACE, 3), limiter.take('ann', PACE)]).toEqual([0, 2_000]);
  });

  it('allows counts above the bucket size when the bucket is full', () => {
    expect(limiter.take('ann', PACE, 100)).toBe(0);
    expect(limiter.take('ann', PACE, 100)).toBe(6_000);
    now = 6_000;
    expect(limiter.take('ann', PACE, 100)).toBe(0);
  });

  it('never exceeds burst and rate, and always allows after the announced wait', () => {
    const steps = fc.array(fc.record({ pause: fc.nat(4_000), count: fc.integer({ min: 1, max: 3 }) }));
    fc.assert(
      fc.property(steps, (asked) => {
        now = 0;
        limiter = new LocalLimiter(() => now);
        let taken = 0;
        for (const { pause, count } of asked) {
          now += pause;
          const wait = limiter.take('ann', PACE, count);
          now += wait;
          if (wait > 0) expect(limiter.take('ann', PACE, count)).toBe(0);
          taken += count;
          expect(taken).toBeLessThanOrEqual(PACE.burst + ((now + 0.5) / 1000) * PACE.perSecond);
        }
      }),
    );
  });

  it('forgets the least recently used keys beyond its capacity', () => {
    limiter.take('ann', PACE, 3);
    for (let i = 0; i < 30_000; i++) limiter.take(`guest ${i}`, PACE);
    expect([limiter.take('ann', PACE, 3), limiter.take('guest 29999', PACE, 3)]).toEqual([0, 2_000]);
  });
});
