import { describe, expect, it } from 'vitest';
import { importedNames, ownImports, readSources, readTests, type Source } from './sources';

/** Games whose cases run the product's own rules. */
const GAMES = ['fightsphere', 'isolation', 'mothership', 'trapped', 'walls', 'zombies'];

/** Names that modules of the product import from each other. */
const used = new Set(
  readSources().flatMap((source) => importedNames(source).map(({ from, name }) => `${from} ${name}`)),
);
const tests = new Map(readTests().map((source) => [source.path, source]));

describe.each(GAMES)('the rule cases of %s', (game) => {
  const cases = reached([...tests.values()].filter(({ path }) => path.startsWith(`test/conformance/${game}/`)));
  const own = cases.flatMap(importedNames).filter(({ from }) => from.startsWith(`lib/systems/${game}/`));

  it('use the game', () => expect(own).not.toEqual([]));

  it('use nothing that the product itself does not use', () => {
    expect([...new Set(own.filter((name) => !isUsed(name)).map(({ from, name }) => `${name} of ${from}`))]).toEqual([]);
  });
});

describe('isUsed()', () => {
  const from = 'lib/systems/mothership/engine/setup';
  it.each([
    ['a name that another module imports', 'setup', true],
    ['a name that only its own module uses', 'boxOf', false],
    ['a name that does not exist', 'tearDown', false],
  ])('%s', (_, name, used) => expect(isUsed({ from, name })).toBe(used));
});

/** Returns test modules and the modules in test/ that they import. */
function reached(roots: readonly Source[]): readonly Source[] {
  const found = new Set(roots);
  for (const source of found) for (const next of ownImports(source, tests)) found.add(next);
  return [...found];
}

/** Tells whether another module of the product imports a name. */
const isUsed = ({ from, name }: { readonly from: string; readonly name: string }): boolean =>
  used.has(`${from} ${name}`) || used.has(`${from} *`);
