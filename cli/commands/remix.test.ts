// @module-tag long

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';

const { at, trapdoor, write } = builtCli();

async function written(licence: string) {
  const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
  return write(
    `${licence || 'none'}.json`,
    JSON.stringify({ ...draft, licence, authors: [{ id: 'a', name: 'Ann \u001b[31m' }] }),
  );
}

describe('remix', () => {
  it('writes a new scenario that names the one it was made from', async () => {
    const source = await written('CC BY-SA 4.0');
    const { code, out, err } = await trapdoor(['remix', source, '-o', at('remix.json')]);
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' });
    const [before, after] = [source, at('remix.json')].map((file) => JSON.parse(readFileSync(file, 'utf8')));
    expect(after.id).not.toBe(before.id);
    expect(after.body).toEqual(before.body);
    expect(after.licence).toBe('CC-BY-SA-4.0');
    expect(after.remixOf).toMatchObject([{ title: before.title, licence: 'CC-BY-SA-4.0', version: 1, address: '' }]);
    expect((await trapdoor(['validate', at('remix.json')])).code).toBe(0);

    expect((await trapdoor(['remix', at('remix.json'), '-o', at('remix.json')])).err).toContain('already exists');
    const again = JSON.parse((await trapdoor(['remix', at('remix.json')])).out);
    expect(again.remixOf).toHaveLength(2);
    expect(again.remixOf[1]).toEqual(after.remixOf[0]);
  });

  it.each(['CC BY-ND 4.0', 'All rights reserved', '', 'Ask me'])(
    'refuses “%s”, and says whom to ask',
    async (licence) => {
      const { code, out, err } = await trapdoor(['remix', await written(licence), '-o', at('refused.json')]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('Ask Ann  [31m for permission.\n');
      expect(existsSync(at('refused.json'))).toBe(false);
    },
  );
});
