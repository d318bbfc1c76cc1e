import { describe, expect, it } from 'vitest';
import type { Store } from '@/lib/storage/store';
import { newVersion, ROOM, type VersionGiven } from '@/test/support/library-versions';
import { bytes, penOf } from './draft-log.suite';

/** Tests of every store: publishing. */
export function describeLibrary(current: () => Store): void {
  const { create } = penOf(current);
  const add = (id: string, given?: VersionGiven, limits = ROOM) => current().addVersion(newVersion(id, given), limits);
  const publication = (id: string) => current().publication(id);
  const kept = (draftId: string, hash: string, size = 3) =>
    current().addArt(
      { draftId, hash, type: 'image/png', alt: '', credit: '', createdAt: 1 },
      new Uint8Array(size).fill(7),
      { count: 9, bytes: 1_000_000 },
    );

  describe('publishing', () => {
    it('numbers versions from 1, and stores each unchanged', async () => {
      await create('draft');
      await kept('draft', 'h1');
      const pictures = [{ hash: 'h1', alt: 'A whale', credit: 'Ann' }];
      const first = newVersion('pub', {
        draftId: 'draft',
        pictures,
        parents: ['p1', 'p2'],
        details: { words: [1, null] },
      });
      expect(await current().addVersion(first, ROOM)).toEqual({ kind: 'added', number: 1, isNew: true });
      expect(await add('pub', { text: 'two', at: 2000, note: 'An\0other' })).toEqual({
        kind: 'added',
        number: 2,
        isNew: false,
      });
      expect(await publication('pub')).toEqual({
        id: 'pub',
        memberId: 'ann',
        system: 'game',
        listing: 'public',
        unlistedAt: null,
        createdAt: 1000,
        changedAt: 2000,
        hiddenAt: null,
        last: 2,
        shown: 2,
        isListed: true,
        remixes: 0,
        entry: newVersion('pub').entry,
      });
      expect(
        (await current().versionsOf('pub')).map(({ number, at, note, approvedAt }) => [number, at, note, approvedAt]),
      ).toEqual([
        [2, 2000, 'Another', 2000],
        [1, 1000, 'First version', 1000],
      ]);
      expect(await current().version('pub', 1)).toMatchObject({
        publicationId: 'pub',
        number: 1,
        sha256: first.sha256,
        withdrawnAt: null,
        publication: { id: 'pub', last: 2 },
        contents: { entry: first.entry, details: { words: [1, null] }, pictures },
      });
      expect([...((await current().versionBytes('pub', 1)) ?? [])]).toEqual([...first.bytes]);
      expect([...((await current().versionArt('pub', 1, 'h1'))?.bytes ?? [])]).toEqual([7, 7, 7]);
      expect(await current().versionBySha(first.sha256)).toMatchObject({ publicationId: 'pub', number: 1 });
      const nothing = [current().version('pub', 3), current().versionBytes('nowhere', 1), current().versionArt('pub', 2, 'h1'), current().versionBySha('none'), publication('nowhere')]; // biome-ignore format: a list
      expect(new Set(await Promise.all(nothing))).toEqual(new Set([undefined]));
    });

    it('returns the existing number for the same content, also once it is withdrawn', async () => {
      await add('pub');
      await add('pub', { text: 'two' });
      expect(await add('pub')).toEqual({ kind: 'same', number: 1, isWithdrawn: false });
      await current().withdrawVersion('pub', 1, 'ann', 5000);
      expect(await add('pub')).toEqual({ kind: 'same', number: 1, isWithdrawn: true });
      expect((await publication('pub'))?.last).toBe(2);
    });

    it('gives simultaneous versions numbers without gaps, and each content one', async () => {
      const texts = Array.from({ length: 12 }, (_, i) => `text ${i % 6}`);
      const answers = await Promise.all(texts.map((text) => add('pub', { text })));
      const numbers = answers.flatMap((answer) => (answer.kind === 'added' ? [answer.number] : []));
      expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(answers.filter(({ kind }) => kind === 'same')).toHaveLength(6);
      expect(answers.filter((answer) => answer.kind === 'added' && answer.isNew)).toHaveLength(1);
    });

    it('gives a draft one publication', async () => {
      await create('draft');
      const answers = await Promise.all(['one', 'two'].map((id) => add(id, { draftId: 'draft', text: id })));
      const id = (await current().publicationOfDraft('draft', 'ann'))?.id ?? '';
      expect(['one', 'two']).toContain(id);
      expect(answers).toContainEqual({ kind: 'draft-has', id });
      expect(await current().publicationOfDraft('draft', 'bob')).toBeUndefined();
      expect((await current().publicationsOf('ann')).map((own) => [own.id, own.draftId])).toEqual([[id, 'draft']]);
    });

    it('refuses a version of another member’s publication', async () => {
      await add('pub');
      expect(await add('pub', { memberId: 'bob', text: 'two' })).toEqual({ kind: 'not-yours' });
    });

    it('refuses the content or texts of another publication, unless it is a remix of it', async () => {
      const first = newVersion('pub');
      await current().addVersion(first, ROOM);
      await add('pub', { text: 'two', sha256: 'b'.repeat(64), listing: 'unlisted' });
      const copy = (more: VersionGiven) => add('copy', { ...more, memberId: 'bob' });
      const of = { id: 'pub', number: 1, title: 'The whale', isListed: true };
      expect(await copy({ sha256: first.sha256 })).toEqual({ kind: 'copy', of });
      expect(await copy({ fingerprint: first.fingerprint })).toEqual({ kind: 'copy', of });
      await current().setListing('pub', 'ann', 'unlisted');
      expect(await copy({ fingerprint: first.fingerprint })).toEqual({ kind: 'copy', of: { ...of, isListed: false } });
      expect(await publication('copy')).toBeUndefined();
      for (const id of ['short', 'also short'])
        expect(await add(id, { fingerprint: '' })).toMatchObject({ kind: 'added' });
      // Any version of the source counts as part of the chain.
      expect(await copy({ fingerprint: first.fingerprint, parents: ['b'.repeat(64)] })).toMatchObject({
        kind: 'added',
      });
      await current().withdrawVersion('pub', 1, 'ann', 5000);
      await current().withdrawPublication('copy', 'bob', 5000);
      expect(await add('again', { fingerprint: first.fingerprint })).toMatchObject({ kind: 'added' });
    });

    it('limits versions and bytes', async () => {
      await add('pub', {}, { ...ROOM, versions: 1 });
      expect(await add('pub', { text: 'two' }, { ...ROOM, versions: 1 })).toEqual({ kind: 'too-many' });
      expect(await add('big', { bytes: new Uint8Array(50_000) }, { ...ROOM, bytes: 50_000 })).toEqual({ kind: 'full' });
      expect(await add('big', { bytes: new Uint8Array(50_000) }, { ...ROOM, bytes: 60_000 })).toMatchObject({
        kind: 'added',
      });
      await current().withdrawVersion('big', 1, 'ann', 5000);
      expect(await add('next', { bytes: new Uint8Array(50_000).fill(1) }, { ...ROOM, bytes: 60_000 })).toMatchObject({
        kind: 'added',
      });
    });

    it('counts each picture once, and refuses a missing one', async () => {
      await create('draft');
      await kept('draft', 'h1', 30_000);
      const pictures = [{ hash: 'h1', alt: '', credit: '' }];
      const limits = { ...ROOM, bytes: 40_000 };
      expect(await add('pub', { pictures: [...pictures, { hash: 'h2', alt: '', credit: '' }] })).toEqual({
        kind: 'missing-picture',
        hash: 'h2',
      });
      expect(await add('pub', { pictures }, { ...limits, bytes: 30_000 })).toEqual({ kind: 'full' });
      expect(await add('pub', { pictures }, limits)).toMatchObject({ kind: 'added' });
      expect(await add('pub', { pictures, text: 'two' }, limits)).toMatchObject({ kind: 'added' });
      const file = { type: 'image/png', bytes: bytes(1, 2) };
      expect(await add('other', { pictures: [{ hash: 'h3', alt: '', credit: '', file }] })).toMatchObject({
        kind: 'added',
      });
      expect([...((await current().versionArt('other', 1, 'h3'))?.bytes ?? [])]).toEqual([1, 2]);
    });
  });

  describe('withdrawing', () => {
    it('keeps number and dates, and deletes the content of a version', async () => {
      await create('draft');
      await kept('draft', 'h1');
      const before = await current().usedBytes();
      const pictures = [{ hash: 'h1', alt: '', credit: '' }, { hash: 'h2', alt: '', credit: '', file: { type: 'image/png', bytes: bytes(5) } }]; // biome-ignore format: a list
      const first = newVersion('pub', { draftId: 'draft', pictures, parents: ['p1'] });
      await current().addVersion(first, ROOM);
      expect(await current().usedBytes()).toBeGreaterThan(before + first.bytes.length);
      expect(await current().withdrawVersion('pub', 1, 'bob', 5000)).toBe(false);
      expect(await current().withdrawVersion('pub', 1, 'ann', 5000)).toBe(true);
      expect(await current().withdrawVersion('pub', 1, 'ann', 6000)).toBe(false);
      expect(await current().version('pub', 1)).toMatchObject({ number: 1, at: 1000, sha256: first.sha256, withdrawnAt: 5000, note: '', contents: undefined }); // biome-ignore format: a row
      expect(await publication('pub')).toMatchObject({ last: 1, shown: null, isListed: false, entry: null });
      expect(await current().versionBytes('pub', 1)).toBeUndefined();
      expect(await current().versionArt('pub', 1, 'h1')).toBeUndefined();
      expect([await current().hasPicture('h1'), await current().hasPicture('h2')]).toEqual([true, false]);
      expect(await current().usedBytes()).toBe(before);
    });

    it('shows the previous version, and continues with the next number', async () => {
      await add('pub', { entry: { title: 'One' } });
      await add('pub', { entry: { title: 'Two' }, at: 2000, text: 'two' });
      await current().withdrawVersion('pub', 2, 'ann', 5000);
      expect(await publication('pub')).toMatchObject({ last: 2, shown: 1, changedAt: 1000, entry: { title: 'One' } });
      expect(await current().withdrawPublication('pub', 'bob', 6000)).toBe(false);
      expect(await current().withdrawPublication('pub', 'ann', 6000)).toBe(true);
      expect((await current().versionsOf('pub')).map(({ withdrawnAt }) => withdrawnAt)).toEqual([5000, 6000]);
      expect(await add('pub', { text: 'three', at: 7000 })).toEqual({ kind: 'added', number: 3, isNew: false });
      expect(await publication('pub')).toMatchObject({ shown: 3, isListed: true, createdAt: 1000 });
    });

    it('keeps pictures for versions and drafts that still use them', async () => {
      await create('draft');
      await kept('draft', 'h1');
      const pictures = [{ hash: 'h1', alt: '', credit: '' }];
      await add('pub', { pictures, draftId: 'draft' });
      await add('pub', { pictures, text: 'two' });
      await current().purgeDrafts(['draft']);
      expect(await publication('pub')).toMatchObject({ shown: 2 });
      expect((await current().publicationsOf('ann')).map(({ draftId }) => draftId)).toEqual([null]);
      await current().withdrawVersion('pub', 1, 'ann', 5000);
      expect(await current().versionArt('pub', 2, 'h1')).toBeDefined();
      await current().withdrawVersion('pub', 2, 'ann', 5000);
      expect(await current().hasPicture('h1')).toBe(false);
    });
  });

  describe('remixes', () => {
    it('are counted and listed while they are public, and keep their chain', async () => {
      const first = newVersion('pub');
      await current().addVersion(first, ROOM);
      await add('pub', { text: 'two' });
      const remix = newVersion('remix', { memberId: 'bob', text: 'remix', parents: [first.sha256], at: 2000 });
      await current().addVersion(remix, ROOM);
      await add('deep', {
        memberId: 'cat',
        text: 'deep',
        parents: [remix.sha256, first.sha256, first.sha256],
        at: 3000,
      });
      await add('quiet', { memberId: 'cat', text: 'quiet', parents: [first.sha256], listing: 'unlisted' });
      await add('waiting', { memberId: 'cat', text: 'waiting', parents: [first.sha256], approved: false });
      const remixes = async (id = 'pub') => [
        (await publication(id))?.remixes,
        ...(await current().remixesOf(id, 9)).map((each) => each.id),
      ];
      expect([await remixes(), await remixes('remix')]).toEqual([[2, 'deep', 'remix'], [1, 'deep']]); // biome-ignore format: a table
      expect(await current().remixesOf('pub', 1)).toHaveLength(1);
      await current().setListing('quiet', 'cat', 'public');
      expect((await remixes())[0]).toBe(3);
      await current().withdrawPublication('pub', 'ann', 5000);
      expect((await remixes())[0]).toBe(3);
      await current().withdrawPublication('remix', 'bob', 5000);
      expect(await remixes()).toEqual([2, 'deep', 'quiet']);
      // The newest version decides whether it counts as a remix.
      await add('deep', { memberId: 'cat', text: 'its own', at: 4000 });
      expect(await remixes()).toEqual([1, 'quiet']);
    });
  });

  describe('members and their publications', () => {
    it('move together into another list', async () => {
      await add('pub');
      await current().addKey('ann', { id: 'k1', name: 'Script', createdAt: 1, rights: 'all' }, 'hash', 5);
      await current().moveGrants('ann', 'bob', (draftId) => draftId);
      expect(await current().publicationsOf('ann')).toEqual([]);
      expect((await current().publicationsOf('bob')).map(({ id }) => id)).toEqual(['pub']);
      expect(await current().keyOwner('hash')).toEqual({ memberId: 'bob', keyId: 'k1', rights: 'all' });
    });

    it('are deleted together', async () => {
      await create('draft');
      await add('pub', { draftId: 'draft' });
      await add('pub', { text: 'two' });
      await current().addKey('ann', { id: 'k1', name: 'Script', createdAt: 1, rights: 'all' }, 'hash', 5);
      expect((await current().holdingsOf('ann')).publications).toEqual(['pub']);
      await current().forgetMember('ann', 9000);
      expect((await current().holdingsOf('ann')).publications).toEqual([]);
      expect((await current().versionsOf('pub')).map(({ withdrawnAt }) => withdrawnAt)).toEqual([9000, 9000]);
      expect([await current().keyOwner('hash'), await current().publicationOfDraft('draft', 'ann')]).toEqual([undefined, undefined]); // biome-ignore format: a list
      expect((await publication('pub'))?.memberId).not.toBe('ann');
    });
  });

  describe('API keys', () => {
    it('belong to a member until they are removed, and are limited in number', async () => {
      const key = (id: string) => ({ id, name: `Key \0${id}`, createdAt: 1, rights: 'publish' }) as const;
      const added = await Promise.all(['a', 'b', 'c'].map((id) => current().addKey('ann', key(id), `hash-${id}`, 2)));
      expect(added.filter(Boolean)).toHaveLength(2);
      const [first, second] = await current().keysOf('ann');
      expect(first).toEqual({ id: first?.id, name: `Key ${first?.id}`, createdAt: 1, rights: 'publish' });
      expect(await current().removeKey('bob', first?.id ?? '')).toBe(false);
      expect(await current().removeKey('ann', first?.id ?? '')).toBe(true);
      expect(await current().keyOwner(`hash-${first?.id}`)).toBeUndefined();
      expect(await current().keyOwner(`hash-${second?.id}`)).toEqual({
        memberId: 'ann',
        keyId: second?.id,
        rights: 'publish',
      });
    });
  });
}
