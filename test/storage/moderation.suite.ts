import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/library/search/asked';
import type { NewAct } from '@/lib/storage/moderation-port';
import type { Store } from '@/lib/storage/store';
import { newVersion, ROOM, type VersionGiven } from '@/test/support/library-versions';

/** Runs a statement directly on the database, bypassing the store. */
export type RunSql = (statement: string) => Promise<unknown>;

/** Tests of every store: moderation. */
export function describeModeration(current: () => Store, runSql: RunSql): void {
  const add = (id: string, given?: VersionGiven) => current().addVersion(newVersion(id, given), ROOM);
  const report = (id: string, memberId: string, at = 1, version = 1) =>
    current().addReport({ publicationId: id, version, reason: 'spam', text: `${memberId}\0 says`, at }, memberId);
  const moderate = (kind: NewAct['kind'], id: string, more: Partial<NewAct> = {}) =>
    current().moderate({
      kind,
      publicationId: id,
      version: null,
      mark: 'ann000',
      at: 9,
      reason: 'why',
      moderator: 1,
      ...more,
    });
  const listed = async () => {
    const query = { words: parseQuery('whale'), filters: {}, order: 'newest' } as const;
    return (await current().searchLibrary(query, 24)).rows.map(({ id }) => id);
  };
  const kindsOf = async (id?: string) =>
    (await current().acts(99, id === undefined ? {} : { publicationId: id })).map(({ kind }) => kind);

  describe('reports', () => {
    it('count once per member and version, and hide nothing', async () => {
      await add('pub');
      await add('pub', { text: 'two' });
      expect(await report('pub', 'bob')).toBe('added');
      expect(await report('pub', 'bob', 2)).toBe('already');
      expect(await report('pub', 'bob', 3, 2)).toBe('added');
      expect(await current().reportedPublications(9)).toEqual([{ publicationId: 'pub', reporters: 1, since: 1 }]);
      expect(await current().reportsOf('pub', 9)).toEqual([
        { publicationId: 'pub', version: 2, reason: 'spam', text: 'bob says', at: 3 },
        { publicationId: 'pub', version: 1, reason: 'spam', text: 'bob says', at: 1 },
      ]);
      expect(await current().reportsOf('pub', 1)).toHaveLength(1);
      expect(await current().reportsBy('bob')).toHaveLength(2);
      expect(await current().reportsBy('cat')).toEqual([]);
    });

    it('are counted once if one member sends many at once', async () => {
      await add('pub');
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => report('pub', 'bob', i)));
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
    });

    it('are refused for versions that are not visible', async () => {
      await add('pub');
      await add('pub', { text: 'two' });
      expect([await report('nowhere', 'bob'), await report('pub', 'bob', 1, 3)]).toEqual(['gone', 'gone']);
      await report('pub', 'dan');
      await current().withdrawVersion('pub', 1, 'ann', 5);
      expect(await current().reportsBy('dan')).toEqual([]);
      expect([await report('pub', 'bob'), await report('pub', 'bob', 1, 2)]).toEqual(['gone', 'added']);
      await moderate('hide', 'pub');
      expect(await report('pub', 'cat', 1, 2)).toBe('gone');
    });

    it('order publications by how many people reported them, then by age, page by page', async () => {
      const pubs = ['a', 'b', 'c', 'd', 'e'];
      for (const id of pubs) await add(id);
      for (const [id, members] of Object.entries({ a: 1, b: 3, c: 2, d: 2, e: 1 })) {
        for (let i = 0; i < members; i++) await report(id, `member-${i}`, id === 'd' ? 10 : 20 + i);
      }
      const all = await current().reportedPublications(9);
      expect(all.map(({ publicationId, reporters, since }) => [publicationId, reporters, since])).toEqual([
        ['b', 3, 20],
        ['d', 2, 10],
        ['c', 2, 20],
        ['a', 1, 20],
        ['e', 1, 20],
      ]);
      const pages: string[] = [];
      let after: (typeof all)[number] | undefined;
      do {
        const [row] = await current().reportedPublications(1, after);
        if (row) pages.push(row.publicationId);
        after = row;
      } while (after);
      expect(pages).toEqual(['b', 'd', 'c', 'a', 'e']);
    });

    it('by a thousand members change nothing, and are closed by one act', async () => {
      await add('pub');
      await add('other');
      for (let i = 0; i < 1_000; i++) await report('pub', `member-${i}`, i);
      expect((await listed()).toSorted()).toEqual(['other', 'pub']);
      expect(await current().publication('pub')).toMatchObject({ isListed: true, hiddenAt: null });
      expect(await current().reportedPublications(9)).toEqual([{ publicationId: 'pub', reporters: 1_000, since: 0 }]);
      expect(await moderate('dismiss', 'pub', { reportedUntil: 998 })).toBe(true);
      expect((await current().reportsOf('pub', 9)).map(({ at }) => at)).toEqual([999]);
      expect(await moderate('dismiss', 'pub', { reportedUntil: 999 })).toBe(true);
      expect(await moderate('dismiss', 'pub', { reportedUntil: 999 })).toBe(false);
      expect(await current().reportedPublications(9)).toEqual([]);
      expect(await report('pub', 'member-1', 2_000)).toBe('already');
      expect((await current().reportsBy('member-1')).map(({ text }) => text)).toEqual(['']);
      expect(await kindsOf('pub')).toEqual(['dismiss', 'dismiss']);
    });

    it('are deleted with their member', async () => {
      await add('pub');
      await report('pub', 'bob');
      await report('pub', 'cat');
      await current().forgetMember('bob', 5);
      expect((await current().reportsOf('pub', 9)).map(({ text }) => text)).toEqual(['cat says']);
    });
  });

  describe('moderators', () => {
    it('approve waiting versions, oldest first', async () => {
      await add('a', { approved: false, at: 20 });
      await add('b', { approved: false, at: 10 });
      await add('b', { approved: false, at: 10, text: 'two' });
      await add('c', { approved: false, at: 5, listing: 'unlisted' });
      const arrivals = await current().newArrivals(9);
      expect(arrivals).toEqual([
        { publicationId: 'b', number: 1, at: 10 },
        { publicationId: 'b', number: 2, at: 10 },
        { publicationId: 'a', number: 1, at: 20 },
      ]);
      expect(await current().newArrivals(9, arrivals[0])).toEqual(arrivals.slice(1));
      expect(await listed()).toEqual([]);
      expect(await moderate('approve', 'b', { version: 1 })).toBe(true);
      expect(await moderate('approve', 'b', { version: 1 })).toBe(false);
      expect(await moderate('approve', 'b', { version: 3 })).toBe(false);
      expect(await moderate('approve', 'b')).toBe(false);
      expect(await listed()).toEqual(['b']);
      expect(await current().publication('b')).toMatchObject({ shown: 1, last: 2 });
      await current().withdrawVersion('b', 2, 'ann', 30);
      await moderate('hide', 'a');
      expect(await current().newArrivals(9)).toEqual([]);
      await current().setListing('c', 'ann', 'public');
      expect(await current().newArrivals(9)).toMatchObject([{ publicationId: 'c' }]);
    });

    it('hide and unlist, and undo it', async () => {
      await add('pub');
      await report('pub', 'bob');
      expect(await moderate('hide', 'pub')).toBe(true);
      expect(await moderate('hide', 'pub')).toBe(false);
      expect(await current().publication('pub')).toMatchObject({ isListed: false, hiddenAt: 9 });
      expect([await listed(), await current().reportedPublications(9)]).toEqual([[], []]);
      expect(await moderate('show', 'pub')).toBe(true);
      expect([await listed(), (await current().reportedPublications(9)).length]).toEqual([['pub'], 1]);

      expect(await moderate('unlist', 'pub')).toBe(true);
      expect(await listed()).toEqual([]);
      expect(await current().setListing('pub', 'ann', 'public')).toBe(false);
      expect(await moderate('list', 'pub')).toBe(true);
      expect(await listed()).toEqual(['pub']);
      expect(await kindsOf()).toEqual(['list', 'unlist', 'show', 'hide']);
      expect(await moderate('hide', 'nowhere')).toBe(false);
    });

    it('stop members, also if they move their list elsewhere, and allow them again', async () => {
      await add('pub');
      await add('pub2');
      await add('theirs', { memberId: 'bob' });
      expect(await current().isStopped('ann')).toBe(false);
      expect(await moderate('stop', 'pub')).toBe(true);
      expect(await moderate('stop', 'pub2')).toBe(false);
      expect([await current().isStopped('ann'), await current().isStopped('bob')]).toEqual([true, false]);
      expect(await current().stoppedPublishers(9)).toEqual([{ publicationId: 'pub2', at: 9 }]);
      expect((await listed()).toSorted()).toEqual(['pub', 'pub2', 'theirs']);
      await current().moveGrants('ann', 'bob', () => 'person');
      expect([await current().isStopped('ann'), await current().isStopped('bob')]).toEqual([false, true]);
      expect(await moderate('allow', 'theirs')).toBe(true);
      expect(await current().isStopped('bob')).toBe(false);
      expect(await kindsOf()).toEqual(['allow', 'stop']);
    });

    it('have a number and a link each, which are renewed and withdrawn one by one', async () => {
      const store = current();
      const one = { number: 1, generation: 0, withdrawnAt: null };
      expect(await store.moderators()).toEqual([one]);
      expect(await store.addModerator()).toEqual({ ...one, number: 2 });
      expect(await store.renewModerator(2)).toEqual({ ...one, number: 2, generation: 1 });
      expect([await store.withdrawModerator(2, 5), await store.withdrawModerator(2, 6)]).toEqual([true, false]);
      expect([await store.renewModerator(2), await store.renewModerator(7)]).toEqual([undefined, undefined]);
      expect([await store.withdrawModerator(7, 5), await store.moderator(7)]).toEqual([false, undefined]);
      expect((await store.addModerator()).number).toBe(3);
      expect(await store.moderators()).toEqual([
        one,
        { number: 2, generation: 1, withdrawnAt: 5 },
        { ...one, number: 3 },
      ]);
    });

    it('are named in the log by their number', async () => {
      await add('pub');
      await moderate('hide', 'pub');
      await moderate('show', 'pub', { moderator: 2 });
      expect((await current().acts(9)).map(({ moderator }) => moderator)).toEqual([2, 1]);
    });

    it('leave a log without gaps, even with simultaneous acts', async () => {
      const ids = Array.from({ length: 6 }, (_, i) => `pub-${i}`);
      for (const id of ids) await add(id);
      await Promise.all(ids.map((id, i) => moderate('hide', id, { at: i, reason: `No ${i}\0.` })));
      const log = await current().acts(99);
      expect(log.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(log.map(({ at, reason }) => [at, reason]).toSorted()).toEqual(ids.map((_, i) => [i, `No ${i}.`]));
      expect(log.map(({ publicationId }) => publicationId).toSorted()).toEqual(ids);
      expect((await current().acts(2, { before: 4 })).map(({ seq }) => seq)).toEqual([3, 2]);
      expect(await current().acts(9, { publicationId: 'pub-3' })).toHaveLength(1);
    });

    it('cannot change the log, and neither can a statement on the database', async () => {
      await add('pub');
      await moderate('hide', 'pub');
      const before = await current().acts(9);
      const statements = ["update library_acts set reason = 'nothing'", 'delete from library_acts'];
      for (const statement of statements) await expect(runSql(statement)).rejects.toThrow(/never changed/);
      expect(await current().acts(9)).toEqual(before);
    });
  });
}
