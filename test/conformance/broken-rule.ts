import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build, type Metafile, transform } from 'esbuild';

/** A change of one line of the product that breaks a rule, and a case that must then fail. */
export interface BrokenRule {
  readonly rule: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Original text, which occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Id of the case that fails. */
  readonly fails: string;
}

/** Returns the ids of a game's failing cases: of all without a broken rule, otherwise of `broken.fails` alone. */
export type FailuresOf = (broken?: BrokenRule) => Promise<readonly string[]>;

/** Body of a CommonJS module. */
type Body = (require: (path: string) => unknown, module: { exports: unknown }) => void;

type Loaded = Map<string, { readonly exports: unknown }>;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Path of the module that runs the cases. */
const ENTRY = '<stdin>';
/** Time limit, since a broken rule can make a game endless. */
const TIMEOUT_MS = 20_000;
const START = Symbol.for('trapdoor.start');

/**
 * Compiles each module of a game's rules and of its cases once. A run compiles only the broken one, and loads only those
 * again that depend on it: a bundle for each broken rule takes ten times as long.
 */
export async function openRules(system: string): Promise<FailuresOf> {
  const { metafile } = await build({
    stdin: { contents: entry(system), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
    platform: 'node',
    packages: 'external',
    alias: { '@': ROOT.replace(/\/$/, '') },
    logLevel: 'error',
  });
  const bodies = new Map<string, Body>();
  for (const path of Object.keys(metafile.inputs)) {
    if (path !== ENTRY) bodies.set(path, await compile(path, readFileSync(join(ROOT, path), 'utf8')));
  }
  bodies.set(ENTRY, await compile('entry.ts', entry(system)));
  const sound: Loaded = new Map();
  return async (broken) => {
    if (broken === undefined) return run(metafile, bodies, sound, undefined);
    const text = readFileSync(join(ROOT, broken.file), 'utf8').replace(broken.from, () => broken.to);
    if (!bodies.has(broken.file)) throw new Error(`No case of ${system} needs ${broken.file}.`);
    const again = dependentsOf(metafile, broken.file);
    const kept = new Map([...sound].filter(([path]) => !again.has(path)));
    return run(metafile, new Map(bodies).set(broken.file, await compile(broken.file, text)), kept, broken.fails);
  };
}

/** A module and all that import it, directly or not. */
function dependentsOf({ inputs }: Metafile, file: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of Object.entries(inputs)) {
    for (const imported of imports) importers.set(imported.path, [...(importers.get(imported.path) ?? []), path]);
  }
  const found = new Set([file]);
  for (const one of found) for (const path of importers.get(one) ?? []) found.add(path);
  return found;
}

const hasOwnCases = (system: string) => existsSync(join(ROOT, `test/conformance/vectors/ours/${system}.json`));

const entry = (system: string) => `
  import { ${system}Operations } from './test/conformance/${system}/operations';
  import { runVectors } from './test/conformance/vectors';
  import listed from './test/conformance/vectors/${system}.json';
  ${hasOwnCases(system) ? `import own from './test/conformance/vectors/ours/${system}.json';` : 'const own = { vectors: [] };'}
  export const failures = (id) => {
    const vectors = [...listed.vectors, ...own.vectors].filter((vector) => id === undefined || vector.id === id);
    const outcomes = runVectors({ ...listed, vectors }, { ${system}: ${system}Operations });
    if (outcomes.length === 0) throw new Error('No cases ran.');
    return outcomes.filter(({ failure }) => failure !== undefined).map(({ id }) => id);
  };
`;

async function compile(path: string, text: string): Promise<Body> {
  const loader = path.endsWith('.json') ? 'json' : 'ts';
  const { code } = await transform(text, { loader, format: 'cjs', platform: 'node', logLevel: 'error' });
  return new Script(`((require, module, exports = module.exports) => {${code}\n})`, {
    filename: join(ROOT, path),
  }).runInThisContext() as Body;
}

/** Loads the modules and runs the cases in one script: the time limit covers only what a script calls. */
function run(
  { inputs }: Metafile,
  bodies: ReadonlyMap<string, Body>,
  loaded: Loaded,
  id: string | undefined,
): readonly string[] {
  const external = createRequire(ROOT);
  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(path, module);
    const paths = new Map(inputs[path]?.imports.map((one) => [one.original, one]));
    bodies.get(path)?.((named) => {
      const found = paths.get(named);
      return found && !found.external ? load(found.path) : external(named);
    }, module);
    return module.exports;
  };
  const start = () => (load(ENTRY) as { failures: (id?: string) => readonly string[] }).failures(id);
  Object.assign(globalThis, { [START]: start });
  return new Script(`globalThis[Symbol.for('${START.description}')]()`).runInThisContext({
    timeout: id === undefined ? undefined : TIMEOUT_MS,
  }) as readonly string[];
}
