import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  /** From the repository's root: "lib/kernel/graph.ts". */
  readonly path: string;
  readonly text: string;
  /** What it imports: paths of our own modules without extension, or names of packages. */
  readonly imports: readonly string[];
}

/** Every module of the product, without tests. */
export function readSources(folders: readonly string[] = ['app', 'cli', 'lib', 'templates']): readonly Source[] {
  return folders
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .map((file) => {
      const path = relative(ROOT, file);
      const text = readFileSync(file, 'utf8');
      return { path, text, imports: importsOf(text).map((name) => resolved(path, name)) };
    });
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|new URL\(\s*['"]([^'"]+\.tsx?)['"]/g;

const importsOf = (text: string) =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');

/** A name that a module imports from another one of ours. */
export interface ImportedName {
  /** Path of the other module, without extension. */
  readonly from: string;
  /** "*" for all of them. */
  readonly name: string;
}

const NAMED = /(?:^|\n)\s*(?:import|export)\s(?:type\s)?([^;'"]*?)\sfrom\s*['"]([^'"]+)['"]/g;

/** What a module imports, name by name; what it only hands on counts as well. */
export function importedNames({ path, text }: Pick<Source, 'path' | 'text'>): readonly ImportedName[] {
  return [...text.matchAll(NAMED)].flatMap(([, what = '', name = '']) => {
    const from = resolved(path, name);
    const listed = /\{([^}]*)\}/.exec(what)?.[1];
    if (listed === undefined) return [{ from, name: '*' }];
    const names = listed.split(',').map((part) => part.trim().replace(/^type\s+/, ''));
    return names.flatMap((part) => (part === '' ? [] : [{ from, name: part.split(/\s/)[0] ?? '' }]));
  });
}

function resolved(from: string, name: string): string {
  const ours = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? normalize(join(dirname(from), name))
      : undefined;
  return ours === undefined ? name : ours.replace(/\.tsx?$/, '');
}

/** The imports of a module that are modules of ours, as paths of sources. */
export function ownImports(source: Source, sources: ReadonlyMap<string, Source>): readonly Source[] {
  return source.imports.flatMap((name) => {
    const found = ['.ts', '.tsx', '/index.ts', '/index.tsx', '/page.tsx']
      .map((end) => sources.get(`${name}${end}`))
      .find(Boolean);
    return found ? [found] : [];
  });
}
