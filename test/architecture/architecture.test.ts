import { describe, expect, it } from 'vitest';
import { findCycle } from '@/lib/kernel/graph';
import { systems } from '@/lib/systems/registry';
import { FORBIDDEN_IN_SYSTEMS, MAY_IMPORT, MAY_USE, partOf, systemOf } from './house';
import { ownImports, readSources, type Source } from './sources';

const sources = readSources();
const byPath = new Map(sources.map((source) => [source.path, source]));

describe('the house', () => {
  it('has no module outside its parts', () => {
    expect(sources.filter(({ path }) => partOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('lets nobody import what the table forbids', () => {
    expect(sources.flatMap(forbiddenImports)).toEqual([]);
  });

  it('notices a forbidden import', () => {
    const intruder = { path: 'lib/kernel/x.ts', text: '', imports: ['lib/systems/registry', 'react'] };
    expect(forbiddenImports(intruder)).toHaveLength(2);
  });

  it('has no import cycles', () => {
    const nodes = sources.map((source) => ({ id: source.path, source }));
    const cycle = findCycle(nodes, ({ source }) => ownImports(source, byPath).map(({ path }) => path));
    expect(cycle?.map(({ id }) => id)).toBeUndefined();
  });

  it('names no game outside lib/systems, neither by its id nor by its title nor by a code of its', () => {
    expect(sources.filter(namesGame).map(({ path }) => path)).toEqual([]);
  });

  it.each(systems.map(({ id, title }) => [id, title]))('notices whoever names %s', (id, title) => {
    const wayToTell = [
      `if (system.id === '${id}') draw();`,
      `switch (draft.system) { case "${id}": break; }`,
      `const LOOKS = { '${id}': 'tile' };`,
      `issues.filter(({ code }) => code.startsWith('${id}/'))`,
      `<h1>${title}</h1>`,
    ];
    for (const text of wayToTell) {
      for (const path of ['app/x.tsx', 'templates/x.ts', 'lib/playtest/x.ts', 'lib/exports/x.ts', 'cli/x.ts']) {
        expect([text, namesGame({ path, text })]).toEqual([text, true]);
      }
      expect(namesGame({ path: 'lib/systems/registry.ts', text })).toBe(false);
    }
  });

  it('has a game’s own folder imported by the registry alone', () => {
    const isInside = (name: string) => systems.some(({ id }) => `${name}/`.startsWith(`lib/systems/${id}/`));
    const importing = sources.filter(({ path, imports }) => !isInside(path) && imports.some(isInside));
    expect(importing.map(({ path }) => path)).toEqual(['lib/systems/registry.ts']);
  });

  it('keeps games from naming each other', () => {
    const naming = sources.filter(({ path, text }) => {
      const own = systemOf(path);
      return own !== undefined && systems.some(({ id }) => id !== own && text.includes(`'${id}'`));
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('keeps games pure', () => {
    const impure = sources.filter(({ path, text }) => systemOf(path) && FORBIDDEN_IN_SYSTEMS.test(withoutWords(text)));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('keeps modules short', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 301);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

const IDS = new RegExp(`['"\`](${systems.map(({ id }) => id).join('|')})['"\`/:]`);

/** Whether a module outside the games tells one of them from the others by name. */
const namesGame = ({ path, text }: Pick<Source, 'path' | 'text'>): boolean =>
  !path.startsWith('lib/systems/') && (IDS.test(text) || systems.some(({ title }) => text.includes(title)));

function forbiddenImports({ path, imports }: Pick<Source, 'path' | 'imports'>): readonly string[] {
  const part = partOf(path);
  if (!part) return [];
  return imports
    .filter((name) => {
      const target = partOf(name);
      if (target === undefined) return !isAsset(name) && MAY_USE[part] !== undefined && !MAY_USE[part]?.test(name);
      if (target === 'system' && part === 'system') return systemOf(path) !== systemOf(`${name}.ts`);
      return target !== part && !MAY_IMPORT[part].includes(target);
    })
    .map((name) => `${path} imports ${name}`);
}

const isAsset = (name: string) => name.endsWith('.json') || name.endsWith('.css');

/** Code without comments and strings, in which words mean nothing. */
const withoutWords = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm, '');
