import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  /** Path from the repository's root: "lib/kernel/graph.ts". */
  readonly path: string;
  readonly text: string;
  /** Imports: paths of our own modules without extension, or names of packages. */
  readonly imports: readonly string[];
}

/** Reads every module of the product, without tests. */
export function readSources(
  folders: readonly string[] = ['app', 'cli', 'door', 'lib', 'templates'],
): readonly Source[] {
  return folders
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => !isTest(file))
    .map(readSource);
}

/** Reads every test module and the modules in test/ for their use. */
export function readTests(): readonly Source[] {
  const beside = ['app', 'cli', 'door', 'lib', 'templates']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter(isTest);
  return [...beside, ...filesBelow(join(ROOT, 'test'))].map(readSource);
}

/** Reads every module of the repository, tests and scripts included. */
export const readModules = (): readonly Omit<Source, 'imports'>[] =>
  ['app', 'bench', 'cli', 'door', 'examples', 'lib', 'scripts', 'templates', 'test']
    .flatMap((folder) => filesBelow(join(ROOT, folder), /\.(tsx?|mjs)$/))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }));

/** Reads all of scripts/ as one text: scripts load modules by their paths. */
export const readScripts = (): string =>
  readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(ROOT, 'scripts', name), 'utf8'))
    .join('\n');

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const readSource = (file: string): Source => sourceOf(relative(ROOT, file), readFileSync(file, 'utf8'));

/** Creates a source from a path relative to the root and its text. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  imports: importsOf(text).map((name) => resolved(path, name)),
});

function filesBelow(folder: string, names = /\.tsx?$/): readonly string[] {
  return (
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && names.test(entry.name) && !/\.d\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // Excludes copies that other tests create and remove.
      .filter((file) => !/(^|\/)\./.test(relative(ROOT, file)))
      .toSorted()
  );
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|new URL\(\s*['"]([^'"]+\.tsx?)['"]/g;

const importsOf = (text: string) =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');

/** A name that a module imports from another of our modules. */
export interface ImportedName {
  /** Path of the other module, without extension. */
  readonly from: string;
  /** Imported name; "*" for all. */
  readonly name: string;
}

const NAMED = /(?:^|\n)\s*(?:import|export)\s(?:type\s)?([^;'"]*?)\sfrom\s*['"]([^'"]+)['"]/g;

const LOADED_LATER = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Lists the names that a module imports or re-exports; "*" for dynamic imports. */
export function importedNames({ path, text }: Pick<Source, 'path' | 'text'>): readonly ImportedName[] {
  const later = [...text.matchAll(LOADED_LATER)].map(([, name = '']) => ({ from: resolved(path, name), name: '*' }));
  const atOnce = [...text.matchAll(NAMED)].flatMap(([, what = '', name = '']) => {
    const from = resolved(path, name);
    const listed = /\{([^}]*)\}/.exec(what)?.[1];
    if (listed === undefined) return [{ from, name: '*' }];
    const names = listed.split(',').map((part) => part.trim().replace(/^type\s+/, ''));
    return names.flatMap((part) => (part === '' ? [] : [{ from, name: part.split(/\s/)[0] ?? '' }]));
  });
  return [...atOnce, ...later];
}

function resolved(from: string, name: string): string {
  const ours = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? normalize(join(dirname(from), name))
      : undefined;
  return ours === undefined ? name : ours.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** Lists a module's imports of our own modules. */
export function ownImports(source: Source, sources: ReadonlyMap<string, Source>): readonly Source[] {
  return source.imports.flatMap((name) => {
    const found = ['.ts', '.tsx', '/index.ts', '/index.tsx', '/page.tsx']
      .map((end) => sources.get(`${name}${end}`))
      .find(Boolean);
    return found ? [found] : [];
  });
}

const TYPES_ONLY = /(?:^|\n)\s*(?:import|export)\s+type\s[^;]*?from\s*['"][^'"]+['"];?/g;
const EACH_A_TYPE = /(?:^|\n)\s*import\s*\{\s*type\s[^,}]*(?:,\s*type\s[^,}]*)*,?\s*\}\s*from\s*['"][^'"]+['"];?/g;

/** Lists our modules that are loaded with a module or later, without type-only imports. */
export function loadedImports(source: Source, sources: ReadonlyMap<string, Source>): readonly Source[] {
  const text = source.text.replace(TYPES_ONLY, '\n').replace(EACH_A_TYPE, '\n');
  const imports = importsOf(text).map((name) => resolved(source.path, name));
  return ownImports({ ...source, imports }, sources);
}

const WORKERS = /new URL\(\s*['"]([^'"]+\.tsx?)['"]/g;

/** Lists our modules that are loaded with a module, without dynamic imports and workers. */
export const importsAtOnce = (source: Source, sources: ReadonlyMap<string, Source>): readonly Source[] =>
  loadedImports({ ...source, text: source.text.replace(LOADED_LATER, '').replace(WORKERS, '') }, sources);

const EXPORTED =
  /(?:^|\n)export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(?:(\w+)|([[{])([^\]}]*))|(?:^|\n)export\s+(?:type\s+)?\{([^}]*)\}/g;

/** Lists the names that a module exports, except the default. */
export function exportedNames({ text }: Pick<Source, 'text'>): readonly string[] {
  return [...text.matchAll(EXPORTED)].flatMap(([, name, , several = '', listed = '']) => {
    if (name !== undefined) return [name];
    return `${several},${listed}`
      .split(',')
      .map(
        (part) =>
          part
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)
            .at(-1)
            ?.split(':')
            .at(-1)
            ?.trim() ?? '',
      )
      .filter((part) => part !== '' && part !== 'default');
  });
}
