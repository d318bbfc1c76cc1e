import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/lib/storage/database';
import { openSqlite, queriesOn } from '@/lib/storage/embedded/sqlite';
import { createFtsIndex } from '@/lib/storage/embedded/word-index';
import { migrateDatabase } from '@/lib/storage/migrate-database';
import { createSqlStore } from '@/lib/storage/sql-store';
import type { Store } from '@/lib/storage/store';
import { confirmClock, sweep } from './sweep';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEGIN = Date.UTC(2026, 0, 1);
const FORGET_DAYS = 180;

/** In-memory studio with a clock that tests can set. */
class Studio {
  readonly #db = queriesOn<Database>(openSqlite(':memory:'));
  readonly store = createSqlStore(this.#db, createFtsIndex(this.#db)) as Store;
  readonly lines: string[] = [];
  readonly open = new Set<string>();
  clock = BEGIN;

  static async start(): Promise<Studio> {
    const studio = new Studio();
    await migrateDatabase(studio.#db as unknown as Kysely<unknown>, 'blob');
    return studio;
  }

  async create(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const first = { memberId: '', at: this.clock, bytes: new Uint8Array([1]), title: '', newClients: [] };
      await this.store.createDraft({ id, system: 'game' }, 'ann', first);
    }
  }

  /** Advances the clock by uptime and a jump, and sweeps. */
  async sweep(upHours = 1, jumpDays = 0): Promise<void> {
    this.clock += upHours * HOUR_MS + jumpDays * DAY_MS;
    const documents = { openIds: () => [...this.open], recheck: async () => {} };
    await sweep({ store: this.store, documents, now: () => this.clock, forgetAfterDays: FORGET_DAYS } as never, {
      upMs: upHours * HOUR_MS,
      say: (line) => void this.lines.push(line),
    });
  }

  /** Sweeps daily with a steady clock. */
  async days(count: number): Promise<void> {
    for (let day = 0; day < count; day++) await this.sweep(24);
  }

  ids = async () => (await this.store.draftsOf('ann')).map(({ id }) => id).toSorted();
  has = async (id: string) => (await this.store.draft(id)) !== undefined;
  end = () => this.#db.destroy();
}

let studio: Studio;
beforeEach(async () => {
  studio = await Studio.start();
});
afterEach(() => studio.end());

describe('a sweep', () => {
  it('removes unused drafts in a studio that is always on', async () => {
    await studio.create('old');
    await studio.days(100);
    await studio.create('new');
    await studio.days(79);
    expect(await studio.ids()).toEqual(['new', 'old']);
    await studio.days(2);
    expect(await studio.ids()).toEqual(['new']);
    expect(studio.lines).toEqual(['Sweep: removed 1 scenario that nobody opened for 180 days.']);
  });

  it.each([
    ['the clock jumps ahead', [400]],
    ['the clock jumps back and further ahead', [-400, 1_000]],
  ])('only marks and logs if %s, and removes after seven days of uptime', async (_, jumps) => {
    await studio.create('kept', 'opened', 'read');
    await studio.days(20);
    studio.open.add('read');
    for (const jump of jumps) await studio.sweep(1, jump);
    expect(studio.lines.slice(-2)).toEqual([
      expect.stringMatching(/^The clock went from 20\S+Z to 20\S+Z since the last sweep\. .*trapdoor sweep --confirm/),
      expect.stringMatching(/^Sweep: removed 0 .*; 2 more are kept until the studio has run for 7 days/),
    ]);
    expect((await studio.store.countDrafts()).marked).toBe(2);
    await studio.store.noteOpened('opened', studio.clock);
    expect((await studio.store.countDrafts()).marked).toBe(1);
    await studio.days(6);
    expect(await studio.ids()).toEqual(['kept', 'opened', 'read']);
    await studio.days(1);
    expect(await studio.ids()).toEqual(['opened', 'read']);
  });

  it('does not count time during which the studio was off as uptime', async () => {
    await studio.create('kept');
    await studio.sweep(1, FORGET_DAYS + 1);
    for (let day = 0; day < 30; day++) await studio.sweep(1, 1);
    expect(await studio.ids()).toEqual(['kept']);
  });

  it('removes unused drafts at once if the operator confirms the clock, unless it jumps again', async () => {
    await studio.create('kept');
    await studio.days(20);
    await studio.sweep(1, 400);
    await studio.store.recordSweep(() => confirmClock(studio.clock));
    await studio.sweep(1, 30);
    expect(await studio.ids()).toEqual(['kept']);
    await studio.store.recordSweep(() => confirmClock(studio.clock));
    expect((await studio.store.lastSweep())?.isConfirmed).toBe(true);
    await studio.sweep(0);
    expect(await studio.ids()).toEqual([]);
    expect((await studio.store.lastSweep())?.isConfirmed).toBe(false);
  });

  it.each([
    [130, 50],
    [1_200, 60],
  ])('removes, of %i unused drafts, %i at a time', async (count, most) => {
    const ids = Array.from({ length: count }, (_, i) => `draft${i}`);
    await studio.create(...ids);
    await studio.sweep(1, 400);
    await studio.store.recordSweep(() => confirmClock(studio.clock));
    await studio.sweep();
    expect(count - (await studio.ids()).length).toBe(most);
    expect(studio.lines.at(-1)).toBe(
      `Sweep: removed ${most} scenarios that nobody opened for 180 days; ${count - most} more are kept until the next sweep.`,
    );
  });

  it('removes deleted drafts without cap and delay', async () => {
    const ids = Array.from({ length: 130 }, (_, i) => `draft${i}`);
    await studio.create(...ids, 'kept');
    for (const id of ids) await studio.store.setDeleted(id, studio.clock);
    await studio.sweep(1, 29);
    for (const id of ids) expect(await studio.has(id)).toBe(true);
    await studio.sweep(1, 400);
    for (const id of ids) expect(await studio.has(id)).toBe(false);
    expect(studio.lines[0]).toBe('Sweep: removed 130 scenarios deleted 30 days ago or earlier.');
    expect(await studio.ids()).toEqual(['kept']);
  });

  it('keeps deleted drafts for 30 days, however long they were unused before', async () => {
    await studio.create('old');
    await studio.days(170);
    await studio.store.setDeleted('old', studio.clock);
    await studio.days(29);
    expect(await studio.has('old')).toBe(true);
    await studio.days(2);
    expect(await studio.has('old')).toBe(false);
  });

  const step = fc.record({
    upHours: fc.constantFrom(1, 6, 24),
    jumpDays: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 3, max: 900 }), fc.integer({ min: -900, max: -1 })), // biome-ignore format: a list
    opens: fc.nat(5),
    deletes: fc.option(fc.nat(2), { nil: undefined, freq: 8 }),
  });

  it('never removes drafts used in seven days of uptime, and always deleted ones, whatever the clock does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const world = await Studio.start();
        const drafts = ['a', 'b', 'c', 'd', 'e', 'f'];
        await world.create(...drafts);
        let up = 0;
        const usedAt = new Map(drafts.map((id) => [id, 0]));
        const deleted = new Set<string>();
        for (const { upHours, jumpDays, opens, deletes } of steps) {
          const id = String(drafts[opens]);
          if (await world.has(id)) {
            await world.store.noteOpened(id, world.clock);
            usedAt.set(id, up);
          }
          const binned = drafts[deletes ?? -1];
          if (binned !== undefined) {
            await world.store.setDeleted(binned, world.clock);
            deleted.add(binned);
          }
          await world.sweep(upHours, jumpDays);
          up += upHours;
          for (const draft of drafts) {
            if (deleted.has(draft) || up - (usedAt.get(draft) ?? 0) >= 7 * 24) continue;
            expect(await world.has(draft)).toBe(true);
          }
        }
        await world.days(39);
        for (const draft of deleted) expect(await world.has(draft)).toBe(false);
        await world.end();
      }),
      { numRuns: 40 },
    );
  });
});
