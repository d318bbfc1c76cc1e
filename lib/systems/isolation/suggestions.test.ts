import { describe, expect, it } from 'vitest';
import { siege } from '@/test/support/isolation/siege';
import { describeSuggestions } from '@/test/support/suggestions.suite';
import { type Siege, schema } from './schema';
import { suggestions } from './suggestions';

const bare = siege({ links: [] });
const textsOf = (body: Siege) => suggestions(body).map(({ text, reason }) => `${text} ${reason}`);

describe('suggestions', () => {
  describeSuggestions({ schema, suggestions, cases: [bare] });

  it('include the links that sheets call for', () => {
    expect(textsOf(bare)).toEqual([
      'Add 2 red links between Ana and Bo: “Despises officials”. The bias of Ana hits Bo.',
      'Add 3 red links between Ana and Bo: “Save the boat / Get off the rock tonight”. If one of them succeeds, the other fails.',
      'Add 1 red link between Ana and Cem: “Stubborn / Stubborn”. Neither gives way.',
      'Add 2 green links between Ana and Cem: “Despises officials”. They share a bias, and so have somebody to look down on together.',
      'Add 1 green link between Ana and Dee: “Patient / Brave”. One waits until the other has looked.',
      'Add 1 green link between Bo and Cem: “Charming / Flirtatious”. Each enjoys an audience.',
      'Add 2 red links between Bo and Cem: “Looks down on day trippers”. The bias of Bo hits Cem.',
      'Add 2 red links between Bo and Cem: “Despises officials”. The bias of Cem hits Bo.',
      'Add 2 red links between Cem and Dee: “Thinks guides are liars”. The bias of Dee hits Cem.',
      'Add 3 green links between Cem and Dee: “Hold out until help comes”. They want the same.',
      'Add a red link between Bo and Dee: “Vain / Loud”. There is nothing between them yet.',
    ]);
  });

  it('begin with a table of distinct descriptor pairs if there is none', () => {
    const [table] = suggestions(siege({ descriptorPairs: [] }));
    expect(table?.path).toEqual(['descriptorPairs']);
    const pairs = table?.patches.map((patch) =>
      patch.op === 'insert' ? [patch.entry.a, patch.entry.b].map(String).toSorted().join(' / ') : '',
    );
    expect(new Set(pairs).size).toBe(pairs?.length);
    expect(pairs?.length).toBeGreaterThanOrEqual(24);
  });

  it('ask only for what is missing', () => {
    expect(textsOf(siege())).toEqual([]);
    const { links } = siege();
    const without = siege({ links: links.filter(({ id }) => id !== 'ana-bo-goal-red2') });
    expect(textsOf(without)).toEqual([expect.stringContaining('Add 1 red link between Ana and Bo')]);
  });

  it('know a link by the words of its label, in either order', () => {
    const relabel = (label: string) =>
      textsOf(
        siege({
          links: siege().links.map((link) =>
            link.id === 'bo-cem-descriptor-green0' ? { ...link, a: link.b, b: link.a, label } : link,
          ),
        }),
      );
    expect(relabel('flirtatious, CHARMING')).toEqual([]);
    expect(relabel('flirtatious')).toHaveLength(1);
  });

  it('are merged if the same words call for links twice', () => {
    const words = ['Charming', 'Flirtatious'].map((word, i) => ({ id: `w${i}`, word }));
    const sheet = { positive: words, profession: 'Official', bias: 'Despises officials' };
    const two = siege({ links: [], cast: ['Eli', 'Fay'].map((name, i) => ({ ...sheet, id: `p${i}`, name })) });
    expect(textsOf({ ...two, goalRelations: [] })).toEqual([
      'Add 2 green links between Eli and Fay: “Charming / Flirtatious”. Each enjoys an audience.',
      'Add 4 red links between Eli and Fay: “Despises officials”. The bias of Eli hits Fay.',
      expect.stringMatching(/^Add 2 green links between Eli and Fay: “Despises officials”\./),
    ]);
  });

  it('ignore case and spaces', () => {
    const cast = bare.cast.map((one) => ({
      ...one,
      goal: one.id === 'dee' ? ' hold  OUT until help comes' : one.goal,
    }));
    expect(suggestions({ ...bare, cast }).map(({ key }) => key)).toEqual(suggestions(bare).map(({ key }) => key));
  });

  it('keep their keys when the cast is reordered', () => {
    const keys = (body: Siege) =>
      suggestions(body)
        .map(({ key }) => key)
        .toSorted();
    expect(keys({ ...bare, cast: bare.cast.toReversed() })).toEqual(keys(bare));
  });
});
