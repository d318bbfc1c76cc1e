// Checks scenario files, as a CI job would: node check-in-ci.mjs FILE… Exits with 1 if one of them has errors.
import { readFile } from 'node:fs/promises';
import { check, open, TrapdoorError } from 'trapdoor';

for (const file of process.argv.slice(2)) {
  try {
    const scenario = await open(await readFile(file));
    const issues = check(scenario);
    for (const { severity, path, message } of issues)
      console.log(`${file}: ${severity} at ${path.join('/')}: ${message}`);
    if (issues.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof TrapdoorError)) throw error;
    console.log(`${file}: ${error.message}`);
    process.exitCode = 1;
  }
}
