import { describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import { actingBy, type Right } from '@/lib/storage/right';
import { type Store, SYSTEM_MEMBER } from '@/lib/storage/store';
import { newVersion, ROOM } from '@/test/support/library-versions';
import { emptyTable } from '@/test/support/table-play';
import { turns } from '@/test/support/turns';
import { penOf } from './draft-log.suite';

const ROUNDS = 20;
const ANN: Right = { memberId: 'ann', generation: 0 };
const PICTURE = { draftId: 'a', hash: 'h', type: 'image/png', alt: '', credit: '', createdAt: 1 };
const PLENTY = { count: 9, bytes: 1_000 };

/** All writes of a store on behalf of people, in an existing draft 'a'. */
const WRITES: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'a new draft': (store) =>
    store.createDraft({ id: 'new', system: 'game' }, 'ann', {
      memberId: SYSTEM_MEMBER,
      at: 1,
      bytes: new Uint8Array([1]),
      title: 'New',
      newClients: [7],
    }),
  'a link': (store) =>
    store.addLink({ id: 'l2', draftId: 'a', role: 'read', hideGm: false, createdAt: 1 }, 'hash 2', 9),
  'joining by a link': (store) => store.joinByLink('l1', 'ann', 1),
  'a list that moves': (store) => store.moveGrants('ann', 'bob', () => 'person'),
  'a picture': (store) => store.addArt(PICTURE, new Uint8Array([1]), PLENTY),
  'copied pictures': (store) => store.copyArt('a', 'b'),
  'a name for a restore point': (store) => store.namePoint('a', 1, 'Best', 9),
  'a table': (store) =>
    store.createTable({ ...emptyTable('a'), table: { ...emptyTable('a').table, id: 't2', code: 'ABCDEFGH' } }),
  'a change at a table': (store) =>
    store.changeTable('table', undefined, () => success([{ type: 'table', set: { phase: 'finished' } }])),
  'a version': (store) => store.addVersion(newVersion('pub'), ROOM),
  'another listing': (store) => store.setListing('listed', 'ann', 'unlisted'),
  'an API key': (store) =>
    store.addKey('ann', { id: 'k2', name: 'Program', createdAt: 1, rights: 'publish' }, 'hash 2', 9),
  'a report': (store) =>
    store.addReport({ publicationId: 'listed', version: 1, reason: 'other', text: '', at: 1 }, 'ann'),
};

/** Tests of every store: rights that are revoked during a request. */
export function describeRights(current: () => Store): void {
  describe('the right to write', () => {
    const { create } = penOf(current);
    const prepare = async () => {
      const store = current();
      for (const id of ['a', 'b']) await create(id, 'ann');
      await store.addLink({ id: 'l1', draftId: 'a', role: 'edit', hideGm: false, createdAt: 1 }, 'hash', 9);
      await store.createTable(emptyTable('a'));
      await store.addVersion(newVersion('listed', { text: 'listed' }), ROOM);
      return store;
    };
    const named = (name: string) => expect.objectContaining({ name });

    it.each(Object.entries(WRITES))('is checked by %s', async (_, write) => {
      const store = await prepare();
      await store.renew('ann', ['cookies']);
      await expect(actingBy(ANN, () => write(store))).rejects.toEqual(named('RightLost'));
      await expect(actingBy({ memberId: 'ann', keyId: 'none' }, () => write(store))).rejects.toEqual(
        named('RightLost'),
      );
      await actingBy({ memberId: 'ann', generation: 1 }, () => write(store));
    });

    it('of a key ends with the key', async () => {
      const store = await prepare();
      await store.addKey('ann', { id: 'k', name: 'Program', createdAt: 1, rights: 'publish' }, 'hash', 9);
      const right = { memberId: 'ann', keyId: 'k' };
      const publish = (text: string) => actingBy(right, () => store.addVersion(newVersion('pub', { text }), ROOM));
      expect(await publish('one')).toMatchObject({ kind: 'added' });
      await store.removeKey('ann', 'k');
      await expect(publish('two')).rejects.toEqual(named('RightLost'));
      expect(await store.keysOf('ann')).toEqual([]);
    });

    it('to publish ends when a moderator stops the publisher', async () => {
      const store = await prepare();
      const mark = { mark: '', reason: 'Spam', version: null, at: 1, moderator: 1 };
      await store.moderate({ kind: 'stop', publicationId: 'listed', ...mark });
      expect(await store.addVersion(newVersion('pub'), ROOM)).toEqual({ kind: 'stopped' });
      await store.moderate({ kind: 'allow', publicationId: 'listed', ...mark });
      expect(await store.addVersion(newVersion('pub'), ROOM)).toMatchObject({ kind: 'added' });
    });

    it('of a moderator ends when their link is renewed or withdrawn', async () => {
      const store = await prepare();
      const { number } = await store.addModerator();
      const act = { publicationId: 'listed', version: null, mark: '', reason: 'Spam', at: 1, moderator: number };
      const moderate = (kind: 'hide' | 'show', generation: number) =>
        actingBy({ moderator: number, generation }, () => store.moderate({ ...act, kind }));
      expect(await moderate('hide', 0)).toBe(true);
      await store.renewModerator(number);
      await expect(moderate('show', 0)).rejects.toEqual(named('RightLost'));
      expect(await moderate('show', 1)).toBe(true);
      await store.withdrawModerator(number, 2);
      await expect(moderate('hide', 1)).rejects.toEqual(named('RightLost'));
      expect((await store.acts(9)).map(({ kind, moderator }) => [kind, moderator])).toEqual([
        ['show', number],
        ['hide', number],
      ]);
    });

    it('in a draft ends with the draft', async () => {
      const store = await prepare();
      await store.purgeDrafts(['a']);
      for (const name of ['a link', 'a picture', 'a name for a restore point', 'a table']) {
        await expect(WRITES[name]?.(store), name).rejects.toEqual(named('DraftGone'));
      }
      expect(await store.links('a')).toEqual([]);
    });

    it('leaves nothing of a member who deletes everything while publishing and creating drafts', async () => {
      const store = await prepare();
      const became = new Set<string>();
      for (let round = 0; round < ROUNDS; round++) {
        const right = { memberId: 'ann', generation: round };
        const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1]), title: '', newClients: [] };
        const begin = () =>
          actingBy(right, () =>
            Promise.allSettled([
              store.addVersion(newVersion(`pub${round}`, { text: `${round}` }), ROOM),
              store.createDraft({ id: `draft${round}`, system: 'game' }, 'ann', first),
            ]),
          );
        // Alternates between writing first and deleting first.
        const early = round % 2 === 0 ? begin() : undefined;
        await turns(early ? round : 0);
        const renewed = store.renew('ann', ['cookies']);
        const writes = early ?? begin();
        await renewed;
        await store.purgeDrafts((await store.holdingsOf('ann')).drafts);
        await store.forgetMember('ann', 2);
        for (const { status } of await writes) became.add(status);
        const published = await Promise.all(
          (await store.holdingsOf('ann')).publications.map((id) => store.versionsOf(id)),
        );
        expect(published.flat().filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([]);
        expect((await store.holdingsOf('ann')).drafts).toEqual([]);
      }
      expect([...became].toSorted()).toEqual(['fulfilled', 'rejected']);
    });
  });
}
