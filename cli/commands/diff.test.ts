// @module-tag long

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';

const { trapdoor, write } = builtCli();

/** The spaceship, changed. */
async function changed(
  name: string,
  change: (draft: { title: string; body: { events: { id: string; text: string }[] } }) => void,
) {
  const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
  change(draft);
  return write(name, JSON.stringify(draft));
}

describe('diff', () => {
  it('says that nothing has changed', async () => {
    expect(await trapdoor(['diff', 'spaceship', 'spaceship', '--exit-code'])).toMatchObject({
      code: 0,
      out: 'Nothing has changed.\n',
      err: '',
    });
    expect(JSON.parse((await trapdoor(['diff', 'spaceship', 'spaceship', '--json'])).out)).toEqual({
      same: true,
      changes: [],
    });
  });

  it('says what has changed, part by part, with the words marked', async () => {
    const file = await changed('new.json', (draft) => {
      draft.title = 'Red \u001b[31malert';
      const [first, second] = draft.body.events;
      if (first && second) {
        first.text = `${first.text} Run!`;
        draft.body.events.splice(1, 1);
      }
    });
    const { code, out, err } = await trapdoor(['diff', 'spaceship', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Cover\n {2}changed {2}Title\n {11}.*\{\+Red {2}\[31malert\+\}/);
    expect(out).toMatch(/\n\nEvents\n {2}changed {2}.* · .*\n {11}.*\{\+.*Run!\+\}\n/);
    expect(out).toMatch(/\n {2}removed {2}.*\n {11}.*\[-.*-\]\n/);
    expect(out).not.toContain('\u001b');
    expect((await trapdoor(['diff', 'spaceship', file, '--exit-code'])).code).toBe(1);
    const { same, changes } = JSON.parse((await trapdoor(['diff', '--json', 'spaceship', file])).out);
    expect(same).toBe(false);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'changed', 'removed']);
    for (const change of changes) expect(Object.keys(change)).toEqual(['path', 'title', 'kind', 'before', 'after']);
    expect(changes[0]).toMatchObject({ path: ['title'], title: 'Cover · Title', after: 'Red \u001b[31malert' });
  });

  it('writes the file of a variant, which is read with the starter beside it', async () => {
    const file = await changed('new.json', (draft) => {
      draft.title = 'Ark';
    });
    write('spaceship.json', (await trapdoor(['export', 'spaceship'])).out);
    const { code, out } = await trapdoor(['diff', 'spaceship', file, '--patch']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      format: 'trapdoor/patch',
      variantOf: 'spaceship',
      patches: [{ op: 'set', path: ['title'], value: 'Ark' }],
    });
    const variant = write('ark.patch.json', out);
    expect((await trapdoor(['diff', file, variant])).out).toBe('Nothing has changed.\n');
    expect((await trapdoor(['diff', 'spaceship', file, '--patch', '--json'])).code).toBe(2);
  });

  it('reads one of them from standard input, but not both', async () => {
    const { out } = await trapdoor(['export', 'spaceship']);
    expect((await trapdoor(['diff', '-', 'spaceship', '--exit-code'], out)).code).toBe(0);
    expect(await trapdoor(['diff', '-', '-'], out)).toMatchObject({ code: 2, out: '' });
  });

  it('updates a file of an older version before it compares', async () => {
    const old = 'test/fixtures/trapped-v1.json';
    expect(JSON.parse(readFileSync(old, 'utf8')).formatVersion).toBe(1);
    const migrated = write('migrated.json', (await trapdoor(['migrate', old])).out);
    expect(await trapdoor(['diff', old, migrated, '--exit-code'])).toMatchObject({ code: 0, err: '' });
    const draft = JSON.parse(readFileSync(migrated, 'utf8'));
    const tagged = write('tagged.json', JSON.stringify({ ...draft, tags: ['funny'] }));
    expect((await trapdoor(['diff', old, tagged])).out).toBe('Cover\n  added    Tags\n           {+Funny+}\n');
  });

  it.each([
    ['two games', ['spaceship', 'walls-hive'], 'only scenarios of one game can be compared'],
    ['one file', ['spaceship'], 'Say which two files.'],
    ['three files', ['spaceship', 'spaceship', 'spaceship'], 'Say which two files.'],
    ['a file that is not there', ['spaceship', 'nowhere'], 'There is no file'],
  ])('refuses %s', async (_, files, expected) => {
    const { code, out, err } = await trapdoor(['diff', ...files]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
  });
});
