import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenLineIsFree } from '@/app/_data/line';
import { type KitReply, type KitRequest, NOT_LOADED, STOPPED } from '@/app/_workers/kit-protocol';
import { prepareKitWorker } from '@/app/_workers/kit-worker';
import { FakeWorker } from '@/test/support/fake-worker';
import { Cancelled, KitClient, type KitJob } from './kit-client';
import { SILENT_MS } from './silence';

class OwnWorker extends FakeWorker<KitRequest, KitReply> {
  constructor() {
    super();
    workers.push(this);
  }
}

let workers: OwnWorker[] = [];
const job = { type: 'layout', system: 'trapped' } as unknown as KitJob<'layout'>;
const none = { pages: [], sections: [], outline: [], drawn: [] };
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', OwnWorker);
  vi.stubGlobal('window', { location: { origin: 'http://here' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hands on the first page before the layout', async () => {
  const begun: KitReply[] = [];
  const answer = new KitClient().ask<'layout'>(job, { onBegun: (first) => begun.push(first) });
  const [worker] = workers;
  worker?.say({ type: 'ready' });
  await settle();
  worker?.say({ type: 'begun', seq: 1, ...none });
  expect(begun).toHaveLength(1);
  worker?.say({ type: 'laidOut', seq: 1, issues: [], ...none });
  expect((await answer).type).toBe('laidOut');
});

it('uses the prepared worker, which loads the fonts and then the game; other work waits for its first page', async () => {
  prepareKitWorker();
  prepareKitWorker('trapped');
  const [worker] = workers;
  worker?.say({ type: 'ready' });
  await settle();
  expect(worker?.asked).toMatchObject([
    { type: 'warm', system: undefined, baseUrl: 'http://here' },
    { type: 'warm', system: 'trapped', baseUrl: 'http://here' },
  ]);
  let isFree = false;
  void whenLineIsFree().then(() => {
    isFree = true;
  });
  void new KitClient().ask<'layout'>(job);
  await settle();
  expect(worker?.asked[2]).toMatchObject({ type: 'layout', seq: 1 });
  expect([workers.length, isFree]).toEqual([1, false]);
  worker?.say({ type: 'begun', seq: 1, ...none });
  await settle();
  expect(isFree).toBe(true);
  // Another client starts its own worker.
  void new KitClient().ask<'layout'>(job);
  expect(workers).toHaveLength(2);
});

it('says that a worker did not load, and starts another one for the next request', async () => {
  prepareKitWorker('trapped');
  workers[0]?.fail();
  await whenLineIsFree();
  await settle();
  const client = new KitClient();
  const refused = client.ask<'layout'>(job);
  workers[1]?.fail();
  await expect(refused).rejects.toThrow(NOT_LOADED);
  void client.ask<'layout'>(job);
  expect(workers).toHaveLength(3);
});

it('rejects what was asked of a worker that breaks', async () => {
  const refused = new KitClient().ask<'layout'>(job);
  workers[0]?.say({ type: 'ready' });
  await settle();
  workers[0]?.fail();
  await expect(refused).rejects.toThrow(STOPPED);
  expect(workers[0]?.isOver).toBe(true);
});

it('tells that a worker was ended without an event, and gives the next request another one', async () => {
  vi.useFakeTimers();
  const page = { visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  const told: boolean[] = [];
  const client = new KitClient();
  const stop = new AbortController();
  const refused = client.ask<'layout'>(job, { onSilent: (isSilent) => told.push(isSilent), signal: stop.signal });
  workers[0]?.say({ type: 'ready' });
  await vi.advanceTimersByTimeAsync(SILENT_MS - 1_000);
  workers[0]?.say({ type: 'progress', seq: 1, done: 0.5 });
  await vi.advanceTimersByTimeAsync(SILENT_MS - 1_000);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(10 * SILENT_MS);
  expect(told).toEqual([]);
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([true]);
  // It was only slow.
  workers[0]?.say({ type: 'progress', seq: 1, done: 0.6 });
  expect(told).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(SILENT_MS);
  stop.abort();
  await expect(refused).rejects.toThrow(Cancelled);
  expect(told).toEqual([true, false, true, false]);
  void client.ask<'layout'>(job);
  expect([workers[0]?.isOver, workers.length, vi.getTimerCount()]).toEqual([true, 2, 0]);
});
