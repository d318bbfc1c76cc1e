import { expect, it } from 'vitest';
import { createHealth } from './http-server';

it('createHealth() probes at most once a second for any number of callers', async () => {
  let [now, probes, works] = [0, 0, true];
  let answer = () => {};
  const probe = () => {
    probes += 1;
    return new Promise<void>((resolve, reject) => {
      answer = () => (works ? resolve() : reject(new Error('disk full')));
    });
  };
  const canWrite = createHealth({ probe }, () => now);

  const asked = Array.from({ length: 1_000 }, canWrite);
  now = 5_000;
  asked.push(canWrite());
  answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(probes).toBe(1);

  works = false;
  now = 5_999;
  expect(await canWrite()).toBe(true);
  now = 6_000;
  const late = [canWrite(), canWrite()];
  answer();
  expect([await Promise.all(late), probes]).toEqual([[false, false], 2]);
});
