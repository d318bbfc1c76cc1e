import { describe, expect, it } from 'vitest';
import type { Form } from '@/lib/contract/form';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { entry, group, line, list, ref } from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { findSystem } from '@/test/support/all-systems';
import { askingsOf, followUpsOf, optionsFor, orderIn, orderOf, pairsOf } from './follow-up';
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

describe('questions about two entries', () => {
  const trapped = findSystem('trapped');
  const followUps = trapped ? followUpsOf(trapped.form, draftShape(trapped)) : [];
  const goal = (id: string, ...before: readonly string[]) => ({
    id,
    requires: before.map((each) => ({ id: `${id}-${each}`, kind: 'goal', goal: each })),
  });

  it('put goals in order, and join rooms', () => {
    expect(followUps.filter((each) => orderIn(each)).map(({ id }) => id)).toEqual(['goal-order']);
    expect(followUps.filter((each) => pairsOf(each)).map(({ id }) => id)).toEqual(['passages']);
  });

  it('leave out goals that are in order already, directly or through others, even in a circle', () => {
    const followUp = followUps.find(({ id }) => id === 'goal-order');
    const field = followUp && orderIn(followUp);
    if (!field) throw new Error('Goals have an order.');
    const goals = [goal('a'), goal('b', 'a'), goal('c', 'b'), goal('d'), goal('x', 'y'), goal('y', 'x')];
    const isOrdered = orderOf(field, followUp, { body: { goals } });
    const [a, , c, d, x, y] = goals;
    const both = [[a, c], [c, a], [a, d], [x, y], [d, x]] as const; // biome-ignore format: a table
    expect(both.map(([one, other]) => one && other && isOrdered(one, other))).toEqual([true, true, false, true, false]);
  });
});
