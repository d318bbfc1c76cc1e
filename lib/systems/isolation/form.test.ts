import { expect, it } from 'vitest';
import { describeForm } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

describeForm(form, schema);

it('has a step for each part of a siege', () => {
  const steps = ['Place', 'Threat', 'Cast', 'Links', 'Tasks', 'Stress', 'House rules'];
  expect(form.steps.map(({ title }) => title)).toEqual(steps);
});

it('puts comfort limits first', () => expect(form.steps[0]?.help).toMatch(/^Agree on comfort limits first/));
