import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { codeFile, KEPT, loadProgram } from '@/cli/program';

const folder = new URL('.', import.meta.url);
const words = process.argv.slice(2);
const program = loadProgram(folder, readCode(words[0]));
// V8 optimises functions, and those of WebAssembly, only after some thirty times their usual work: most commands end
// before it pays. This comes after the script, since V8 refuses code under other flags.
for (const flag of ['--interrupt-budget=4000000', '--wasm-lazy-compilation', '--wasm-tiering-budget=100000000']) {
  setFlagsFromString(flag);
}
process.exitCode = await program.start().runCommandLine(words);

/** Code for a command; undefined if the build was broken off before it was written. */
function readCode(command: string | undefined): Buffer | undefined {
  try {
    return readFileSync(codeFile(folder, KEPT.find((kept) => kept === command) ?? 'validate'));
  } catch {
    return undefined;
  }
}
