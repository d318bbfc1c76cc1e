import { expect, it } from 'vitest';
import { askThread } from './ask-thread';

const program = (code: string) =>
  new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads'; ${code}`);

it('hands over what the thread answers', async () => {
  expect(await askThread(program('parentPort.postMessage(workerData * 2)'), 21, { ms: 60_000 })).toBe(42);
});

it('ends a thread that never answers', async () => {
  expect(await askThread(program('for (;;);'), 0, { ms: 50 })).toBeUndefined();
});

it('says what broke in the thread', async () => {
  await expect(askThread(program("throw new Error('no paper')"), 0, { ms: 60_000 })).rejects.toThrow('no paper');
});

it('ends a thread that takes too much memory', async () => {
  const hungry = program('for (const all = []; ; ) all.push(new Array(1000).fill({}));');
  expect(await askThread(hungry, 0, { ms: 60_000, heapMb: 16 })).toBeUndefined();
});
