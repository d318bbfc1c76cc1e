import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { codeFile, KEPT, type Kept, loadProgram } from '@/cli/program';
import { engines } from '@/package.json';

/** An older Node would fail somewhere in the program, as if by a bug. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor = 0, leastMinor = 0] = engines.node.replace('>=', '').split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(
    `Trapdoor needs Node ${leastMajor}.${leastMinor} or newer; this is ${process.versions.node}. Install one from https://nodejs.org and start again.\n`,
  );
  process.exit(2);
}

/** V8 optimises functions, and those of WebAssembly, after some thirty times their usual work. */
const LATE_OPTIMISING = ['--interrupt-budget=4000000', '--wasm-lazy-compilation', '--wasm-tiering-budget=100000000'];

const folder = new URL('.', import.meta.url);
const words = process.argv.slice(2);
const kept = KEPT.find((command) => command === words[0]);
const program = loadProgram(folder, readCode(kept ?? 'validate'));
// These commands end before optimising pays. After the script, since V8 refuses code under other flags.
if (kept) for (const flag of LATE_OPTIMISING) setFlagsFromString(flag);
const { modules, runCommandLine } = program.start();
modules.import = (address) => import(address);
process.exitCode = await runCommandLine(words);

/** Code for a command; undefined if the build was broken off before it was written. */
function readCode(command: Kept): Buffer | undefined {
  try {
    return readFileSync(codeFile(folder, command));
  } catch {
    return undefined;
  }
}
