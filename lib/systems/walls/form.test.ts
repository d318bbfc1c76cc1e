import { expect, it } from 'vitest';
import { describeForm } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

describeForm(form, schema);

it('has a step for each part of an arena', () => {
  const steps = ['Board', 'Walls', 'Starts', 'Tokens', 'House rules'];
  expect(form.steps.map(({ title }) => title)).toEqual(steps);
});
