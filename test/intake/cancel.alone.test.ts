import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sortInWorker } from '@/app/_home/sort-notes';
import { IntakeReader, type IntakeState } from '@/app/_widgets/intake-reader';
import type { IntakeReply, IntakeRequest } from '@/app/_workers/intake-protocol';
import { FakeWorker } from '@/test/support/fake-worker';
import { EVENTS } from './suits';

class OwnWorker extends FakeWorker<IntakeRequest, IntakeReply> {
  constructor() {
    super();
    workers.push(this);
  }
}

let workers: OwnWorker[] = [];
const asked = (text: string) => ({ source: { text }, target: EVENTS, choices: {} });
const read = (seq: number): IntakeReply => ({
  type: 'read',
  seq,
  result: {
    ok: true,
    value: {
      rows: [],
      asks: [],
      settings: { kind: 'lines', separator: null, header: null, encoding: null },
      more: { rows: 0, asks: 0, buckets: {} },
    },
  },
});

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', OwnWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a list that is cancelled in the middle ends the worker, and says nothing afterwards', () => {
  const heard: IntakeState[] = [];
  const reader = new IntakeReader();
  reader.read(asked('one'), (state) => heard.push(state));
  const [first] = workers;
  first?.say({ type: 'ready' });
  expect(first?.asked).toHaveLength(1);
  reader.end();
  expect(first?.isOver).toBe(true);
  vi.runAllTimers();
  expect(heard).toEqual([]);

  reader.read(asked('two'), (state) => heard.push(state));
  const [, second] = workers;
  second?.say({ type: 'ready' });
  second?.say(read(1));
  expect(heard).toEqual([]);
  second?.say(read(2));
  expect(heard).toMatchObject([{ isReading: false, error: undefined }]);
});

it('a list that takes too long ends the worker, and says what to do', () => {
  const heard: IntakeState[] = [];
  const reader = new IntakeReader();
  reader.read(asked('one'), (state) => heard.push(state));
  workers[0]?.say({ type: 'ready' });
  vi.runAllTimers();
  expect(workers[0]?.isOver).toBe(true);
  expect(heard).toMatchObject([{ error: 'This takes too long to read. Split the file, or paste a part of it.' }]);
});

it('a source that is taken away is not heard of again', () => {
  const heard: IntakeState[] = [];
  const reader = new IntakeReader();
  reader.read(asked('one'), (state) => heard.push(state));
  workers[0]?.say({ type: 'ready' });
  reader.forget();
  workers[0]?.say(read(1));
  expect([workers[0]?.isOver, heard]).toEqual([true, []]);
});

it('notes that are cancelled in the middle end their worker', async () => {
  const { result, cancel } = sortInWorker({ text: 'Goals' }, 'trapped');
  const [worker] = workers;
  worker?.say({ type: 'ready' });
  cancel();
  expect(worker?.isOver).toBe(true);
  vi.runAllTimers();
  expect(await result).toMatchObject({ ok: false });
});
