import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once after a pause, then after the pause for all later requests together', async () => {
  const task = vi.fn(async () => {});
  const throttle = new Throttle(80, task);
  throttle.request();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 10; i++) throttle.request();
  await vi.advanceTimersByTimeAsync(70);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('never overlaps, and runs again for requests made while it ran', async () => {
  let running = 0;
  const task = vi.fn(async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    running--;
  });
  const throttle = new Throttle(80, task);
  throttle.request();
  await vi.advanceTimersByTimeAsync(100);
  throttle.request();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('does not run after stop()', async () => {
  const task = vi.fn(async () => {});
  const throttle = new Throttle(80, task);
  throttle.request();
  throttle.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).not.toHaveBeenCalled();
});
