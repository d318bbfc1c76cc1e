import { converge } from '@/test/support/convergence';

// A share of the seeds, in a process of its own: from the first in steps up to the last.
const [first = 1, step = 1, last = 1] = process.argv.slice(2).map(Number);
const troubles: string[] = [];
for (let seed = first; seed <= last; seed += step) {
  const { trouble } = await converge(seed, { operations: 200, replicas: 6 });
  if (trouble !== undefined) troubles.push(`seed ${seed}: ${trouble}`);
}
process.stdout.write(JSON.stringify(troubles));
