import { expect, it } from 'vitest';
import { describeForm } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

describeForm(form, schema);

it('leads a group from the ship to how it ends', () => {
  const slots = new Set(form.steps.flatMap((step) => step.slots.map(({ id }) => id)));
  const asked = form.course.map(({ question }) => question);
  expect(asked.filter((id) => slots.has(id))).toEqual([
    'ship',
    'premise',
    'objective',
    'traps',
    'characters',
    'endings',
  ]);
  expect(asked.filter((id) => !slots.has(id))).toEqual([
    ...['layout', 'trap-words', 'tile-mix', 'character-words', 'tracker', 'ending-words', 'title'],
  ]);
});

it('goes from the ship to how it ends', () => {
  const steps = ['Ship', 'Layout', 'Tiles', 'Traps', 'Characters', 'Tracker', 'Endings'];
  expect(form.steps.map(({ title }) => title)).toEqual(steps);
});
