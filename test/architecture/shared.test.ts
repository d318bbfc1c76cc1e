import { describe, expect, it } from 'vitest';
import { sharedWithOneUser } from './inspect';
import { readSources, readTests, sourceOf } from './sources';

/** Shared modules that only one game reaches and that stay shared, with reasons. */
const KEPT: Readonly<Record<string, string>> = {
  'lib/kernel/bits.ts': 'the engine of the first game is left as it is for now',
  'lib/tabletop/play/find-fair-places.ts': 'decision 25 says where it is',
};

const cellar = readTests().filter(({ path }) => path.startsWith('test/games/'));
const sources = [...readSources(), ...cellar];

describe('modules that only one game uses', () => {
  it('are in that game’s folder', () => {
    expect(sharedWithOneUser(sources).filter(({ path }) => !KEPT[path])).toEqual([]);
  });

  it('are listed as kept only if they are', () => {
    const found = sharedWithOneUser(sources).map(({ path }) => path);
    expect(Object.keys(KEPT).filter((path) => !found.includes(path))).toEqual([]);
  });

  it('are detected behind other shared modules too', () => {
    const shared = sourceOf('lib/tabletop/x.ts', "import { y } from './y';");
    const behind = sourceOf('lib/tabletop/y.ts', 'export const y = 1;');
    const game = sourceOf('lib/systems/walls/x.ts', "import { x } from '@/lib/tabletop/x';");
    expect(sharedWithOneUser([shared, behind, game])).toEqual([
      { path: 'lib/tabletop/x.ts', game: 'walls' },
      { path: 'lib/tabletop/y.ts', game: 'walls' },
    ]);
    const other = sourceOf('app/_home/x.ts', "import { y } from '@/lib/tabletop/y';");
    expect(sharedWithOneUser([shared, behind, game, other])).toEqual([{ path: 'lib/tabletop/x.ts', game: 'walls' }]);
  });
});
