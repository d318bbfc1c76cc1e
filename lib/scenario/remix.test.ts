import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '@/test/support/all-systems';
import { type ChainLink, type Draft, formatDraft, newDraft } from './envelope';
import { openDraft, parseScenario } from './open';
import { linkTo, refusalToRemix, remixOf, sha256Of } from './remix';

const [system] = systems;
if (!system) throw new Error('there is a game');

const draft = (given: Partial<Draft> = {}) =>
  newDraft(system, {
    title: 'Lamp',
    authors: [
      { id: 'a', name: 'Ann' },
      { id: 'b', name: ' ' },
    ],
    licence: 'CC BY-SA 4.0',
    ...given,
  });
const link = (i: number): ChainLink => ({
  title: `T${i}`,
  authors: [],
  licence: 'MIT',
  version: i,
  sha256: sha256Of(`${i}`),
  address: '',
});

describe('a remix', () => {
  it('has an id of its own, and its source first in its chain', () => {
    const source = draft({ remixOf: [link(1), link(2)] });
    const parent = linkTo(source, system);
    const remix = remixOf(source, parent);
    expect(parent).toEqual({
      title: 'Lamp',
      authors: ['Ann'],
      licence: 'CC-BY-SA-4.0',
      version: 1,
      sha256: createHash('sha256').update(formatDraft(source, system)).digest('hex'),
      address: '',
    });
    expect(remix).toEqual({ ...source, id: remix.id, remixOf: [parent, link(1), link(2)] });
    expect(remix.id).not.toBe(source.id);
    expect(remix.id).toMatch(/^[0-9a-z]{26}$/);
  });

  it('opens without losses, however often it is remixed', async () => {
    let made = draft();
    for (let i = 1; i < 25; i++) made = remixOf({ ...made, title: `Lamp ${i}` }, linkTo(made, system));
    expect(made.remixOf.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, i) => `Lamp ${23 - i}`));
    const opened = await parseScenario(formatDraft(made, system), () => system);
    expect(opened.ok && opened.value.issues).toEqual([]);
    expect(opened.ok && opened.value.draft.remixOf).toEqual(made.remixOf);
  });

  it('has no loop in its chain', () => {
    const parent = link(1);
    expect(remixOf(draft({ remixOf: [link(2), parent] }), parent).remixOf).toEqual([parent, link(2)]);
  });

  it('limits the length of the chain', () => {
    const links = Array.from({ length: 3_000 }, (_, i) => ({ ...link(i + 1) }));
    const { draft: opened } = openDraft({ ...draft(), remixOf: links } as never, system);
    expect(remixOf(opened, link(5_000)).remixOf.map(({ version }) => version)).toEqual([
      5_000,
      ...Array.from({ length: 19 }, (_, i) => i + 1),
    ]);
  });
});

describe('the refusal of a remix', () => {
  const refusal = (licence: string, authors: readonly string[] = ['Ann', 'Bob']) =>
    refusalToRemix({ title: 'Lamp', authors, licence });

  it.each(['CC0', 'CC BY 4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0', 'MIT'])('is none for %s', (licence) =>
    expect(refusal(licence)).toBeUndefined(),
  );

  it.each([
    ['CC BY-ND 4.0', '“Lamp” has the licence “CC BY-ND 4.0”, which allows no remix. Ask Ann, Bob for permission.'],
    [
      'all-rights-reserved',
      '“Lamp” has the licence “All rights reserved”, which allows no remix. Ask Ann, Bob for permission.',
    ],
    ['', '“Lamp” has no licence, so it may not be remixed. Ask Ann, Bob for permission.'],
    [
      'GPL-3.0',
      '“Lamp” has the licence “GPL-3.0”, which Trapdoor does not know, so it may not be remixed. Ask Ann, Bob for permission.',
    ],
  ])('for “%s” says why, and whom to ask', (licence, expected) => expect(refusal(licence)).toBe(expected));

  it('names no author if there is none', () => expect(refusal('', [])).toContain('Ask the person you have it from.'));
});

it('hashes as Node does', () => {
  const expected = (text: string) => createHash('sha256').update(text).digest('hex');
  const lengths = Array.from({ length: 200 }, (_, length) => 'é'.repeat(length));
  expect(lengths.map(sha256Of)).toEqual(lengths.map(expected));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256Of(text)).toBe(expected(text));
    }),
  );
});
