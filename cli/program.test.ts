// @module-tag long

import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';
import { runCli } from '@/test/support/run-cli';

const { at, program, trapdoor, write } = builtCli();

describe('kept code', () => {
  it.each([
    ['none', undefined],
    ['half', (code: Buffer) => code.subarray(0, code.length / 2)],
    ['that of another version of V8', (code: Buffer) => Buffer.concat([Buffer.alloc(16), code.subarray(16)])],
  ] as const)('is not needed: with %s the command line runs all the same', async (name, change) => {
    const folder = dirname(program);
    const moved = at(`${name}.mjs`);
    copyFileSync(join(folder, 'cli.mjs'), moved);
    copyFileSync(join(folder, 'cli.cjs'), at('cli.cjs'));
    if (change) write('cli-validate.bin', change(readFileSync(join(folder, 'cli-validate.bin'))));
    const { code, out, err } = await runCli(moved, ['validate', 'spaceship']);
    expect({ code, out, err }).toMatchObject({
      code: 0,
      out: (await trapdoor(['validate', 'spaceship'])).out,
      err: '',
    });
  });
});
