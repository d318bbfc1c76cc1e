import { beforeEach, describe, expect, it } from 'vitest';
import { LocalLimiter } from '@/lib/limits/limiter';
import { type Clock, JoinLimiter } from './join-limiter';

/** Fake clock that only advances in sleep(). */
class StillClock implements Clock {
  time = 0;
  now = () => this.time;
  sleep = async (ms: number) => {
    this.time += ms;
  };
}

const RIGHT = 'RIGHT234';
let clock: StillClock;
let limiter: JoinLimiter;
beforeEach(() => {
  clock = new StillClock();
  limiter = new JoinLimiter(new LocalLimiter(clock.now), clock);
});

/** Returns the duration of an attempt in ms; `find` takes `findMs`. */
async function attempt(address: string, code: string, findMs = 0): Promise<number> {
  const begun = clock.time;
  const found = await limiter.attempt(address, code, async () => {
    clock.time += findMs;
    return code === RIGHT ? 'table' : undefined;
  });
  expect(found).toBe(code === RIGHT ? 'table' : undefined);
  return clock.time - begun;
}

async function guess(times: number, address = 'guesser', code = (i: number) => `WRONG${i}`): Promise<number> {
  let last = 0;
  for (let i = 0; i < times; i++) last = await attempt(address, code(i));
  return last;
}

describe('JoinLimiter', () => {
  it('lets the right code in at once', async () => {
    expect(await attempt('ann', RIGHT)).toBe(0);
  });

  it('refuses after the same time, whatever the reason', async () => {
    const times = [await attempt('a', 'WRONG', 0), await attempt('b', 'CLOSED', 5), await attempt('c', 'LOCKED', 90)];
    expect(new Set(times).size).toBe(1);
  });

  it('slows an address that guesses, and forgets it after a while', async () => {
    const first = await attempt('guesser', 'WRONG');
    const later = await guess(40);
    expect(later).toBeGreaterThan(2 * first);
    clock.time += 300_000;
    expect(await attempt('guesser', 'WRONG')).toBe(first);
  });

  it('slows an IPv6 host that changes its address', async () => {
    const first = await attempt('2001:db8::1', 'WRONG');
    for (let i = 0; i < 40; i++) await attempt(`2001:db8::${i.toString(16)}`, `WRONG${i}`);
    expect(await attempt('2001:db8::ffff', 'WRONG')).toBeGreaterThan(2 * first);
    expect(await attempt('2001:db8:0:1::1', 'OTHER')).toBe(first);
  });

  it('slows guesses at one code from many addresses', async () => {
    const first = await attempt('a', 'LOCKED');
    for (let i = 0; i < 40; i++) await attempt(`address ${i}`, 'LOCKED');
    expect(await attempt('another', 'LOCKED')).toBeGreaterThan(2 * first);
  });

  it('never delays a correct code by more than two seconds, even from the guesser’s address', async () => {
    await guess(5_000);
    await guess(5_000, 'guesser', () => RIGHT.replace('4', '5'));
    const waits = [];
    for (let i = 0; i < 300; i++) waits.push(await attempt('guesser', RIGHT));
    expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
  });

  it('hardly slows others while somebody guesses', async () => {
    for (let i = 0; i < 2_000; i++) await attempt(`address ${i}`, `WRONG${i}`);
    expect(await attempt('ann', RIGHT)).toBeLessThanOrEqual(400);
  });
});
