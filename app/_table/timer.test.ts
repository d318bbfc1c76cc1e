import { describe, expect, it } from 'vitest';
import { callOut, formatClock, leftMs, sayTime } from './timer';

describe('the clock', () => {
  it('runs to the server’s end time, stops while paused, and never goes below zero', () => {
    expect(leftMs({ endsAt: 5_000 }, 2_000)).toBe(3_000);
    expect(leftMs({ endsAt: 5_000 }, 9_000)).toBe(0);
    expect(leftMs({ leftMs: 700 }, 9_000)).toBe(700);
  });

  it('rounds up to full seconds', () => {
    expect([300_000, 299_001, 61_000, 9_400, 1, 0].map(formatClock)).toEqual([
      '5:00',
      '5:00',
      '1:01',
      '0:10',
      '0:01',
      '0:00',
    ]);
    expect([300_000, 61_000, 1_000, 0].map(sayTime)).toEqual([
      '5 minutes',
      '1 minute and 1 second',
      '1 second',
      '0 seconds',
    ]);
  });

  it('is called out at 60, 30 and 10 seconds and at the end, once each', () => {
    const said: string[] = [];
    for (let ms = 70_000; ms > -1_000; ms -= 250) {
      const words = callOut(ms + 250, Math.max(0, ms));
      if (words !== undefined) said.push(words);
    }
    expect(said).toEqual(['1 minute left.', '30 seconds left.', '10 seconds left.', 'Time is up.']);
  });

  it('calls out only the latest mark after a sleep, and nothing when time is added', () => {
    expect(callOut(90_000, 9_000)).toBe('10 seconds left.');
    expect(callOut(20_000, 80_000)).toBeUndefined();
  });
});
