import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { EXIT } from '@/cli/exit';
import { codeFile, KEPT, type Kept, loadProgram } from '@/cli/program';

/*
 * Writes V8's code for each command beside the built command line, where the build puts this program too. V8 compiles
 * a function when it is first called, so the command runs for a starter of each game first.
 */

/** Runs of a command for a starter, with the paths of files to write. */
const RUNS: Readonly<Record<Kept, (starter: string, file: string) => readonly (readonly string[])[]>> = {
  validate: (starter, file) => [
    ['new', starter, '-o', file],
    ['validate', file],
  ],
  print: (starter, file) => [['print', starter, '-o', file]],
};

async function keepCode(command: Kept): Promise<void> {
  const folder = new URL('.', import.meta.url);
  const files = mkdtempSync(join(tmpdir(), 'trapdoor-code-'));
  // Otherwise V8 flushes the code of functions that have not run for a while.
  setFlagsFromString('--no-flush-bytecode');
  try {
    const { script, start } = loadProgram(folder);
    const { runCommandLine, systems } = start();
    for (const { id, starters } of systems) {
      for (const words of starters.slice(0, 1).flatMap((starter) => RUNS[command](starter.id, join(files, id)))) {
        if ((await runCommandLine(words)) === EXIT.failed) throw new Error(`trapdoor ${words.join(' ')} failed.`);
      }
    }
    // The flags under which the code will be read.
    setFlagsFromString('--flush-bytecode');
    writeFileSync(codeFile(folder, command), script.createCachedData());
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

const [, program = '', wanted] = process.argv;
const command = KEPT.find((kept) => kept === wanted);
// One process for each command: otherwise its code cache would include functions of the others.
if (command) await keepCode(command);
else for (const kept of KEPT) keepElsewhere(kept);

function keepElsewhere(kept: Kept): void {
  const { status } = spawnSync(process.execPath, [program, kept], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`No code was kept for ${kept}.`);
}
