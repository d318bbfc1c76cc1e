import { expect, it } from 'vitest';
import { describeForm } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

describeForm(form, schema);

it('goes from the ship to how it ends', () => {
  const steps = ['Ship', 'Layout', 'Tiles', 'Traps', 'Characters', 'Tracker', 'Endings'];
  expect(form.steps.map(({ title }) => title)).toEqual(steps);
});
