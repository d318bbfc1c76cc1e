import { expect, it } from 'vitest';
import { failure, success } from '@/lib/kernel/result';
import { readAsked } from '@/lib/services/library/find';
import { SearchThreads } from './library-threads';

/** Worker that answers with the query after a moment, so that other jobs must wait. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ asked }) => setTimeout(() => parentPort.postMessage(asked.q), 50));
`;
const COUNTS = { total: 0, system: {}, players: {}, minutes: {}, licence: {}, language: {}, tag: {}, without: {} };

it('renders one search after the other, and refuses those beyond the waiting limit', async () => {
  const threads = new SearchThreads(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
    threads: 1,
    waiting: 1,
    timeMs: 30_000,
    heapMb: 32,
  });
  const render = (q: string) =>
    threads.render({
      asked: { ...readAsked(new URLSearchParams()), q },
      page: { rows: [], next: undefined },
      counts: COUNTS,
      games: [],
      isFirst: true,
    });
  expect(await Promise.all(['one', 'two', 'three'].map(render))).toEqual([
    success('one'),
    success('two'),
    failure('Many people are searching at the moment. Wait a moment and load this page again.'),
  ]);
  expect(await render('four')).toEqual(success('four'));
});
