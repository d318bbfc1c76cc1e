import { afterEach, describe, expect, it } from 'vitest';
import { ThreadPool } from './thread-pool';

/** Worker that doubles numbers; words make it misbehave. */
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

describe('ThreadPool', () => {
  const clients: AbortController[] = [];
  afterEach(() => clients.splice(0).forEach((client) => void client.abort()));

  /** Keeps a thread busy until the test ends. */
  const occupy = (pool: ReturnType<typeof poolOf>) => {
    const client = new AbortController();
    clients.push(client);
    return { client, done: pool.run('loop', client.signal) };
  };

  it('runs one job after the other', async () => {
    const pool = poolOf();
    expect(await Promise.all([1, 2, 3].map((job) => pool.run(job)))).toEqual(
      [2, 4, 6].map((value) => ({ ok: true, value })),
    );
  });

  it('ends jobs that take too long, and continues', async () => {
    const pool = poolOf({ timeMs: 2_000 });
    expect(await pool.run('loop')).toEqual({ ok: false, error: 'too-much' });
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('ends jobs that take too much memory, and continues', async () => {
    const pool = poolOf();
    expect(await pool.run('hoard')).toEqual({ ok: false, error: 'too-much' });
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('rejects if the program fails, and continues', async () => {
    const pool = poolOf();
    await expect(pool.run('throw')).rejects.toThrow('our own bug');
    expect(await pool.run(4)).toEqual({ ok: true, value: 8 });
  });

  it('refuses a job if too many wait', async () => {
    const pool = poolOf({ waiting: 1 });
    const { client } = occupy(pool);
    const second = pool.run(2);
    expect(await pool.run(3)).toEqual({ ok: false, error: 'busy' });
    client.abort();
    expect(await second).toEqual({ ok: true, value: 4 });
  });

  it('cancels waiting and running jobs whose signal aborts', async () => {
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

  it('with `whileWaiting` cancels waiting jobs only', async () => {
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
