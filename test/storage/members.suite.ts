import { describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import type { Store } from '@/lib/storage/store';
import { decideJoin } from '@/lib/table/decide/join';
import { decideAt, emptyTable } from '@/test/support/table-play';
import { penOf } from './draft-log.suite';

/** Tests of every store: renewing cookies and links. */
export function describeMembers(current: () => Store): void {
  describe('members', () => {
    it('have generation 0 until they renew something', async () => {
      const store = current();
      expect(await store.renew('ann', ['links'])).toEqual({ cookies: 0, links: 1 });
      expect(await store.renew('ann', ['cookies', 'links'])).toEqual({ cookies: 1, links: 2 });
      const many = Array.from({ length: 1_200 }, (_, i) => `member-${i}`);
      expect(await store.generationsOf([...many, 'ann'])).toEqual(new Map([['ann', { cookies: 1, links: 2 }]]));
      expect(await store.generationsOf([])).toEqual(new Map());
    });

    it('lose no renewal, even with simultaneous ones', async () => {
      const store = current();
      const renewed = await Promise.all(Array.from({ length: 10 }, () => store.renew('bob', ['cookies'])));
      expect(renewed.map(({ cookies }) => cookies).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it('are removed from drafts of others and from tables of deleted ones, where other people’s work stays', async () => {
      const store = current();
      const { create } = penOf(current);
      await create('a', 'owner');
      await store.addLink({ id: 'link', draftId: 'a', role: 'edit', hideGm: false, createdAt: 1 }, 'hash', 9);
      for (const member of ['bob', 'cat']) await store.joinByLink('link', member, 2);
      for (let i = 0; i < 1_200; i++) {
        const memberId = i % 2 ? 'bob' : 'cat';
        const newClients = i < 2 ? [20 + i] : [];
        await store.append({ draftId: 'a', memberId, at: 3, bytes: new Uint8Array([i % 100]), title: 'A', newClients });
      }
      await store.createTable(emptyTable('a'));
      for (const id of ['bob', 'cat']) {
        const newcomer = { id, memberId: id, name: id, colour: 'red', role: 'player' } as const;
        await store.changeTable('table', undefined, (now) => decideJoin(now, newcomer, 4));
      }
      const say = (who: string, command: Parameters<typeof decideAt>[2], idea = 'idea') =>
        store.changeTable('table', undefined, (now) => decideAt(now, who, command, 5, undefined, idea));
      await say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
      for (const who of ['bob', 'cat']) await say(who, { type: 'addIdea', question: 'place', text: who }, `of-${who}`);
      await store.changeTable('table', undefined, () =>
        success([{ type: 'vote', idea: 'of-cat', person: 'bob', choice: 'keep' }]),
      );
      await store.setDeleted('a', 6);
      expect(await store.holdingsOf('bob')).toEqual({ drafts: [], tables: ['table'], publications: [] });
      expect(await store.holdingsOf('owner')).toEqual({ drafts: ['a'], tables: [], publications: [] });

      expect(await store.forgetMember('bob', 7)).toEqual(['a']);
      expect(await store.holdingsOf('bob')).toEqual({ drafts: [], tables: [], publications: [] });
      expect(await store.roleOf('a', 'bob')).toBeUndefined();
      await store.setDeleted('a', null);
      const table = await store.table('table');
      expect([...(table?.people.keys() ?? [])]).toEqual(['gm', 'cat']);
      expect([...(table?.ideas.keys() ?? [])]).toEqual(['of-cat']);
      const writers = (await store.history('a', 2_000)).map(({ memberId }) => memberId);
      const ofCat = writers.filter((member) => member === 'cat').length;
      expect([writers.length, ofCat, new Set(writers).size]).toEqual([1_201, 600, 3]);
      const clients = await store.clients('a');
      expect([clients.get(20), clients.has(21), clients.get(21) === 'bob']).toEqual(['cat', true, false]);
      expect(writers).toContain(clients.get(21));
      expect(writers).not.toContain('bob');
    });
  });
}
