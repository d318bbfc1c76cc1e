import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FairQueue, type FairQueueLimits, type Payer } from './fair-queue';

const PLENTY = { member: 1_000, network: 1_000, total: 1_000 };
const ONE = { member: 1, network: 1, total: 1 };

/** Queue with a fake clock that each job advances by its duration. */
function queueOf(limits: Partial<FairQueueLimits> = {}) {
  const clock = { now: 0 };
  const queue = new FairQueue({ running: ONE, waiting: PLENTY, ...limits }, () => clock.now);
  const served: string[] = [];
  const ask = (network: string, member: string | undefined, tookMs: number) =>
    queue.run({ network, member }, async () => {
      await null;
      clock.now += tookMs;
      served.push(member ?? network);
    });
  return { queue, served, ask };
}

/** Jobs that run until the test finishes them by name. */
function openJobs(queue: FairQueue) {
  const running: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (payer: Payer, name: string, signal?: AbortSignal) =>
    queue.run(
      payer,
      () => {
        running.push(name);
        return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
      },
      signal,
    );
  return { running, ask, finish: (name: string) => finish.get(name)?.() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('FairQueue', () => {
  it('serves a newcomer next, however many jobs of another network wait', async () => {
    const { served, ask } = queueOf();
    const flood = Array.from({ length: 50 }, () => ask('attacker', undefined, 100));
    await settle();
    served.length = 0;
    await Promise.all([...flood, ask('home', undefined, 100)]);
    expect(served.indexOf('home')).toBeLessThanOrEqual(1);
  });

  it('shares a network’s time between its members', async () => {
    const { served, ask } = queueOf();
    const flood = Array.from({ length: 50 }, () => ask('hall', 'attacker', 100));
    const others = ['ann', 'bob', 'cleo'].map((member) => ask('hall', member, 10));
    await Promise.all([...flood, ...others]);
    expect(served.slice(0, 4).toSorted()).toEqual(['ann', 'attacker', 'bob', 'cleo']);
  });

  it('gives networks the same time, whatever the length and number of their jobs', async () => {
    const took = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 30, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(took, took, async (a, b) => {
        const clock = { now: 0 };
        const fair = new FairQueue({ running: ONE, waiting: PLENTY }, () => clock.now);
        const used = { a: 0, b: 0 };
        const left = { a: a.length, b: b.length };
        let apart = 0;
        const ask = (network: 'a' | 'b', ms: number) =>
          fair.run({ network, member: undefined }, async () => {
            clock.now += ms;
            used[network] += ms;
            left[network] -= 1;
            // Once one network has no jobs left, the other gets all the time.
            if (left.a > 0 && left.b > 0) apart = Math.max(apart, Math.abs(used.a - used.b));
          });
        await Promise.all([...a.map((ms) => ask('a', ms)), ...b.map((ms) => ask('b', ms))]);
        expect(apart).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never exceeds the running limits of a member, a network and the queue', async () => {
    const queue = new FairQueue({ running: { member: 1, network: 2, total: 3 }, waiting: PLENTY });
    const { running, ask, finish } = openJobs(queue);
    const hall = (member: string, name: string) => ask({ network: 'hall', member }, name);
    const asked = [hall('ann', 'a1'), hall('ann', 'a2'), hall('bob', 'b1'), hall('cleo', 'c1')];
    asked.push(ask({ network: 'home', member: undefined }, 'h1'), ask({ network: 'inn', member: undefined }, 'i1'));
    await settle();
    expect(running).toEqual(['a1', 'b1', 'h1']);
    finish('h1');
    await settle();
    expect(running.slice(3)).toEqual(['i1']);
    finish('a1');
    await settle();
    expect(running.slice(4)).toEqual(['c1']);
    for (const name of ['b1', 'c1', 'i1']) finish(name);
    await settle();
    finish('a2');
    expect(await Promise.all(asked)).toEqual(
      ['a1', 'a2', 'b1', 'c1', 'h1', 'i1'].map((value) => ({ ok: true, value })),
    );
  });

  it('refuses jobs beyond the waiting limits of a member, a network and the queue', async () => {
    const queue = new FairQueue({ running: ONE, waiting: { member: 1, network: 2, total: 3 } });
    const { ask, finish } = openJobs(queue);
    const asked = [
      ask({ network: 'hall', member: 'ann' }, 'runs'),
      ask({ network: 'hall', member: 'ann' }, 'waits 1'),
      ask({ network: 'hall', member: 'ann' }, 'too many of a member'),
      ask({ network: 'hall', member: 'bob' }, 'waits 2'),
      ask({ network: 'hall', member: 'cleo' }, 'too many of a network'),
      ask({ network: 'home', member: undefined }, 'waits 3'),
      ask({ network: 'inn', member: undefined }, 'too many of all'),
    ];
    for (const name of ['runs', 'waits 1', 'waits 3', 'waits 2']) {
      await settle();
      finish(name);
    }
    await settle();
    for (const name of ['waits 1', 'waits 2', 'waits 3']) finish(name);
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error))).toEqual([
      'runs',
      'waits 1',
      'busy',
      'waits 2',
      'busy',
      'waits 3',
      'busy',
    ]);
  });

  it('removes a waiting job whose signal aborts, but not a running one', async () => {
    const queue = new FairQueue({ running: ONE, waiting: PLENTY });
    const { running, ask, finish } = openJobs(queue);
    const [first, second] = [new AbortController(), new AbortController()];
    const payer = { network: 'home', member: undefined };
    const asked = [ask(payer, 'first', first.signal), ask(payer, 'second', second.signal), ask(payer, 'third')];
    first.abort();
    second.abort();
    await settle();
    finish('first');
    await settle();
    finish('third');
    expect(await Promise.all(asked)).toEqual([
      { ok: true, value: 'first' },
      { ok: false, error: 'gone' },
      { ok: true, value: 'third' },
    ]);
    expect(running).toEqual(['first', 'third']);
    expect(await ask(payer, 'late', first.signal)).toEqual({ ok: false, error: 'gone' });
  });

  it('starts the next job once one leaves early', async () => {
    const queue = new FairQueue({ running: ONE, waiting: PLENTY });
    const payer = { network: 'home', member: undefined };
    let finish = () => {};
    const first = queue.run(payer, (leave) => {
      leave();
      return new Promise<string>((resolve) => {
        finish = () => resolve('first');
      });
    });
    expect(await queue.run(payer, () => 'second')).toEqual({ ok: true, value: 'second' });
    finish();
    expect(await first).toEqual({ ok: true, value: 'first' });
    // The turn has ended only once: still one job at a time.
    const { running, ask, finish: finishJob } = openJobs(queue);
    const asked = [ask(payer, 'third'), ask(payer, 'fourth')];
    await settle();
    expect(running).toEqual(['third']);
    finishJob('third');
    await settle();
    finishJob('fourth');
    await Promise.all(asked);
  });

  it('continues after a job that rejects', async () => {
    const { queue } = queueOf();
    const payer = { network: 'home', member: undefined };
    await expect(queue.run(payer, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(payer, () => 1)).toEqual({ ok: true, value: 1 });
  });

  it('keeps the slot free for the pause after a job', async () => {
    vi.useFakeTimers();
    try {
      const { served, ask } = queueOf({ pauseMs: (tookMs) => tookMs / 2 });
      const asked = Promise.all([ask('home', undefined, 40), ask('inn', undefined, 40)]);
      await vi.advanceTimersByTimeAsync(19);
      expect(served).toEqual(['home']);
      await vi.advanceTimersByTimeAsync(1);
      expect(served).toEqual(['home', 'inn']);
      await vi.runAllTimersAsync();
      await asked;
    } finally {
      vi.useRealTimers();
    }
  });
});
