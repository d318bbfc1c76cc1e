import { findCycle } from '@/lib/kernel/graph';
import { LARGE_ROOMS, PACKAGES, ROOM_MAX, refusalToImport, roomOf, SERVER_ONLY } from './floors';
import { exportedNames, importedNames, importsAtOnce, loadedImports, ownImports, type Source } from './sources';

export function forbiddenImports({ path, imports }: Pick<Source, 'path' | 'imports'>): readonly string[] {
  return imports.flatMap((name) => {
    const why = isOurs(name) ? refusalToImport(path, name) : refusalToUse(path, name);
    return why ? [`${path} imports ${name}: ${why}`] : [];
  });
}

const isOurs = (name: string) => roomOf(name) !== undefined || isAsset(name);
const isAsset = (name: string) => /\.(json|css|mdx)$/.test(name) || name.startsWith('content/');

function refusalToUse(path: string, name: string): string | undefined {
  const room = Object.keys(PACKAGES).find((start) => path.startsWith(`${start}/`) || path === `${start}.ts`);
  return room !== undefined && !PACKAGES[room]?.test(name) ? `${room} uses no such package` : undefined;
}

/** Returns the names of rooms that import each other in a circle. */
export function circleOfRooms(given: readonly Source[]): readonly string[] | undefined {
  const paths = new Map(given.map((source) => [source.path, source]));
  const below = new Map<string, Set<string>>();
  for (const source of given) {
    const name = roomOf(source.path)?.name ?? '';
    const reached = below.get(name) ?? below.set(name, new Set()).get(name);
    for (const { path } of ownImports(source, paths)) reached?.add(roomOf(path)?.name ?? '');
    reached?.delete(name);
  }
  const nodes = [...below.keys()].map((id) => ({ id }));
  return findCycle(nodes, ({ id }) => [...(below.get(id) ?? [])])
    ?.map(({ id }) => id)
    .toSorted();
}

