import { describe, expect, it } from 'vitest';
import type { LinkRow, Store } from '@/lib/storage/store';
import { turns } from '@/test/support/turns';
import { penOf } from './draft-log.suite';

const ROUNDS = 40;
const PLENTY = 1000;

/** Tests of every store: links and their grants. */
export function describeLinks(current: () => Store): void {
  describe('links', () => {
    const { create } = penOf(current);
    const link = (id: string, role: LinkRow['role'] = 'edit', hideGm = false): LinkRow => ({
      id,
      draftId: 'a',
      role,
      hideGm,
      createdAt: 5,
    });
    const add = (each: LinkRow) => current().addLink(each, `hash-${each.id}`, PLENTY);
    const join = (id: string, member: string) => current().joinByLink(id, member, 1);
    const roleOf = (member: string) => current().roleOf('a', member);

    it('give access, until they are revoked', async () => {
      await create('a');
      await add(link('l1'));
      await add(link('l2', 'read', true));
      expect(await current().links('a')).toEqual([link('l1'), link('l2', 'read', true)]);
      expect(await current().linkByToken('hash-l2')).toEqual(link('l2', 'read', true));
      expect(await current().linkByToken('hash-l3')).toBeUndefined();

      await join('l1', 'bob');
      expect(await join('l1', 'bob')).toBe(true);
      await join('l2', 'bob');
      await join('l1', 'ann');
      expect(await join('nowhere', 'eve')).toBe(false);
      expect(await roleOf('bob')).toBe('edit');
      expect(await roleOf('ann')).toBe('owner');
      expect(await roleOf('eve')).toBeUndefined();
      expect((await current().draftsOf('bob')).map(({ role }) => role)).toEqual(['edit']);

      expect(await current().revokeLink('elsewhere', 'l1')).toBe(false);
      expect(await current().revokeLink('a', 'l1')).toBe(true);
      expect(await current().revokeLink('a', 'l1')).toBe(false);
      expect(await join('l1', 'eve')).toBe(false);
      expect(await roleOf('bob')).toBe('read');
      expect(await roleOf('ann')).toBe('owner');
      expect(await roleOf('eve')).toBeUndefined();
    });

    it('to comment give the lowest role, and put no draft into a list', async () => {
      await create('a');
      await add(link('l1', 'comment', true));
      await add(link('l2', 'read'));
      expect(await current().linkByToken('hash-l1')).toEqual(link('l1', 'comment', true));
      await join('l1', 'bob');
      expect(await roleOf('bob')).toBe('comment');
      expect(await current().draftsOf('bob')).toEqual([]);
      await join('l2', 'bob');
      expect(await roleOf('bob')).toBe('read');
    });

    it('give no access to a deleted draft', async () => {
      await create('a');
      await add(link('l1'));
      await current().setDeleted('a', 9);
      expect(await join('l1', 'bob')).toBe(false);
      await current().setDeleted('a', null);
      expect(await roleOf('bob')).toBeUndefined();
    });

    it('are limited per draft, also when created at once', async () => {
      await create('a');
      const made = Array.from({ length: 12 }, (_, i) => current().addLink(link(`l${i}`), `hash-${i}`, 5));
      expect((await Promise.all(made)).filter(Boolean)).toHaveLength(5);
      expect(await current().links('a')).toHaveLength(5);
    });

    it('give no access to people who join while they are revoked', async () => {
      await create('a');
      for (let round = 0; round < ROUNDS; round++) {
        const id = `l${round}`;
        await add(link(id));
        const visit = async (member: string) => (await current().linkByToken(`hash-${id}`)) && join(id, member);
        const joining = Array.from({ length: 10 }, (_, i) => visit(`joiner-${round}-${i}`));
        await turns(round % 10);
        await Promise.all([current().revokeLink('a', id), ...joining]);
      }
      expect([...(await current().rolesIn('a')).keys()]).toEqual(['ann']);
    });

    it('give no access to a person whose list is moved while they are revoked', async () => {
      await create('a');
      for (let round = 0; round < ROUNDS; round++) {
        const ids = [`l${round}-0`, `l${round}-1`, `l${round}-2`];
        for (const id of ids) {
          await add(link(id));
          await join(id, `old-${round}`);
        }
        const moving = current().moveGrants(`old-${round}`, `new-${round}`, () => 'new');
        await turns(round % 10);
        await Promise.all([moving, ...ids.map((id) => current().revokeLink('a', id))]);
      }
      expect([...(await current().rolesIn('a')).keys()]).toEqual(['ann']);
    });

    it('are kept when lists are joined, also several at once', async () => {
      await create('a', 'ann');
      await create('b', 'bob');
      await add(link('l1'));
      await add(link('l2'));
      for (const member of ['bob', 'cat', 'dan']) for (const id of ['l2', 'l1']) await join(id, member);
      await Promise.all(['bob', 'cat', 'dan'].map((from) => current().moveGrants(from, 'eve', () => 'eve')));
      expect([...(await current().rolesIn('a'))].sort()).toEqual([
        ['ann', 'owner'],
        ['eve', 'edit'],
      ]);
      await current().moveGrants('eve', 'ann', () => 'ann');
      expect((await current().draftsOf('ann')).map(({ id, role }) => `${id} ${role}`).sort()).toEqual([
        'a owner',
        'b owner',
      ]);
      expect(await current().draftsOf('eve')).toEqual([]);
    });
  });
}
