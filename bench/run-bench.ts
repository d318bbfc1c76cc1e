import { type Bench, measureBench } from './measure-bench';
import { BUDGET_MS } from './scale';

/**
 * Runs a bench as a program. Each row goes to standard error as it comes, the document of `--json` to standard output
 * at the end. Exits with 1 if a row has no figure or misses its target.
 */
export async function runBench(bench: Bench): Promise<never> {
  const words = process.argv.slice(2);
  const { json, ok } = await measureBench(bench, { words, say: (line) => console.error(line), budgetMs: BUDGET_MS });
  if (json) console.log(JSON.stringify(json));
  // Not the exit code alone: sockets that were cut may linger.
  process.exit(ok ? 0 : 1);
}
