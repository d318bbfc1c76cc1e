// @module-tag long

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

describe('validate of a variant', () => {
  const variant = (...patches: readonly object[]) =>
    write('raft.patch.json', JSON.stringify({ format: 'trapdoor/patch', variantOf: 'ark', patches }));
  const codesOf = async (path: string) =>
    JSON.parse((await trapdoor(['validate', path, '--json'])).out).issues.map(({ code }: { code: string }) => code);

  it('checks the starter beside it with the patches', async () => {
    await file('ark.json', {});
    const path = variant({ op: 'set', path: ['title'], value: 'Raft' });
    const { code, out } = await trapdoor(['validate', path]);
    expect([code, out]).toEqual([0, expect.stringContaining('raft.patch.json: Raft\n')]);
    expect(await codesOf(variant({ op: 'set', path: ['title'], value: '' }))).toHaveLength(1);
  });

  it('reports a patch that changes nothing, and a file that is no patch', async () => {
    await file('ark.json', {});
    expect(await codesOf(variant({ op: 'remove', path: ['body', 'goals', 'nothing'] }))).toEqual(['file/lost-patch']);
    expect(await codesOf(variant({ op: 'swap' }))).toEqual(['file/not-a-patch']);
  });

  it('exits 2 if the starter is not there', async () => {
    const lost = write('lost.patch.json', JSON.stringify({ format: 'trapdoor/patch', variantOf: 'gone', patches: [] }));
    const { code, out } = await trapdoor(['validate', lost]);
    expect([code, out]).toEqual([2, expect.stringContaining('gone.json')]);
  });

  it('finds no fault in the starters that come with Trapdoor', async () => {
    const names = readdirSync('content/starters', { recursive: true, encoding: 'utf8' });
    const paths = names.filter((name) => name.endsWith('.json')).map((name) => join('content/starters', name));
    const { code, out } = await trapdoor(['validate', '--json', ...paths]);
    const { ok, files } = JSON.parse(out) as { ok: boolean; files: readonly { issues: readonly object[] }[] };
    expect([code, ok, files.length]).toEqual([0, true, paths.length]);
  });
});
