import { afterEach, describe, expect, it } from 'vitest';
import { ThreadPool } from './thread-pool';

/** Doubles a number; a word is something worse to do. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'loop') for (;;);
    if (job === 'hoard') for (const all = [];;) all.push(Array.from({ length: 1e5 }, Math.random));
    if (job === 'throw') throw new Error('our own bug');
    parentPort.postMessage(job * 2);
  });
`;
const LIMITS = { threads: 1, waiting: 2, timeMs: 30_000, heapMb: 32 };

const poolOf = (limits = {}) =>
  new ThreadPool<number | string, number>(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
    ...LIMITS,
    ...limits,
  });

describe('a pool of threads', () => {
  const clients: AbortController[] = [];
  afterEach(() => clients.splice(0).forEach((client) => void client.abort()));

  /** Keeps a thread busy until the test is over. */
  const occupy = (pool: ReturnType<typeof poolOf>) => {
    const client = new AbortController();
    clients.push(client);
    return { client, done: pool.run('loop', client.signal) };
  };

  it('does one job after the other', async () => {
    const pool = poolOf();
    expect(await Promise.all([1, 2, 3].map((job) => pool.run(job)))).toEqual(
      [2, 4, 6].map((value) => ({ ok: true, value })),
    );
  });

  it('ends what takes too long, and goes on', async () => {
    const pool = poolOf({ timeMs: 2_000 });
    expect(await pool.run('loop')).toEqual({ ok: false, error: 'too-much' });
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('ends what takes too much memory, and goes on', async () => {
    const pool = poolOf();
    expect(await pool.run('hoard')).toEqual({ ok: false, error: 'too-much' });
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('rejects where the program fails, and goes on', async () => {
    const pool = poolOf();
    await expect(pool.run('throw')).rejects.toThrow('our own bug');
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('refuses a job where too many wait', async () => {
    const pool = poolOf({ waiting: 1 });
    const { client } = occupy(pool);
    const second = pool.run(2);
    expect(await pool.run(3)).toEqual({ ok: false, error: 'busy' });
    client.abort();
    expect(await second).toEqual({ ok: true, value: 4 });
  });

  it('stops a job that nobody wants any more, begun or not', async () => {
    const pool = poolOf();
    const first = occupy(pool);
    const second = occupy(pool);
    const third = pool.run(3);
    second.client.abort();
    expect(await second.done).toEqual({ ok: false, error: 'gone' });
    first.client.abort();
    expect(await first.done).toEqual({ ok: false, error: 'gone' });
    expect(await third).toEqual({ ok: true, value: 6 });
    expect(await pool.run(3, first.client.signal)).toEqual({ ok: false, error: 'gone' });
  });

  it('finishes a job whose client leaves, and drops one that is still waiting', async () => {
    const pool = poolOf();
    const [first, second] = [new AbortController(), new AbortController()];
    const begun = pool.run(1, undefined, first.signal);
    const waiting = pool.run(2, undefined, second.signal);
    first.abort();
    second.abort();
    expect(await begun).toEqual({ ok: true, value: 2 });
    expect(await waiting).toEqual({ ok: false, error: 'gone' });
  });
});
