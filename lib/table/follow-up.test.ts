import { describe, expect, it } from 'vitest';
import type { Form } from '@/lib/contract/form';
import type { JsonObject } from '@/lib/kernel/json';
import { entry, group, line, list, ref } from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { askingsOf, followUpsOf, optionsFor } from './follow-up';
import { outlineOf } from './questions';

const about = (title: string) => ({ title, description: `${title}.` });
const name = line({ ...about('Name'), examples: ['Ada'] });
const friend = ref('towns.0.people', { ...about('Friend'), examples: ['ada'] });
const people = list(entry({ name, friend }, about('Person')), { ...about('People'), noun: 'person' });
const towns = list(entry({ name, people }, about('Town')), { ...about('Towns'), noun: 'town' });
const guests = list(entry({ name, friend }, about('Guest')), { ...about('Guests'), noun: 'guest' });
const shape = objectShapeOf(group({ body: group({ towns, guests }, about('Body')) }, about('Draft')));

const asked = (id: string, of: readonly (string | number)[]) => ({
  id,
  title: id,
  ask: 'Who?',
  of,
  fields: [{ field: 'friend', ask: 'Whose friend?' }],
});
const form: Form = {
  steps: [
    {
      ...{ id: 's', title: 'S', question: 'Who?', help: '', widgets: [], slots: [] },
      followUps: [asked('people', ['towns', 0, 'people']), asked('guests', ['guests'])],
    },
  ],
  course: [],
};
const person = (id: string, secret = '') => ({ id, name: id, friend: '', secret });
const draft: JsonObject = {
  body: {
    towns: [
      { id: 'a', name: 'A', people: [person('ada', 'CANARY'), person('bob')] },
      { id: 'b', name: 'B', people: [person('cleo')] },
    ],
    guests: [person('gus')],
  },
};

describe('a question that points into lists of entries', () => {
  const followUps = followUpsOf(form, shape);
  const optionsOf = (id: string, json: JsonObject) => {
    const followUp = followUps.find((each) => each.id === id);
    const [asking] = followUp ? askingsOf(followUp, json) : [];
    return followUp && asking && optionsFor(asking, followUp, json).map((option) => option.id);
  };

  it('offers entries of its own list, or from outside those of all lists', () => {
    expect(optionsOf('people', draft)).toEqual(['ada', 'bob']);
    expect(optionsOf('guests', draft)).toEqual(['ada', 'bob', 'cleo']);
  });

  it('offers the same from the outline sent to tables, which only has names', () => {
    const outline = outlineOf(draft, followUps, [], []);
    expect(optionsOf('people', outline)).toEqual(['ada', 'bob']);
    expect(optionsOf('guests', outline)).toEqual(['ada', 'bob', 'cleo']);
    expect(JSON.stringify(outline)).not.toContain('CANARY');
  });
});
