import { expect, it, vi } from 'vitest';
import { createLocalWakeups, EVERYTHING } from './wakeups';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('wakes every listener of a topic in a later turn', async () => {
  const wakeups = createLocalWakeups();
  const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()];
  wakeups.subscribe('table:a', one);
  wakeups.subscribe('table:a', two);
  wakeups.subscribe('draft:a', other);
  wakeups.publish('table:a');
  expect(one).not.toHaveBeenCalled();
  await turn();
  expect([one, two, other].map((heard) => heard.mock.calls.length)).toEqual([1, 1, 0]);
});

it('removes a listener, also during a wakeup', async () => {
  const wakeups = createLocalWakeups();
  const heard = vi.fn();
  const stop = wakeups.subscribe('table:a', heard);
  wakeups.publish('table:a');
  stop();
  await turn();
  wakeups.subscribe('table:a', heard);
  stop();
  wakeups.publish('table:a');
  await turn();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('wakes every listener for EVERYTHING', async () => {
  const wakeups = createLocalWakeups();
  const [one, two] = [vi.fn(), vi.fn()];
  wakeups.subscribe('table:a', one);
  wakeups.subscribe('draft:b', two);
  wakeups.publish(EVERYTHING);
  await turn();
  expect([one, two].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
});
