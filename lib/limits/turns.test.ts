import { expect, it } from 'vitest';
import { Semaphore } from './turns';

const work = () => {
  let finish = () => {};
  let fail = (_: Error) => {};
  const done = new Promise<string>((resolve, reject) => {
    finish = () => resolve('done');
    fail = reject;
  });
  const state = { begun: false };
  const begin = () => {
    state.begun = true;
    return done;
  };
  return { begin, state, finish: () => finish(), fail: () => fail(new Error('no')) };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('Turns runs a limited number of jobs at once, in order of arrival', async () => {
  const turns = new Semaphore(2, 100);
  const jobs = Array.from({ length: 4 }, work);
  const taken = jobs.map(({ begin }) => turns.take(1, begin).catch(() => 'failed'));
  const begun = async () => {
    await settle();
    return jobs.map(({ state }) => state.begun);
  };
  expect(await begun()).toEqual([true, true, false, false]);
  jobs[1]?.fail();
  expect(await begun()).toEqual([true, true, true, false]);
  jobs[0]?.finish();
  expect(await begun()).toEqual([true, true, true, true]);
  for (const { finish } of jobs) finish();
  expect(await Promise.all(taken)).toEqual(['done', 'failed', 'done', 'done']);
});

it('Turns refuses jobs beyond its byte limit until others have ended', async () => {
  const turns = new Semaphore(1, 10);
  const [first, second, third] = [work(), work(), work()];
  const [one, two] = [turns.take(6, first.begin), turns.take(4, second.begin)];
  expect(await turns.take(1, third.begin)).toBeUndefined();
  expect(third.state.begun).toBe(false);
  first.finish();
  second.finish();
  expect(await Promise.all([one, two])).toEqual(['done', 'done']);
  third.finish();
  expect(await turns.take(10, third.begin)).toBe('done');
});
