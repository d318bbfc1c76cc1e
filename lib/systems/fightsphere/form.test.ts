import { expect, it } from 'vitest';
import { describeForm } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

describeForm(form, schema);

it('goes from the world to the house rules', () => {
  const steps = ['World', 'Layers', 'Episodes', 'Gladiators', 'Core', 'House rules'];
  expect(form.steps.map(({ title }) => title)).toEqual(steps);
});
