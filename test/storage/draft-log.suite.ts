import { expect, it } from 'vitest';
import { AppendRefused, type Store, SYSTEM_MEMBER } from '@/lib/storage/store';
import { turns } from '@/test/support/turns';

export const bytes = (...values: number[]) => new Uint8Array(values);

/** Helpers to write and read a store's log. */
export const penOf = (store: () => Store) => ({
  create: (id: string, owner = 'ann', at = 1000) =>
    store().createDraft({ id, system: 'game' }, owner, {
      memberId: SYSTEM_MEMBER,
      at,
      bytes: bytes(1),
      title: `Draft ${id}`,
      newClients: [7],
    }),
  append: (draftId: string, value: number, newClients: readonly number[] = [], memberId = 'ann') =>
    store().append({ draftId, memberId, at: 1000 + value, bytes: bytes(value), title: `Edit ${value}`, newClients }),
  loaded: async (draftId: string, upTo?: number) =>
    (await store().load(draftId, upTo)).map(({ seq, bytes: kept }) => [seq, [...kept]]),
});

/** Tests of every store: the edit log. */
export function describeDraftLog(current: () => Store): void {
  const { create, append, loaded } = penOf(current);

  it('numbers each draft’s edits from 1 without gaps, also when they come at once', async () => {
    await create('a');
    await create('b');
    const numbers = await Promise.all(Array.from({ length: 20 }, (_, i) => append('a', i)));
    expect(numbers.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    expect(await append('b', 3)).toBe(2);
    expect((await current().load('a')).map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });

  it('loads from the newest checkpoint that is not too new', async () => {
    await create('a');
    for (const value of [2, 3, 4]) await append('a', value);
    expect(await current().loadLength('a')).toBe(4);
    await current().checkpoint('a', 3, bytes(33));
    await current().checkpoint('a', 3, bytes(99));
    expect(await loaded('a')).toEqual([
      [3, [33]],
      [4, [4]],
    ]);
    expect(await loaded('a', 2)).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect(await loaded('a', 3)).toEqual([[3, [33]]]);
    expect([await current().loadLength('a'), await current().loadLength('nothing')]).toEqual([2, 0]);
  });

  it('drops characters that databases cannot store from a title', async () => {
    const edit = { memberId: SYSTEM_MEMBER, at: 1, bytes: bytes(1), title: 'Wh\0ale', newClients: [] };
    await current().createDraft({ id: 'a', system: 'game' }, 'ann', edit);
    expect((await current().draft('a'))?.title).toBe('Whale');
    await current().append({ ...edit, draftId: 'a', title: 'Sh\0ark' });
    expect((await current().draft('a'))?.title).toBe('Shark');
  });

  it('stores an edit completely or not at all', async () => {
    await create('a');
    await append('a', 2, [8], 'ann');
    await expect(append('a', 3, [9, 8], 'bob')).rejects.toThrow();
    await expect(append('nowhere', 1)).rejects.toThrow();
    expect(await loaded('a')).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect([...(await current().clients('a')).keys()]).toEqual([7, 8]);
    expect(await append('a', 4)).toBe(3);
  });

  it('assigns a client id to its first member, in whichever process', async () => {
    await create('a');
    await append('a', 2, [8], 'ann');
    expect(await append('a', 3, [8, 9], 'ann')).toBe(3);
    const theft = await append('a', 4, [9], 'bob').catch((error: unknown) => error);
    expect(theft).toBeInstanceOf(AppendRefused);
    expect(theft).toMatchObject({ reason: 'claimed' });
    expect(await current().clients('a')).toEqual(new Map([[7, SYSTEM_MEMBER], [8, 'ann'], [9, 'ann']])); // biome-ignore format: a table
  });

  it('returns the edits after another one', async () => {
    await create('a');
    for (const value of [2, 3]) await append('a', value);
    await current().checkpoint('a', 3, bytes(33));
    expect((await current().since('a', 1)).map(({ seq, bytes: kept }) => [seq, ...kept])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(await current().since('a', 3)).toEqual([]);
  });

  const begin = (value: number, after: number) =>
    current().begin(
      { draftId: 'a', memberId: SYSTEM_MEMBER, at: 9, bytes: bytes(value), title: 'Anew', newClients: [value] },
      after,
    );

  it('replaces a document unless there are new edits, and then refuses edits for the old one', async () => {
    await create('a');
    await append('a', 2);
    expect(await begin(50, 1)).toBeUndefined();
    expect((await Promise.all([begin(51, 2), begin(52, 2)])).filter((seq) => seq !== undefined)).toEqual([3]);
    await expect(append('a', 4)).rejects.toMatchObject({ reason: 'old-epoch' });
    const next = { draftId: 'a', memberId: 'ann', at: 9, bytes: bytes(5), title: 'New', newClients: [], epoch: 1 };
    expect(await current().append(next)).toBe(4);
    const [first, ...rest] = await current().load('a');
    expect([first?.seq, first?.epoch, rest.length, rest[0]?.epoch]).toEqual([3, 1, 1, 1]);
    expect([51, 52]).toContain(first?.bytes[0]);
    expect(await loaded('a', 2)).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect((await current().beginnings('a')).map(({ seq, epoch }) => [seq, epoch])).toEqual([[3, 1]]);
    expect(await current().since('a', 2)).toHaveLength(2);
  });

  it('never mixes two documents while the second one begins', async () => {
    for (let round = 0; round < 30; round++) {
      const id = `draft-${round}`;
      await create(id);
      for (const value of [2, 3]) await append(id, value);
      const next = { draftId: id, memberId: SYSTEM_MEMBER, at: 9, bytes: bytes(50), title: 'Again', newClients: [50] };
      const beginning = current().begin(next, 3);
      const loading = Array.from({ length: 8 }, async (_, i) => {
        await turns((round + i) % 10);
        return current().load(id);
      });
      for (const updates of await Promise.all(loading)) {
        expect(new Set(updates.map(({ epoch }) => epoch)).size).toBe(1);
      }
      expect(await beginning).toBe(4);
    }
  });

  it('lists the last edit of every minute with changes, newest first', async () => {
    await create('a', 'ann', 0);
    const at = [30_000, 59_999, 60_000, 420_000, 431_000];
    for (const [i, time] of at.entries()) {
      await current().append({ draftId: 'a', memberId: 'ann', at: time, bytes: bytes(i), title: '', newClients: [] });
    }
    expect(await current().minutes('a', 5)).toEqual([
      { seq: 6, at: 431_000, edits: 2 },
      { seq: 4, at: 60_000, edits: 1 },
      { seq: 3, at: 59_999, edits: 3 },
    ]);
    expect(await current().minutes('a', 1)).toHaveLength(1);
  });

  it('keeps both states of a minute that repeats after the clock was set back', async () => {
    await create('a');
    for (const [i, at] of [60_000, 120_000, 60_500, 60_900].entries()) {
      await current().append({ draftId: 'a', memberId: 'ann', at, bytes: bytes(i), title: '', newClients: [] });
    }
    expect(await current().minutes('a', 9)).toEqual([
      { seq: 5, at: 60_900, edits: 2 },
      { seq: 3, at: 120_000, edits: 1 },
      { seq: 2, at: 60_000, edits: 1 },
      expect.objectContaining({ seq: 1 }),
    ]);
  });

  it('returns the newest entries of the history, oldest first', async () => {
    await create('a');
    for (const value of [2, 3]) await append('a', value, [], 'bob');
    expect(await current().history('a', 2)).toEqual([
      { seq: 2, at: 1002, memberId: 'bob' },
      { seq: 3, at: 1003, memberId: 'bob' },
    ]);
  });

  it('adds, changes and removes names of states, up to a limit', async () => {
    await create('named');
    await create('other');
    const names = async () => [...(await current().pointNames('named'))].toSorted(([a], [b]) => a - b);
    expect(await current().namePoint('named', 1, 'First', 2)).toBe(true);
    expect(await current().namePoint('named', 2, 'Second', 2)).toBe(true);
    expect(await current().namePoint('named', 3, 'Third', 2)).toBe(false);
    expect(await current().namePoint('named', 2, 'Better', 2)).toBe(true);
    expect(await names()).toEqual([
      [1, 'First'],
      [2, 'Better'],
    ]);
    expect(await current().namePoint('named', 1, '', 2)).toBe(true);
    expect(await names()).toEqual([[2, 'Better']]);
    expect((await current().pointNames('other')).size).toBe(0);
  });
}