/** Lists client modules that load a server-only module, with that module. */
export function serverCodeIn(given: readonly Source[]): readonly string[] {
  const paths = new Map(given.map((source) => [source.path, source]));
  return given
    .filter(({ text }) => /^['"]use client['"]/.test(text))
    .flatMap((client) => {
      const found = new Set([client]);
      for (const source of found) for (const next of loadedImports(source, paths)) found.add(next);
      const room = (path: string) => roomOf(path)?.name ?? '';
      return [...found]
        .filter(({ path }) => SERVER_ONLY.includes(room(path)))
        .map(({ path }) => `${client.path}: ${path}`);
    });
}

/** Entry of the server's bundle. It and the bundle of the pages each contain a copy of shared modules. */
const SERVER_ENTRY = 'lib/server/main.ts';

/**
 * Lists modules that use `instanceof` on a class of which both bundles contain a copy: it recognises only its own copy.
 * The declaring module counts too.
 */
export function sharedInstanceofs(given: readonly Source[]): readonly string[] {
  const paths = new Map(given.map((source) => [source.path, source]));
  const loadedFrom = (entries: readonly Source[]) => {
    const found = new Set(entries);
    for (const source of found) for (const next of loadedImports(source, paths)) found.add(next);
    return found;
  };
  const inServer = loadedFrom(given.filter(({ path }) => path === SERVER_ENTRY));
  const inPages = loadedFrom(given.filter(({ path }) => CALLED_BY_NEXT.test(path)));
  const inBoth = [...inServer].filter((source) => inPages.has(source));
  const classes = inBoth.flatMap(({ text }) => [...text.matchAll(/\bexport class (\w+)/g)].map(([, name]) => name));
  return given.flatMap(({ path, text }) =>
    [...text.matchAll(/\binstanceof (\w+)/g)].flatMap(([, name]) =>
      classes.includes(name) ? [`${path}: ${name}`] : [],
    ),
  );
}

/** Modules of games that load with the registry. */
const LISTED = /^lib\/systems\/[^/]+\/(credit|manifest|vocabulary|starters\/index)\.ts$/;

/** Lists games that are loaded together with the registry. */
export function loadedEarly(given: readonly Source[]): readonly string[] {
  const paths = new Map(given.map((source) => [source.path, source]));
  return given.flatMap((source) => {
    if (source.path !== 'lib/systems/registry.ts') return [];
    const found = new Set([source]);
    for (const next of found) for (const imported of importsAtOnce(next, paths)) found.add(imported);
    const early = [...found].filter(({ path }) => /^lib\/systems\/.*\//.test(path) && !LISTED.test(path));
    return early.map(({ path }) => `${source.path}: ${path}`);
  });
}

/** Lists modules that import a starter's file. Bundles would contain it, although starters are read on demand. */
export const starterImports = (given: readonly Source[]): readonly string[] =>
  given.flatMap(({ path, imports }) =>
    imports.filter((name) => /(^|\/)content\/starters\//.test(name)).map((name) => `${path}: ${name}`),
  );

export function roomSizes(given: readonly Source[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { path } of given) {
    const name = roomOf(path)?.name ?? '';
    sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return sizes;
}

export const tooLarge = (given: readonly Source[]): readonly string[] =>
  [...roomSizes(given)].filter(([name, size]) => size > ROOM_MAX && !LARGE_ROOMS[name]).map(([name]) => name);

/** Files whose exports Next calls. */
const CALLED_BY_NEXT = /(^|\/)(route|page|layout|not-found|error|global-error|proxy|opengraph-image)\.tsx?$/;

/** Modules that programs import, by `exports` of package.json. */
const IMPORTED_BY_PROGRAMS = /^door\/(index|print|print\.browser)\.ts$/;

/** Lists exports that no other module of the product uses: only tests do. */
export function exportedForTests(given: readonly Source[], tested: readonly Source[], scripts = ''): readonly string[] {
  const namesUsed = (by: readonly Source[]) =>
    new Set(by.flatMap((source) => importedNames(source).map(({ from, name }) => `${name} of ${from}`)));
  const [inProduct, inTests] = [namesUsed(given), namesUsed(tested)];
  return given
    .filter(({ path }) => !CALLED_BY_NEXT.test(path) && !IMPORTED_BY_PROGRAMS.test(path))
    .flatMap((source) => {
      const from = source.path.replace(/(\/index)?\.tsx?$/, '');
      if (inProduct.has(`* of ${from}`)) return [];
      return exportedNames(source)
        .map((name) => ({ name, key: `${name} of ${from}` }))
        .filter(({ name, key }) => inTests.has(key) && !inProduct.has(key) && !isUsedInside(source, name))
        .filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(scripts))
        .map(({ name }) => `${name} of ${source.path}`);
    });
}

const isUsedInside = ({ text }: Source, name: string): boolean =>
  [...text.matchAll(new RegExp(`(?<!\\w|[^.]\\.)${name}(?!\\w)`, 'g'))].length > 1;

/** Lists test files that mock a module but share their modules with others (vitest.config.ts). */
export const replacedForOthers = (tests: readonly Source[]): readonly string[] =>
  tests
    .filter(({ path, text }) => /\bvi\.(m|doM)ock\(/.test(text) && !path.includes('.alone.test.'))
    .map(({ path }) => path);

const SHARED = /^lib\/(tabletop|chance|kernel)\//;

/** Lists shared modules that only one game reaches, directly or through other shared modules. */
export function sharedWithOneUser(
  given: readonly Source[],
): readonly { readonly path: string; readonly game: string | undefined }[] {
  const paths = new Map(given.map((source) => [source.path, source]));
  const users = new Map<string, Set<string>>();
  for (const source of given) {
    if (SHARED.test(source.path)) continue;
    const user = /^(?:lib\/systems|test\/games)\/([^/]+)\//.exec(source.path)?.[1] ?? OTHERS;
    const reached = new Set(ownImports(source, paths).filter(({ path }) => SHARED.test(path)));
    for (const shared of reached) {
      const by = users.get(shared.path) ?? new Set();
      users.set(shared.path, by.add(user));
      for (const next of ownImports(shared, paths)) reached.add(next);
    }
  }
  return [...users]
    .filter(([, by]) => by.size === 1 && !by.has(OTHERS))
    .map(([path, by]) => ({ path, game: [...by][0] }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const OTHERS = 'no game';
