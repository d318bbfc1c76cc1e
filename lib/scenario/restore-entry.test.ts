import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { systems } from '@/test/support/all-systems';
import { compareDrafts } from './compare';
import { draftShape } from './draft-shape';
import { type Draft, draftFromStarter } from './envelope';
import { openDraft } from './open';
import { entryPathOf, restoreEntryPatches } from './restore-entry';

const [system] = systems;
const [starter] = system?.starters ?? [];
if (!system || !starter) throw new Error('no game with a starter');
const shape = draftShape(system);
const then = openDraft(draftFromStarter(system, starter) as unknown as Json, system).draft;
const root = then as unknown as Json;
const ids = (json: Json, list: Path) => (valueAt(json, list) as { id: string }[]).map(({ id }) => id);
const EVENTS: Path = ['body', 'events'];
const events = ids(root, EVENTS);
const changed = (...patches: readonly Patch[]) => applyPatches(root, patches);
const restored = (path: Path, now: Json) => applyPatches(now, restoreEntryPatches(shape, path, root, now));

describe('restoreEntryPatches()', () => {
  const [first = '', second = '', third = ''] = events;
  const event: Path = [...EVENTS, second];

  it.each<[string, readonly Patch[]]>([
    ['changed', [{ op: 'set', path: [...event, 'title'], value: 'Other' }]],
    ['deleted', [{ op: 'remove', path: event }]],
    ['moved', [{ op: 'move', path: event }]],
    [
      'moved to the front and changed',
      [
        { op: 'move', path: event, before: first },
        { op: 'set', path: [...event, 'text'], value: '' },
      ],
    ],
    [
      'deleted with the one after it',
      [
        { op: 'remove', path: event },
        { op: 'remove', path: [...EVENTS, third] },
      ],
    ],
  ])('brings an entry back that was %s', (_, patches) => {
    const now = restored(event, changed(...patches));
    expect(valueAt(now, event)).toEqual(valueAt(root, event));
    expect(ids(now, EVENTS)).toEqual(events.filter((id) => ids(now, EVENTS).includes(id)));
  });

  it('removes an entry that did not exist then, and sets a field', () => {
    const added = changed({ op: 'insert', path: EVENTS, entry: { id: 'new', title: 'New' } });
    expect(restored([...EVENTS, 'new'], added)).toEqual(root);
    expect(restored(['title'], changed({ op: 'set', path: ['title'], value: 'Other' }))).toEqual(root);
  });

  it('restoring every changed entry, one after another, restores the whole', () => {
    const change = fc.tuple(
      fc.constantFrom(...events),
      fc.constantFrom('remove', 'move', 'set'),
      fc.constantFrom(...events),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (wishes) => {
        const patches = wishes.map(([id, op, before]): Patch => {
          const path = [...EVENTS, id];
          if (op === 'set') return { op, path: [...path, 'title'], value: `To ${before}` };
          return op === 'move' ? { op, path, ...(before !== id && { before }) } : { op: 'remove', path };
        });
        let now = changed(...patches);
        for (const id of events.toReversed()) now = restored([...EVENTS, id], now);
        expect(compareDrafts(then, now as unknown as Draft, system).changes).toEqual([]);
      }),
    );
  });
});

it('a path within a nested entry belongs to the outer entry', () => {
  expect(entryPathOf(shape, ['body', 'goals', 'g', 'needs', 'n', 'goal'])).toEqual(['body', 'goals', 'g']);
  expect(entryPathOf(shape, ['body', 'goals', 'g'])).toEqual(['body', 'goals', 'g']);
  expect(entryPathOf(shape, ['summary'])).toEqual(['summary']);
});
