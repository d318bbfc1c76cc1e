import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systems } from './systems';
import { parseVectors, runVectors } from './vectors';

const USAGE = 'Usage: npm run conformance -- FILE [--only op,op]\n';

/**
 * Prints failures and the number of passed cases. Returns 0 if nothing failed, 1 if something did, 2 if it could not
 * run.
 */
function main(): number {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  // npm runs scripts in the repository's folder, but the path is relative to the user's folder.
  const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8');
  const only = values.only?.split(',').map((op) => op.trim());
  const outcomes = runVectors(parseVectors(text), systems, only);
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  for (const { id, op, failure } of failed) process.stdout.write(`${id} (${op}): ${failure}\n`);
  process.stdout.write(`${outcomes.length - failed.length} passed, ${failed.length} failed\n`);
  return failed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 2;
}
