import { beforeEach, describe, expect, it } from 'vitest';
import { RecentAnswers } from './recent-answers';

let work = 0;
let answers: RecentAnswers<number>;
const ask = (key: string, now: number) => answers.get(key, now, async () => ++work);

beforeEach(() => {
  work = 0;
  answers = new RecentAnswers(1000, 2);
});

describe('RecentAnswers', () => {
  it('shares a fresh answer between callers', async () => {
    expect(await Promise.all([ask('a', 0), ask('a', 500), ask('a', 999), ask('b', 999)])).toEqual([1, 1, 1, 2]);
  });

  it('computes expired answers again', async () => {
    await ask('a', 0);
    expect(await ask('a', 1000)).toBe(2);
    expect(await ask('a', 1999)).toBe(2);
  });

  it('computes answers again if the clock was set back', async () => {
    await ask('a', 1_000_000);
    expect(await ask('a', 0)).toBe(2);
  });

  it('drops the oldest answers beyond its capacity', async () => {
    for (const [i, key] of ['a', 'b', 'c'].entries()) await ask(key, i);
    expect([await ask('b', 3), await ask('a', 3)]).toEqual([2, 4]);
  });

  it('does not keep failures', async () => {
    await expect(answers.get('a', 0, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await ask('a', 1)).toBe(1);
  });
});
