import { describe, expect, it } from 'vitest';
import type { LinkQuestion } from '@/lib/contract/link-question';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { isOffered, linksBetween, reasonsFor, unlinkPatches } from './links';

const QUESTION: LinkQuestion = {
  id: 'ties',
  title: 'Ties',
  ask: 'What is between them?',
  of: ['body', 'people'],
  links: { path: ['body', 'ties'], a: 'a', b: 'b', by: 'colour', label: 'label' },
  kinds: [
    { value: 'green', title: 'Green', look: 'solid', tone: 'good' },
    { value: 'red', title: 'Red', look: 'dashed', tone: 'bad' },
  ],
  reasons: [
    { id: 'trade', title: 'Same trade', kind: 'green', words: [['trade'], ['trade']] },
    { id: 'judges', title: '{a} judges {b}', kind: 'red', words: [['bias'], ['trade', 'traits']] },
  ],
};

const ann = { id: 'ann', name: 'Ann', trade: ' Vet ', bias: 'Hates noise', traits: [{ id: 't', word: 'Loud' }] };
const bob = { id: 'bob', name: '{b}', trade: 'Chef', bias: '', traits: [{ id: 't', word: 'Chef' }, { id: 'u', word: ' ' }] }; // biome-ignore format: a table
const cat = { id: 'cat', name: 'Cat', trade: '', bias: 'Fears vets', traits: [] };

const tie = (id: string, a: string, b: string, colour = 'green', label = 'Vet / Chef') => ({ id, a, b, colour, label });
const draftWith = (...ties: readonly ReturnType<typeof tie>[]): Json => ({ body: { people: [ann, bob, cat], ties } });

describe('reasonsFor()', () => {
  it('offers one-sided reasons in both directions, with the words of the one and the other', () => {
    expect(reasonsFor(QUESTION, ann, bob)).toMatchObject([
      { key: 'trade-0', reason: 'trade', title: 'Same trade', a: ann, b: bob, words: [['Vet'], ['Chef']] },
      // A word that is there twice is offered once, and a blank one not at all. Names may look like placeholders.
      { key: 'judges-0', kind: 'red', title: 'Ann judges {b}', words: [['Hates noise'], ['Chef']] },
    ]);
    expect(reasonsFor(QUESTION, cat, ann).map(({ key, a, b }) => [key, a.id, b.id])).toEqual([
      ['judges-0', 'cat', 'ann'],
    ]);
    expect(reasonsFor(QUESTION, ann, cat).map(({ key, a, b }) => [key, a.id, b.id])).toEqual([
      ['judges-1', 'cat', 'ann'],
    ]);
  });
});

describe('isOffered()', () => {
  const chosen = { reason: 'judges', a: 'ann', b: 'bob', words: ['Hates noise', 'Chef'] } as const;

  it('accepts a reason that the draft offers', () => {
    expect(isOffered(QUESTION, chosen, draftWith())).toBe(true);
  });

  it.each([
    ['an unknown reason', { reason: 'nothing' }],
    ['somebody who is gone', { b: 'dan' }],
    ['one person twice', { b: 'ann', words: ['Hates noise', 'Vet'] as const }],
    ['the other direction', { a: 'bob', b: 'ann' }],
    ['a word that nobody has', { words: ['Hates noise', 'Cook'] as const }],
    ['words in the wrong order', { words: ['Chef', 'Hates noise'] as const }],
  ])('refuses %s', (_, change) => {
    expect(isOffered(QUESTION, { ...chosen, ...change }, draftWith())).toBe(false);
  });

  it('refuses everything in a draft without such lists', () => {
    for (const draft of [null, {}, { body: { people: 'none' } }] as const) {
      expect(isOffered(QUESTION, chosen, draft)).toBe(false);
    }
  });
});

const TIES = [
  tie('1', 'ann', 'bob'),
  tie('2', 'bob', 'ann'),
  tie('3', 'ann', 'bob', 'red'),
  tie('4', 'ann', 'bob', 'green', 'A debt'),
  tie('5', 'ann', 'cat'),
];

describe('linksBetween()', () => {
  it('bundles the links of two entries by kind and label, in either direction', () => {
    const bundles = [
      ['1', 2],
      ['3', 1],
      ['4', 1],
    ];
    for (const [a, b] of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ] as const) {
      // biome-ignore format: a table
      expect(linksBetween(QUESTION, a, b, draftWith(...TIES)).map(({ link, count }) => [link.id, count])).toEqual(bundles);
    }
    expect(linksBetween(QUESTION, 'bob', 'cat', draftWith(...TIES))).toEqual([]);
  });
});

describe('unlinkPatches()', () => {
  const left = (id: string) => {
    const draft = draftWith(...TIES);
    const after = applyPatches(draft, unlinkPatches(QUESTION, id, draft)) as { body: { ties: { id: string }[] } };
    return after.body.ties.map((each) => each.id).join('');
  };

  it('removes a link with its bundle, whichever of them is named, and no other', () => {
    expect(['1', '2', '3', '4', '5'].map(left)).toEqual(['345', '345', '1245', '1235', '1234']);
  });

  it('removes nothing for a link that is gone, or that is of another list', () => {
    expect(left('6')).toBe('12345');
    expect(left('ann')).toBe('12345');
  });
});
