import { describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import type { Store } from '@/lib/storage/store';
import { decideJoin } from '@/lib/table/decide/join';
import { newVersion, ROOM } from '@/test/support/library-versions';
import { decideAt, emptyTable } from '@/test/support/table-play';
import { bytes, penOf } from './draft-log.suite';

const DAY_MS = 24 * 3_600_000;
const LIMITS = { count: 60, bytes: 1000 };
const art = (draftId: string, hash: string) => ({
  draftId,
  hash,
  type: 'image/png',
  alt: '',
  credit: '',
  createdAt: 5,
});

/** Counts the rows of each table that belong to a draft or table, and pictures. */
export type CountRows = () => Promise<Readonly<Record<string, number>>>;

/** Tests of every store: freeing space. */
export function describePurge(current: () => Store, countRows: CountRows): void {
  describe('purging', () => {
    const { create, append } = penOf(current);
    const keep = (draftId: string, hash: string) => current().addArt(art(draftId, hash), bytes(1, 2, 3), LIMITS);

    /** Creates a draft with rows in every table. */
    async function fill(id: string): Promise<void> {
      await create(id, `owner-${id}`);
      for (const value of [2, 3]) await append(id, value);
      await current().checkpoint(id, 3, bytes(33));
      await current().namePoint(id, 2, 'Good', 9);
      await current().addLink({ id: `link-${id}`, draftId: id, role: 'edit', hideGm: false, createdAt: 1 }, id, 9);
      await current().joinByLink(`link-${id}`, `guest-${id}`, 2);
      await keep(id, `only-${id}`);
      await keep(id, 'shared');
      const version = newVersion(`pub-${id}`, { memberId: `owner-${id}`, draftId: id });
      expect(await current().addVersion(version, ROOM)).toMatchObject({ kind: 'added' });
      const table = `table-${id}`;
      await current().createTable(emptyTable(id, table, `CODE${id}`));
      const say = (key: string, command: Parameters<typeof decideAt>[2]) =>
        current().changeTable(table, key, (now) => decideAt(now, 'gm', command, 50_000, undefined, `idea-${id}`));
      const bob = { id: 'bob', memberId: `bob-${id}`, name: 'bob', colour: 'red', role: 'player' } as const;
      await current().changeTable(table, undefined, (now) => decideJoin(now, bob, 2_000));
      await say('open', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
      await say('idea', { type: 'addIdea', question: 'place', text: 'Whale' });
      await current().changeTable(table, 'rest', () =>
        success([
          { type: 'vote', idea: `idea-${id}`, person: 'bob', choice: 'keep' },
          { type: 'secret', secret: 'who', value: 'Jonah' },
          { type: 'make', entries: [{ type: 'note' }] as never },
        ]),
      );
    }

    it('leaves nothing of the draft, and everything of others', async () => {
      await fill('a');
      const before = await countRows();
      expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
      const usedBefore = await current().usedBytes();
      await fill('b');
      expect(await current().purgeDrafts(['b', 'nowhere'])).toBe(1);
      expect(await countRows()).toEqual(before);
      // Its publications stay until they are withdrawn.
      expect(await current().versionBytes('pub-b', 1)).toBeDefined();
      await current().withdrawPublication('pub-b', 'owner-b', 9);
      expect(await current().usedBytes()).toBe(usedBefore);
      expect([await current().draft('b'), await current().roleOf('b', 'owner-b')]).toEqual([undefined, undefined]);
      expect([await current().table('table-b'), await current().tableIdByCode('CODEb')]).toEqual([
        undefined,
        undefined,
      ]);
      expect((await current().table('table-a'))?.ideas.size).toBe(1);
      expect(await current().roleOf('a', 'guest-a')).toBe('edit');
    });

    it('finds drafts deleted long enough ago, and unopened ones if requested', async () => {
      for (const id of ['kept', 'new', 'old', 'edited', 'opened', 'forgotten']) await create(id, 'ann', 1000);
      await current().setDeleted('old', 10_000);
      await current().setDeleted('new', 20_000);
      const due = (unusedSince?: number) => current().draftsDue({ deletedBefore: 15_000, unusedSince }, 10);
      expect(await due()).toEqual(['old']);
      await current().append({ draftId: 'edited', memberId: 'ann', at: 9 * DAY_MS, bytes: bytes(2), title: '', newClients: [] }); // biome-ignore format: a line
      await current().noteOpened('opened', 9 * DAY_MS);
      await current().noteOpened('kept', 9 * DAY_MS);
      expect(await due(5 * DAY_MS)).toEqual(['forgotten', 'old']);
      expect(await current().draftsDue({ deletedBefore: 15_000, unusedSince: 5 * DAY_MS }, 1)).toEqual(['forgotten']);
    });

    it('records the day when a draft was opened, and never goes back in time', async () => {
      await create('a', 'ann', 1000);
      const openedAt = async () => (await current().draft('a'))?.openedAt;
      expect(await openedAt()).toBe(1000);
      await current().noteOpened('a', 2000);
      expect(await openedAt()).toBe(1000);
      await current().noteOpened('a', 3 * DAY_MS);
      expect(await openedAt()).toBe(3 * DAY_MS);
      await current().noteOpened('a', 1 * DAY_MS);
      expect(await openedAt()).toBe(3 * DAY_MS);
    });

    it('marks unopened drafts, and removes the mark when they are opened or edited', async () => {
      for (const id of ['kept', 'opened', 'edited', 'binned']) await create(id, 'ann', 1000);
      await current().setDeleted('binned', 2000);
      const at = 20 * DAY_MS;
      expect(await current().markUnused(10 * DAY_MS, at)).toBe(3);
      expect(await current().markUnused(10 * DAY_MS, at + 1)).toBe(0);
      expect(await current().countDrafts()).toEqual({ all: 4, marked: 3 });
      // The clock was set back meanwhile.
      await current().noteOpened('opened', 1000);
      expect((await current().draft('opened'))?.openedAt).toBe(at);
      await append('edited', at);
      expect(await current().markUnused(10 * DAY_MS, at)).toBe(0);
      expect(await current().countDrafts()).toEqual({ all: 4, marked: 1 });
    });

    it('records one sweep after the other', async () => {
      expect(await current().lastSweep()).toBeUndefined();
      const found: unknown[] = [];
      await Promise.all(
        [1, 2, 3].map(() =>
          current().recordSweep((last) => {
            found.push(last?.sweptAt);
            return { sweptAt: (last?.sweptAt ?? 0) + 1, steadyMs: 5, isConfirmed: true };
          }),
        ),
      );
      expect(found).toEqual([undefined, 1, 2]);
      expect(await current().lastSweep()).toEqual({ sweptAt: 3, steadyMs: 5, isConfirmed: true });
    });

    it('lets drafts with a future deletion date count as deleted now', async () => {
      for (const id of ['past', 'future']) await create(id, 'ann', 1000);
      await current().setDeleted('past', 5000);
      await current().setDeleted('future', 900 * DAY_MS);
      await current().endFutureDeletions(6000);
      expect((await current().draft('past'))?.deletedAt).toBe(5000);
      expect((await current().draft('future'))?.deletedAt).toBe(6000);
    });

    it('spares drafts that are no longer due when their turn comes', async () => {
      for (const id of ['restored', 'opened']) await create(id, 'ann', 1000);
      const due = { deletedBefore: 15_000, unusedSince: 5 * DAY_MS };
      await current().noteOpened('opened', 9 * DAY_MS);
      await append('restored', 10 * DAY_MS);
      await current().purgeDrafts(['restored', 'opened'], due);
      expect((await current().draftsOf('ann')).map(({ id }) => id).toSorted()).toEqual(['opened', 'restored']);
    });

    it('finishes an interrupted purge, and gives nobody access meanwhile', async () => {
      // A purge may be over before anybody looks: another draft, then.
      let wasDue = false;
      for (let i = 0; i < 20 && !wasDue; i++) {
        const id = `a${i}`;
        await fill(id);
        // A concurrent request to restore it may have been admitted.
        const purging = current().purgeDrafts([id]);
        while (await current().roleOf(id, `owner-${id}`)) await new Promise((resolve) => setImmediate(resolve));
        await current().setDeleted(id, null);
        wasDue = (await current().draftsDue({ deletedBefore: 1 }, 10)).includes(id);
        await purging;
        expect(await current().draftsDue({ deletedBefore: 1 }, 10)).toEqual([]);
      }
      expect(wasDue).toBe(true);
    });

    it('runs once if several purge the same drafts, and while others write', async () => {
      const ids = ['a', 'b', 'c', 'd'];
      for (const id of ids) await fill(id);
      await create('kept');
      await keep('kept', 'shared');
      const writing = Promise.allSettled(
        Array.from({ length: 40 }, (_, i) => append(String(ids[i % ids.length]), 100 + i)),
      );
      const sharing = Promise.all(ids.map((id) => current().copyArt(id, 'kept')));
      await Promise.all([current().purgeDrafts(ids), current().purgeDrafts(ids.toReversed()), writing, sharing]);
      for (const id of ids) expect(await current().draft(id)).toBeUndefined();
      const rows = await countRows();
      expect(rows.art).toBe((await current().artOf('kept')).length);
      expect(rows.pictures).toBe(rows.art);
      expect(rows).toMatchObject({ drafts: 1, game_tables: 0, updates: 1, clients: 1, grants: 1 });
    });

    it('stores the bytes of a picture once, until the last draft that uses it is gone', async () => {
      for (const id of ['a', 'b', 'c']) await create(id);
      await keep('a', 'h1');
      await keep('b', 'h1');
      await current().copyArt('a', 'c');
      expect((await countRows()).pictures).toBe(1);
      expect(await current().hasPicture('h1')).toBe(true);
      await current().purgeDrafts(['a', 'c']);
      expect([...((await current().artBytes('b', 'h1'))?.bytes ?? [])]).toEqual([1, 2, 3]);
      await current().purgeDrafts(['b']);
      expect([await current().hasPicture('h1'), (await countRows()).pictures]).toEqual([false, 0]);
    });

    it('adds another draft’s picture to a draft, without its bytes', async () => {
      await create('a');
      await create('b');
      await keep('a', 'h1');
      expect(await current().addArt(art('b', 'h1'), undefined, LIMITS)).toBe(true);
      expect((await current().artOf('b')).map(({ size }) => size)).toEqual([3]);
      expect(await current().addArt(art('b', 'h2'), undefined, LIMITS)).toBe(false);
      expect(await current().addArt(art('b', 'h3'), undefined, { count: 1, bytes: 1000 })).toBe(false);
      expect((await current().artOf('b')).length).toBe(1);
    });

    it('removes a long log in steps, and lets others write between them', async () => {
      await create('long');
      await create('other');
      const edit = {
        draftId: 'long',
        memberId: 'ann',
        at: 1,
        title: '',
        newClients: [],
        bytes: new Uint8Array(300_000),
      };
      for (let i = 0; i < 12; i++) await current().append(edit);
      expect(await current().usedBytes()).toBeGreaterThan(12 * 300_000);
      let over = false;
      const purging = current()
        .purgeDrafts(['long'])
        .then(() => {
          over = true;
        });
      let between = 0;
      for (; !over; between++) {
        await append('other', between);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await purging;
      expect(between).toBeGreaterThan(12);
      expect(await current().load('long')).toEqual([]);
      expect(await current().usedBytes()).toBeLessThan(between * 300 + 1000);
    });
  });
}
