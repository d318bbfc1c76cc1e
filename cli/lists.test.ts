// @module-tag long

import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';

const { at, trapdoor, write } = builtCli();
const json = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));

/** Changes one CSV file of the exported lists. */
function changed(table: string, change: (csv: string) => string): string {
  const files = unzipSync(readFileSync(at('lists.zip')));
  const file = `${table}.csv`;
  return write('changed.zip', zipSync({ ...files, [file]: strToU8(change(strFromU8(files[file] ?? strToU8('')))) }));
}

describe('lists', () => {
  beforeAll(async () => {
    await trapdoor(['export', 'spaceship', '-o', at('ship.json')]);
    for (const ending of ['zip', 'xlsx']) {
      const { code, err } = await trapdoor([
        'export',
        at('ship.json'),
        '--format',
        'lists',
        '-o',
        at(`lists.${ending}`),
      ]);
      expect([code, err]).toEqual([0, '']);
    }
  });

  it.each(['zip', 'xlsx'])('come back from a .%s without a change', async (ending) => {
    const words = ['apply', at('ship.json'), '--lists', at(`lists.${ending}`), '-o', at('same.json'), '--force'];
    const { code, out } = await trapdoor(words);
    expect([code, out]).toEqual([0, 'Nothing has changed.\n']);
    expect(readFileSync(at('same.json'), 'utf8')).toBe(readFileSync(at('ship.json'), 'utf8'));
  });

  it('are shown first with --dry-run, then applied', async () => {
    const [first] = json('ship.json').body.events;
    const lists = changed('events', (csv) => csv.replace(first.title, 'The lift drops'));
    const words = ['apply', at('ship.json'), '--lists', lists];
    const dry = await trapdoor([...words, '--dry-run', '--json']);
    expect([dry.code, dry.err]).toEqual([0, '']);
    expect(JSON.parse(dry.out)).toMatchObject({
      applied: false,
      changed: 1,
      changes: [{ path: ['body', 'events', first.id, 'title'], kind: 'changed', after: 'The lift drops' }],
      problems: [],
    });
    expect((await trapdoor([...words, '-o', at('out.json')])).code).toBe(0);
    expect(json('out.json').body.events[0].title).toBe('The lift drops');
    const again = await trapdoor([...words, '-o', at('out.json')]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('already exists')]);
  });

  it('make a scenario in another language', async () => {
    const lists = changed('texts', (csv) => csv.replace(/^(title,.*),\r$/m, '$1,Raumschiff\r'));
    const words = ['apply', at('ship.json'), '--lists', lists, '--language', 'de', '-o', at('de.json')];
    const { code, out } = await trapdoor(words);
    expect([code, out]).toEqual([0, expect.stringContaining('1 text translated.')]);
    expect(json('de.json')).toMatchObject({ title: 'Raumschiff', language: 'de' });
  });

  it('exit 1 if something is wrong, 2 if they cannot be read, and write nothing', async () => {
    const lists = changed('events', (csv) => csv.replace(/^(.*?),title,/, '$1,name,'));
    const wrong = await trapdoor(['apply', at('ship.json'), '--lists', lists, '-o', at('wrong.json')]);
    expect(wrong).toMatchObject({ code: 1, out: expect.stringMatching(/events\.csv, row 1, column \w \(name\)/) });
    for (const file of [at('ship.json'), write('x.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 1)), at('none.zip')]) {
      const words = ['apply', at('ship.json'), '--lists', file, '-o', at('wrong.json')];
      expect(await trapdoor(words), file).toMatchObject({ code: 2 });
    }
    expect(() => json('wrong.json')).toThrow('ENOENT');
    expect((await trapdoor(['export', at('ship.json'), '--format', 'lists'])).code).toBe(2);
  });
});
