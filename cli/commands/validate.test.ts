// @module-tag long

import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';

const { at, trapdoor, write } = builtCli();
const HASH = 'ab'.repeat(32);

/** The spaceship with some fields of its own, as a file. */
async function file(name: string, given: object) {
  const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
  return write(name, JSON.stringify({ ...draft, ...given }));
}

const publishCodes = async (path: string) => {
  const { code, out } = await trapdoor(['validate', path, '--for', 'publishing', '--json']);
  const { ok, issues } = JSON.parse(out) as { ok: boolean; issues: { code: string; severity: string }[] };
  expect([ok, code]).toEqual(issues.some(({ severity }) => severity === 'error') ? [false, 1] : [true, 0]);
  return issues.map((issue) => issue.code).filter((issue) => issue.startsWith('publish/'));
};

describe('validate --for publishing', () => {
  it('reports what the library asks for besides, and only then', async () => {
    const path = await file('bare.json', { licence: '', summary: '', warnings: [] });
    expect(await publishCodes(path)).toEqual([
      'publish/no-licence',
      'publish/no-summary',
      'publish/no-warnings',
      'publish/starter-unchanged',
    ]);
    expect((await trapdoor(['validate', path])).out).not.toContain('publish/');
    const { out } = await trapdoor(['validate', path, '--for', 'publishing']);
    expect(out).toContain('Choose a licence');
    expect(out).toContain('Not fit to publish yet: 4 errors.');
  });

  it('reports errors as one more reason', async () => {
    const path = await file('untitled.json', { title: '', warnings: ['violence'], summary: 'A ship.' });
    expect(await publishCodes(path)).toEqual(['publish/errors', 'publish/starter-unchanged']);
  });

  it('reads what is said of pictures beside the file', async () => {
    const path = await file('pictured.json', { cover: `art:${HASH}` });
    expect(await publishCodes(path)).toContain('publish/picture-credit');
    mkdirSync(at('art'), { recursive: true });
    write(`art/${HASH}.png`, 'a picture');
    expect(await publishCodes(path)).toContain('publish/picture-credit');
    write('art/index.json', JSON.stringify([{ hash: HASH, alt: 'A lamp', credit: 'Ann' }]));
    expect(await publishCodes(path)).not.toContain('publish/picture-credit');
  });

  it('refuses any other purpose', async () => {
    expect(await trapdoor(['validate', 'spaceship', '--for', 'fun'])).toMatchObject({ code: 2, out: '' });
  });
});
