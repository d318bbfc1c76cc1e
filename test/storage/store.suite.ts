import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ArtRow, type Store, SYSTEM_MEMBER } from '@/lib/storage/store';
import { bytes, describeDraftLog, penOf } from './draft-log.suite';
import { describeTables } from './group-tables.suite';
import { describeLibrary } from './library.suite';
import { describeLibrarySearch } from './library-search.suite';
import { describeLinks } from './links.suite';
import { describeMembers } from './members.suite';
import { describeModeration, type RunSql } from './moderation.suite';
import { type CountRows, describePurge } from './purge.suite';
import { describeRights } from './rights.suite';

/** Tests of every store. `open` returns an empty one, `reopen` the same one after a restart. */
export function describeStore(
  name: string,
  adapter: {
    open(): Promise<Store>;
    reopen(): Promise<Store>;
    cleanUp(): Promise<void>;
    readonly countRows: CountRows;
    readonly runSql: RunSql;
  },
): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await adapter.open();
    });
    afterEach(async () => {
      await store.close();
      await adapter.cleanUp();
    });

    const { create, append, loaded } = penOf(() => store);
    describeDraftLog(() => store);
    describeLinks(() => store);
    describeMembers(() => store);
    describePurge(() => store, adapter.countRows);
    describeLibrary(() => store);
    describeLibrarySearch(() => store);
    describeModeration(() => store, adapter.runSql);
    describeRights(() => store);
    describeTables(
      () => store,
      async () => {
        await store.close();
        store = await adapter.reopen();
      },
    );

    it('keeps everything over a restart', async () => {
      await create('a');
      await append('a', 2, [8]);
      await store.close();
      store = await adapter.reopen();
      expect(await loaded('a')).toEqual([
        [1, [1]],
        [2, [2]],
      ]);
      expect(await store.draft('a')).toEqual({
        id: 'a',
        system: 'game',
        title: 'Edit 2',
        createdAt: 1000,
        updatedAt: 1002,
        deletedAt: null,
        openedAt: 1000,
      });
      expect(await store.clients('a')).toEqual(new Map([[7, SYSTEM_MEMBER], [8, 'ann']])); // biome-ignore format: a table
    });

    it('keeps the first key for a name', async () => {
      const keys = await Promise.all([1, 2, 3].map((value) => store.keepKey('cookies', bytes(value))));
      expect(new Set(keys.map((key) => key[0])).size).toBe(1);
      expect([...(await store.keepKey('other', bytes(9)))]).toEqual([9]);
    });

    it('counts simultaneous requests, and lets no more through than a bucket allows', async () => {
      const { limiter } = store.counts;
      const pace = { burst: 5, perSecond: 0.01 };
      const waits = await Promise.all(Array.from({ length: 8 }, () => limiter.take('guest', pace)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      for (const wait of waits) expect(wait === 0 || (wait > 90_000 && wait <= 100_000)).toBe(true);
      expect(await limiter.take('other', pace, 5)).toBe(0);
      const [missing = 0, none] = await limiter.missing(['guest', 'nobody'], pace);
      expect([Math.round(missing), none]).toEqual([5, 0]);
    });

    it('lists a member’s drafts by last change, without deleted ones', async () => {
      await create('a');
      await create('b');
      await create('c');
      await create('d', 'bob');
      await append('a', 500);
      await store.setDeleted('b', 77);
      const list = async () => (await store.draftsOf('ann')).map(({ id, role }) => `${id} ${role}`);
      expect(await list()).toEqual(['a owner', 'c owner']);
      expect((await store.draft('b'))?.deletedAt).toBe(77);
      await store.setDeleted('b', null);
      expect(await list()).toContain('b owner');
    });

    const art = (draftId: string, hash: string, more: Partial<ArtRow> = {}) => ({
      draftId,
      hash,
      type: 'image/png',
      alt: 'A ghost',
      credit: 'Ann',
      createdAt: 5,
      ...more,
    });
    const limits = { count: 3, bytes: 10 };

    it('keeps pictures with their draft, also over a restart', async () => {
      await create('a');
      await create('b');
      expect(await store.artOf('a')).toEqual([]);
      expect(await store.addArt(art('a', 'h1'), bytes(0, 255, 128), limits)).toBe(true);
      expect(await store.addArt(art('a', 'h0', { createdAt: 6 }), bytes(7), limits)).toBe(true);
      await store.close();
      store = await adapter.reopen();
      expect(await store.artOf('a')).toEqual([
        { ...art('a', 'h1'), size: 3 },
        { ...art('a', 'h0', { createdAt: 6 }), size: 1 },
      ]);
      expect(await store.artOf('b')).toEqual([]);
      const kept = await store.artBytes('a', 'h1');
      expect([kept?.type, ...(kept?.bytes ?? [])]).toEqual(['image/png', 0, 255, 128]);
      expect(await store.artBytes('b', 'h1')).toBeUndefined();
      expect(await store.artBytes('a', 'h2')).toBeUndefined();
    });

    it('changes only the description of an existing picture', async () => {
      await create('a');
      await store.addArt(art('a', 'h1'), bytes(1), limits);
      expect(await store.addArt(art('a', 'h1', { alt: 'Two', createdAt: 9 }), bytes(1), limits)).toBe(true);
      expect(await store.artOf('a')).toEqual([{ ...art('a', 'h1', { alt: 'Two' }), size: 1 }]);
    });

    it('limits the pictures of a draft, also when they come at once', async () => {
      await create('a');
      const many = ['h1', 'h2', 'h3', 'h4', 'h5'].map((hash) => store.addArt(art('a', hash), bytes(1), limits));
      expect((await Promise.all(many)).filter(Boolean)).toHaveLength(3);
      expect(await store.artOf('a')).toHaveLength(3);
      await create('b');
      expect(await store.addArt(art('b', 'h8'), new Uint8Array(11), limits)).toBe(false);
      expect(await store.addArt(art('b', 'h8'), new Uint8Array(10), limits)).toBe(true);
      expect(await store.addArt(art('b', 'h9'), bytes(1), limits)).toBe(false);
      await expect(store.addArt(art('nowhere', 'h1'), bytes(1), limits)).rejects.toThrow();
    });

    it('finds a picture in everything that a member may see, and nowhere else', async () => {
      await create('a', 'ann');
      await create('b', 'bob');
      await store.addArt(art('a', 'h1'), bytes(1, 2), limits);
      await store.addArt(art('b', 'h2'), bytes(3), limits);
      expect(await store.artSeenBy('ann', 'h1')).toEqual({ ...art('a', 'h1'), size: 2 });
      expect(await store.artSeenBy('ann', 'h2')).toBeUndefined();
      await store.addLink({ id: 'l', draftId: 'b', role: 'read', hideGm: false, createdAt: 1 }, 'hash', 1);
      await store.joinByLink('l', 'ann', 1);
      expect((await store.artSeenBy('ann', 'h2'))?.draftId).toBe('b');
      await store.setDeleted('b', 9);
      expect(await store.artSeenBy('ann', 'h2')).toBeUndefined();
    });

    it('copies all pictures to another draft', async () => {
      await create('a');
      await create('b');
      await store.addArt(art('a', 'h1'), bytes(1), limits);
      await store.addArt(art('a', 'h2'), bytes(2), limits);
      await store.addArt(art('b', 'h2', { credit: 'Bob' }), bytes(2), limits);
      await store.copyArt('a', 'b');
      expect((await store.artOf('b')).map(({ hash, credit }) => `${hash} ${credit}`)).toEqual(['h1 Ann', 'h2 Bob']);
      expect([...((await store.artBytes('b', 'h1'))?.bytes ?? [])]).toEqual([1]);
    });

    it('accepts a ticket once, also when it is sent many times at once', async () => {
      const shown = await Promise.all(Array.from({ length: 10 }, () => store.redeemTicket('t1', 2_000, 1_000)));
      expect(shown.filter(Boolean)).toHaveLength(1);
      await store.close();
      store = await adapter.reopen();
      expect(await store.redeemTicket('t1', 2_000, 1_500)).toBe(false);
      expect(await store.redeemTicket('t2', 2_000, 1_500)).toBe(true);
    });

    it('writes for its health check', async () => {
      for (let i = 0; i < 2; i++) await expect(store.probe()).resolves.toBeUndefined();
    });
  });
}
