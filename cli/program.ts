import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

type Main = typeof import('@/cli/main');

/** The function that esbuild puts around cli/main.ts (scripts/support/bundle.mjs). */
type Wrapped = (module: { exports?: Main }, exports: object, require: NodeJS.Require, address: string) => void;

/** Commands whose compiled code is kept. Others start with that of `validate`, which has most in common with them. */
export const KEPT = ['validate', 'print'] as const;
export type Kept = (typeof KEPT)[number];

/** V8's compiled code for a command, in the folder of the built command line. */
export const codeFile = (folder: URL, command: Kept): URL => new URL(`cli-${command}.bin`, folder);

/** The built command line. */
export interface Program {
  readonly script: Script;
  start(): Main;
}

/**
 * Loads dist/cli.cjs from its folder. With `code` V8 needs to parse and compile next to nothing. It refuses code of
 * another version of Node or under other flags, and compiles as usual.
 */
export function loadProgram(folder: URL, code?: Buffer): Program {
  const file = new URL('cli.cjs', folder);
  // ASCII: nothing to decode, and half the memory.
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file.href,
    ...(code && { cachedData: code }),
  });
  return {
    script,
    start() {
      const module: Parameters<Wrapped>[0] = {};
      (script.runInThisContext() as Wrapped)(module, {}, createRequire(file), file.href);
      if (!module.exports) throw new Error(`${file.href} is incomplete.`);
      return module.exports;
    },
  };
}
