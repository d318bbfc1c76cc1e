import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scripts } from '../package.json';
import benches from './benches.json';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const names = Object.keys(benches);

/** Runs the source of a bench as a program. */
async function run(source: string, ...words: string[]) {
  // The first word stands where other programs have the name of their file.
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source, '--', 'a bench', ...words];
  const ran = promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

const benchOf = (ms: string) => `
  import { runBench } from './bench/run-bench.ts';
  const rows = [{ id: 'one', measure: () => ({ ms: 1 }) }, { id: 'two', measure: () => ({ ms: ${ms} }) }];
  await runBench({ rows });`;

describe('a bench as a program', () => {
  it('writes rows to standard error and nothing else without --json', async () => {
    expect(await run(benchOf('2'))).toEqual({ code: 0, stdout: '', stderr: 'ok   one: ms 1\nok   two: ms 2\n' });
  });

  it('writes the document alone to standard output with --json', async () => {
    const { code, stdout, stderr } = await run(benchOf('2'), '--json', '--only', 'two');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'ok   two: ms 2\n' });
    expect(JSON.parse(stdout)).toEqual({ rows: [{ id: 'two', ms: 2 }] });
  });

  it('exits with 1 where a figure is missing, after the document', async () => {
    const { code, stdout, stderr } = await run(benchOf('null'), '--json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'ok   one: ms 1\nFAIL two: ms null\n' });
    expect(JSON.parse(stdout)).toEqual({
      rows: [
        { id: 'one', ms: 1 },
        { id: 'two', ms: null },
      ],
    });
  });
});

describe('the list of benches', () => {
  it('has every bench, its command and its name in README', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.bench.ts'));
    expect(files.map((file) => file.replace('.bench.ts', ''))).toEqual(names);
    const commands = Object.fromEntries(names.map((name) => [`bench:${name}`, `node scripts/bench.mjs ${name}`]));
    expect(scripts).toMatchObject(commands);
    const readme = readFileSync(`${ROOT}/README.md`, 'utf8');
    expect(names.filter((name) => !readme.includes(`\`bench:${name}\``))).toEqual([]);
  });

  it('has only benches that report by rows', () => {
    const texts = names.map((name) => readFileSync(new URL(`${name}.bench.ts`, import.meta.url), 'utf8'));
    expect(names.filter((_, i) => !texts[i]?.includes('await runBench({'))).toEqual([]);
  });
});
