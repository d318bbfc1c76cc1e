import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { context } from 'esbuild';

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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Time limit, since a broken rule can make a game endless. */
const TIMEOUT_MS = 20_000;

/** Bundles a game's rules with its cases. Each run replaces one line, which takes esbuild a fraction of a new bundle. */
export async function openRules(system: string): Promise<{ failuresOf: FailuresOf; close: () => Promise<void> }> {
  let replaced: BrokenRule | undefined;
  const { rebuild, dispose } = await context({
    stdin: { contents: entry(system), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    alias: { '@': ROOT.replace(/\/$/, '') },
    logLevel: 'error',
    plugins: [
      {
        name: 'broken-rule',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            if (replaced === undefined || path !== join(ROOT, replaced.file)) return undefined;
            const { from, to } = replaced;
            return { contents: readFileSync(path, 'utf8').replace(from, () => to), loader: 'ts' };
          }),
      },
    ],
  });
  return {
    failuresOf: async (broken) => {
      replaced = broken;
      const [bundle] = (await rebuild()).outputFiles ?? [];
      return run(bundle?.text ?? '', broken?.fails);
    },
    close: dispose,
  };
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

/** Loads a bundle and runs its cases in one script, since the time limit covers only the code that the script runs. */
function run(bundle: string, id: string | undefined): readonly string[] {
  const script = new Script(`((require, module) => {
    ${bundle}
    return module.exports.failures(${JSON.stringify(id)});
  })(process.getBuiltinModule('node:module').createRequire(${JSON.stringify(ROOT)}), { exports: {} })`);
  return script.runInThisContext({ timeout: TIMEOUT_MS }) as readonly string[];
}
