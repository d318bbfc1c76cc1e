import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, success } from '@/lib/kernel/result';
import { type Store, SYSTEM_MEMBER } from '@/lib/storage/store';
import type { Command } from '@/lib/table/commands';
import { decideJoin } from '@/lib/table/decide/join';
import type { TableState } from '@/lib/table/state';
import { decideAt, emptyTable, fullTable, happen, happening } from '@/test/support/table-play';
import { turns } from '@/test/support/turns';

const DRAFT = { system: 'game', title: 'Whale' };

/** Tests of every store: tables. */
export function describeTables(current: () => Store, reopen: () => Promise<void>): void {
  describe('tables', () => {
    const open = async (id = 'table', code = 'ABCD2345', draftId = 'draft') => {
      const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1]), title: DRAFT.title, newClients: [] };
      if (!(await current().draft(draftId)))
        await current().createDraft({ id: draftId, system: DRAFT.system }, 'o', first);
      await current().createTable(emptyTable(draftId, id, code));
    };
    const state = async (id = 'table'): Promise<TableState> => {
      const found = await current().table(id);
      if (!found) throw new Error('There is no such table.');
      return found;
    };
    const say = (actor: string, command: Command, key?: string, nextId = `idea-${key}`) =>
      current().changeTable('table', key, (now) => decideAt(now, actor, command, 50_000, undefined, nextId));
    const join = (id: string, role: 'player' | 'watcher' | 'co-gm' = 'player') =>
      current().changeTable('table', undefined, (now) =>
        decideJoin(now, { id, memberId: `member-${id}`, name: id, colour: 'red', role }, 2_000),
      );
    const roleOf = (id: string) => current().roleOf('draft', `member-${id}`);

    it('stores exactly what happened in any session, also over a restart', async () => {
      const evening = fc.sample(happening, 300);
      await open('other', 'WXYZ2345');
      await current().createTable(fullTable());
      for (const [turn, each] of evening.entries()) {
        const change = await current().changeTable('table', `key-${turn}`, (now) => happen(now, each, turn).result);
        if (change?.ok) expect(await state()).toEqual(change.value.state);
      }
      const kept = await state();
      expect(kept.ideas.size).toBeGreaterThan(2);
      await reopen();
      const read = await state();
      expect(read).toEqual(kept);
      expect(new Map(read.ideas)).toEqual(new Map(kept.ideas));
    });

    it('executes a command once, and answers a retry as the first time', async () => {
      await open();
      await say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
      const idea: Command = { type: 'addIdea', question: 'place', text: 'Whale' };
      const first = await say('gm', idea, 'same-key');
      await say('gm', idea, 'other-key');
      const again = await say('gm', idea, 'same-key', 'idea-again');
      expect(again).toMatchObject({ ok: true, value: { changed: false } });
      expect(again?.ok && again.value.version).toBe(first?.ok && first.value.version);
      expect([...(await state()).ideas.keys()]).toEqual(['idea-same-key', 'idea-other-key']);
    });

    it('names the others who write at a member’s tables, by draft', async () => {
      await open();
      await open('second', 'WXYZ2345');
      await open('elsewhere', 'EFGH2345', 'other-draft');
      for (const name of ['ann', 'bob']) await join(name);
      await join('eve', 'watcher');
      const at = (table: string, id: string, name: string) =>
        current().changeTable(table, undefined, (now) =>
          decideJoin(now, { id, memberId: `member-${id}`, name, colour: 'red', role: 'player' }, 2_000),
        );
      await at('second', 'bob', 'Robert');
      await at('second', 'cem', 'Cem');
      await at('elsewhere', 'dot', 'Dot');
      const [gm] = (await state()).people.values();
      const companions = async (memberId: string) => Object.fromEntries(await current().companionsOf(memberId, 99));
      expect(Object.keys(await companions('member-ann'))).toEqual(['draft']);
      expect((await companions('member-ann')).draft).toEqual([gm?.name, 'bob']);
      expect((await companions('member-cem')).draft).toEqual([gm?.name, 'Robert']);
      expect((await companions('member-bob')).draft?.toSorted()).toEqual(['Cem', gm?.name, 'ann'].toSorted());
      expect(await companions('member-eve')).toEqual({});
      await say('gm', { type: 'remove', people: ['bob'] });
      expect((await companions('member-ann')).draft).toEqual([gm?.name]);
      expect(await companions('stranger')).toEqual({});
    });

    it('serialises simultaneous commands, and executes the same one once', async () => {
      await open();
      await say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
      const { version } = await state();
      const idea = (i: number): Command => ({ type: 'addIdea', question: 'place', text: `Idea ${i}` });
      await Promise.all(Array.from({ length: 40 }, (_, i) => say('gm', idea(i % 20), `key-${i % 20}`, `idea-${i}`)));
      const { version: after, ideas } = await state();
      expect(after).toBe(version + 20);
      expect(ideas.size).toBe(20);
      expect([...ideas.values()].map(({ place }) => place).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
    });

    it('counts many votes of one person at once as one', async () => {
      await open();
      await join('bob');
      await say('gm', { type: 'openQuestion', question: 'place', anonymous: true, seconds: null });
      await say('gm', { type: 'addIdea', question: 'place', text: 'Whale' }, 'one');
      for (const type of ['readBack', 'startDeciding'] as const) await say('gm', { type });
      const vote = (i: number): Command => ({ type: 'vote', idea: 'idea-one', choice: i % 2 ? 'keep' : 'drop' });
      await Promise.all(Array.from({ length: 50 }, (_, i) => say('bob', vote(i), `vote-${i}`)));
      await reopen();
      expect((await state()).votes.get('idea-one')?.size).toBe(1);
    });

    it('changes nothing if it refuses a command, or if something fails', async () => {
      await open();
      const before = await state();
      expect(await current().changeTable('table', 'key', () => failure('no'))).toEqual(failure('no'));
      expect(await current().changeTable('nowhere', 'key', () => success([]))).toBeUndefined();
      const person = before.people.get('gm');
      if (!person) throw new Error('The table has a GM.');
      const twice = current().changeTable('table', 'key', () =>
        success([
          { type: 'table', set: { locked: true } },
          { type: 'addPerson', person },
        ]),
      );
      await expect(twice).rejects.toThrow();
      expect(await state()).toEqual(before);
      await expect(current().createTable(emptyTable('draft', 'other'))).rejects.toThrow();
    });

    it('lets participants write in the draft, and nobody else', async () => {
      await open();
      expect(await roleOf('gm')).toBe('edit');
      expect(await join('bob')).toMatchObject({ ok: true, value: { writersChanged: true } });
      expect(await join('cat', 'watcher')).toMatchObject({ ok: true, value: { writersChanged: false } });
      expect([await roleOf('bob'), await roleOf('cat')]).toEqual(['edit', undefined]);
      await say('gm', { type: 'setRole', person: 'bob', role: 'watcher' });
      await say('gm', { type: 'setRole', person: 'cat', role: 'player' });
      expect([await roleOf('bob'), await roleOf('cat')]).toEqual([undefined, 'edit']);
      await say('gm', { type: 'setDoor', locked: false, lobby: true });
      await join('dan');
      expect(await roleOf('dan')).toBeUndefined();
      await say('gm', { type: 'admit', people: ['dan'] });
      await say('gm', { type: 'remove', people: ['cat'] });
      expect([await roleOf('dan'), await roleOf('cat')]).toEqual(['edit', undefined]);
    });

    it('does not change the owner’s rights', async () => {
      await open();
      const owner = { id: 'owner', memberId: 'o', name: 'O', colour: 'red', role: 'player' } as const;
      await current().changeTable('table', undefined, (now) => decideJoin(now, owner, 1));
      await say('gm', { type: 'remove', people: ['owner'] });
      expect(await current().roleOf('draft', 'o')).toBe('owner');
    });

    it('finds tables by code and by member, and none of a deleted draft', async () => {
      await open();
      await open('later', 'WXYZ2345', 'other');
      const list = async () => (await current().tablesOf('member-gm')).map(({ id, title, role }) => [id, title, role]);
      expect(await list()).toEqual([
        ['later', 'Whale', 'gm'],
        ['table', 'Whale', 'gm'],
      ]);
      expect(await current().tableIdByCode('WXYZ2345')).toBe('later');
      expect(await current().tableIdByCode('NOTHERE2')).toBeUndefined();
      await current().setDeleted('other', 5);
      expect(await list()).toEqual([['table', 'Whale', 'gm']]);
      expect(await current().table('later')).toBeUndefined();
      expect(await current().changeTable('later', undefined, () => success([]))).toBeUndefined();
      await join('bob');
      await say('gm', { type: 'remove', people: ['bob'] });
      expect(await current().tablesOf('member-bob')).toEqual([]);
    });

    it('names a table like its draft', async () => {
      await open();
      await state();
      const renamed = { memberId: SYSTEM_MEMBER, at: 2, bytes: new Uint8Array([2]), title: 'Shark', newClients: [] };
      await current().append({ draftId: 'draft', ...renamed });
      expect((await state()).table.title).toBe('Shark');
    });

    it('transfers a seat with all other rights of a person', async () => {
      await open();
      await join('bob');
      await say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
      await say('bob', { type: 'addIdea', question: 'place', text: 'A whale' });
      await current().moveGrants('member-bob', 'member-new', (draft) => `new-in-${draft}`);
      const { people, ideas } = await state();
      // The same id as on their cursor from now on, everywhere.
      expect([people.get('bob'), people.get('new-in-draft')?.memberId]).toEqual([undefined, 'member-new']);
      expect([...ideas.values()].map(({ author }) => author)).toEqual(['new-in-draft']);
      await say('gm', { type: 'remove', people: ['new-in-draft'] });
      expect(await current().roleOf('draft', 'member-new')).toBeUndefined();
    });

    it('transfers no seat to a member who was removed', async () => {
      await open();
      await join('bob');
      await join('cat');
      await say('gm', { type: 'remove', people: ['cat'] });
      await current().moveGrants('member-bob', 'member-cat', () => 'cat');
      expect(await roleOf('cat')).toBeUndefined();
    });

    it('leaves no grant to a person who is removed while their list is moved', async () => {
      await open();
      for (let round = 0; round < 30; round++) {
        const [old, fresh] = [`old-${round}`, `new-${round}`];
        await join(old);
        const moving = current().moveGrants(`member-${old}`, `member-${fresh}`, () => fresh);
        await turns(round % 10);
        await Promise.all([moving, say('gm', { type: 'remove', people: [old] })]);
        const seated = [...(await state()).people.values()].filter(({ removed }) => !removed);
        const members = seated.map(({ memberId }) => memberId).sort();
        expect([...(await current().rolesIn('draft')).keys()].sort()).toEqual([...members, 'o']);
        // Makes room for the next one.
        await say('gm', { type: 'remove', people: [fresh] });
      }
    });

    it('gives a member one seat, also when several lists are moved to them at once', async () => {
      await open();
      for (let round = 0; round < 10; round++) {
        const [eve, ...others] = ['eve', 'bob', 'cat', 'dan'].map((name) => `${name}-${round}`);
        for (const id of others) await join(id);
        await Promise.all(
          others.map((id) => current().moveGrants(`member-${id}`, `member-${eve}`, (draft) => `${eve}-${draft}`)),
        );
        const seats = [...(await state()).people.values()].filter(({ memberId }) => memberId === `member-${eve}`);
        expect(seats).toHaveLength(1);
        expect(await roleOf(`${eve}`)).toBe('edit');
      }
    });
  });
}
