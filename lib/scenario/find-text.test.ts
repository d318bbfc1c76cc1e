import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { systems } from '@/test/support/all-systems';
import { draftShape } from './draft-shape';
import { draftFromStarter, newDraft } from './envelope';
import { findTexts, replacePatches, type TextSearch } from './find-text';
import { openDraft } from './open';

const SEARCH: TextSearch = { find: '', replace: '', matchCase: false, wholeWord: false };

const [first] = systems;
if (!first) throw new Error('no game');
const shape = draftShape(first);
const summarised = (summary: string) => newDraft(first, { title: 'T', summary, licence: 'CC-BY-4.0' });
const replaced = (summary: string, search: Partial<TextSearch>) =>
  [...findTexts(shape, summarised(summary) as unknown as Json, { ...SEARCH, ...search })].map((found) => found.after);

describe('findTexts()', () => {
  it.each<[string, Partial<TextSearch>, string, readonly string[]]>([
    [
      'in any case',
      { find: 'POD', replace: 'raft' },
      'The pod, the Pod, the podium.',
      ['The raft, the Raft, the raftium.'],
    ],
    ['in the same case', { find: 'Pod', replace: 'Raft', matchCase: true }, 'pod Pod', ['pod Raft']],
    [
      'as whole words',
      { find: 'pod', replace: 'raft', wholeWord: true },
      'pod podium tripod _pod',
      ['raft podium tripod _pod'],
    ],
    ['as whole words of any script', { find: 'шар', replace: 'куб', wholeWord: true }, 'шар шарик', ['куб шарик']],
    ['letter by letter, not as a pattern', { find: 'a.b*(c)', replace: '$&' }, 'a.b*(c) aXbb', ['$& aXbb']],
    ['signs outside the first plane', { find: '🚪', replace: 'door' }, 'a 🚪', ['a door']],
    ['and keeps capitals', { find: 'pod', replace: 'raft' }, 'POD! Pod, pod', ['RAFT! Raft, raft']],
    [
      'and keeps “a” and “an” right',
      { find: 'pod', replace: 'engine' },
      'A pod, a Pod, an odd pod, Santa pod',
      ['An engine, an Engine, an odd engine, Santa engine'],
    ],
    ['and leaves articles that follow a sound', { find: 'hour', replace: 'ape' }, 'an hour', ['an ape']],
    ['nothing while nothing is sought', { replace: 'x' }, 'pod', []],
    ['nothing where nothing would change', { find: 'pod', replace: 'pod' }, 'pod', []],
  ])('finds %s', (_, search, summary, expected) => expect(replaced(summary, search)).toEqual(expected));

  it('leaves the codes of licence and language alone', () =>
    expect(replaced('by', { find: 'BY', replace: 'x' })).toEqual(['x']));

  it('says by how much a text would be too long, and does not write it', () => {
    const draft = newDraft(first, { title: 'aa' });
    const [found] = findTexts(shape, draft as unknown as Json, { ...SEARCH, find: 'a', replace: 'b'.repeat(150) });
    expect(found?.tooLong).toBe(100);
    expect(replacePatches(found ? [found] : [])).toEqual([]);
  });

  it.each(
    systems.flatMap((system) => system.starters.slice(0, 1).map((starter) => [system.id, system, starter] as const)),
  )('replaces in every text of %s, and nowhere else', (_, system, starter) => {
    const { draft } = openDraft(draftFromStarter(system, starter) as unknown as Json, system);
    const shape = draftShape(system);
    const found = [
      ...findTexts(shape, draft as unknown as Json, { ...SEARCH, find: 'e', replace: 'E', matchCase: true }),
    ];
    expect(found.length).toBeGreaterThan(5);
    const changed = applyPatches(draft as unknown as Json, replacePatches(found)) as unknown as typeof draft;
    // Still a draft of its game, in which nothing but texts has changed.
    const reopened = openDraft(changed as unknown as Json, system);
    expect(reopened.draft).toEqual(changed);
    expect(JSON.stringify(changed).toLowerCase()).toBe(JSON.stringify(draft).toLowerCase());
    expect([
      ...findTexts(shape, changed as unknown as Json, { ...SEARCH, find: 'e', replace: 'E', matchCase: true }),
    ]).toEqual([]);
    for (const { names } of found) expect(names.every((name) => name !== '')).toBe(true);
  });
});
