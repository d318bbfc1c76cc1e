import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { codeFile, KEPT, type Kept, loadProgram } from '@/cli/program';

/** Multiplies V8's thresholds for optimising functions, WebAssembly included, by about thirty. */
const LATE_OPTIMISING = ['--interrupt-budget=4000000', '--wasm-lazy-compilation', '--wasm-tiering-budget=100000000'];

const folder = new URL('.', import.meta.url);
const words = process.argv.slice(2);
const kept = KEPT.find((command) => command === words[0]);
const program = loadProgram(folder, readCode(kept ?? 'validate'));
// These commands end before optimising pays off. Set after loading, since V8 rejects cached code under other flags.
if (kept) for (const flag of LATE_OPTIMISING) setFlagsFromString(flag);
const { modules, runCommandLine } = program.start();
modules.import = (address) => import(address);
process.exitCode = await runCommandLine(words);

/** Cached code of a command; undefined if the build was interrupted before writing it. */
function readCode(command: Kept): Buffer | undefined {
  try {
    return readFileSync(codeFile(folder, command));
  } catch {
    return undefined;
  }
}
