// @module-tag long

import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '@/lib/kernel/result';
import { PublishingThreads } from './library-threads';

/** Worker that does what the hash or the id of its job says. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ sha256, publicationId }) => {
    const word = sha256 ?? publicationId;
    if (word === 'loop') for (;;);
    if (word === 'hoard') for (const all = [];;) all.push(Array.from({ length: 1e5 }, Math.random));
    if (word === 'throw') throw new Error('our own bug');
    parentPort.postMessage(word);
  });
`;
const threads = (limits = {}) =>
  new PublishingThreads(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
    threads: 1,
    waiting: 1,
    timeMs: 1_500,
    heapMb: 32,
    ...limits,
  });
const play = (sha256: string) => ({ bytes: new Uint8Array(), sha256, timeMs: 1 });
const prepare = (publicationId: string) => ({
  source: { kind: 'file' as const, scenario: {} },
  publicationId,
  versions: new Map(),
  pictures: new Map(),
});

describe('PublishingThreads', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(['loop', 'hoard'])('returns no figures for a playtest that would %s endlessly', async (word) => {
    const pool = threads();
    expect(await pool.play(play(word))).toEqual(success(null));
    expect(await pool.play(play('next'))).toEqual(success('next'));
  });

  it('logs bugs in a game’s rules and returns no figures', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await threads().play(play('throw'))).toEqual(success(null));
    expect(told).toHaveBeenCalledOnce();
  });

  it.each(['loop', 'hoard'])('refuses a scenario that would %s endlessly as too much', async (word) => {
    expect(await threads().prepare(prepare(word))).toEqual(failure('too-much'));
  });

  it('refuses jobs if too many wait', async () => {
    const pool = threads();
    const answers = await Promise.all([pool.play(play('loop')), pool.play(play('a')), pool.play(play('b'))]);
    expect(answers).toEqual([success(null), success('a'), failure('busy')]);
  });
});
