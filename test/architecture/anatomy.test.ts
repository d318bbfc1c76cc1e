import { describe, expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { ANATOMY, EXCEPTIONS, faultsOf } from './anatomy';
import { readSources } from './sources';

const paths = readSources(['lib/systems']).map(({ path }) => path);

describe('the anatomy of a game', () => {
  it.each(systems.map(({ id }) => id))('is that of %s', (id) => {
    const folder = `lib/systems/${id}/`;
    const own = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    expect(faultsOf(own, EXCEPTIONS[id])).toEqual([]);
  });

  const whole = ANATOMY.map((part) => (part.endsWith('/') ? `${part}x.ts` : part));

  it('has no faults with every part', () => expect(faultsOf(whole)).toEqual([]));

  it.each([
    ['a missing part', whole.slice(1), {}, 'bots/index.ts is missing'],
    ['a module of another name', [...whole, 'tricks.ts'], {}, 'tricks.ts is no part of the anatomy'],
    ['a folder of another name', [...whole, 'tricks/x.ts'], {}, 'tricks/ is no part of the anatomy'],
    ['an unused exception', whole, { extra: { 'x.ts': 'why' } }, 'x.ts is listed as extra, but not there'],
    [
      'an exception for a part that exists',
      whole,
      { missing: { 'rules/': 'why' } },
      'rules/ is there, but listed as missing',
    ],
  ])('detects %s', (_, given, exceptions, fault) => expect(faultsOf(given, exceptions)).toEqual([fault]));
});
