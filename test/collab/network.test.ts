import { expect, it } from 'vitest';
import { converge, PINNED } from '../support/convergence';

const SEEDS = Array.from({ length: 5 }, (_, i) => Number(process.env.PROPERTY_SEED ?? 1) + i);

it.each([...PINNED, ...SEEDS])(
  'six people on bad connections to two processes end with one draft with every word once (seed %i)',
  async (seed) => {
    const { trouble, renewals } = await converge(seed, { operations: 200, replicas: 6 });
    expect(trouble).toBeUndefined();
    expect(renewals).toBeLessThan(20);
  },
);

it('is determined by its seed', async () => {
  const [one, two] = [
    await converge(7, { operations: 60, replicas: 3 }),
    await converge(7, { operations: 60, replicas: 3 }),
  ];
  expect(one).toEqual(two);
});
