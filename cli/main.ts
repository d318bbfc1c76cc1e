import * as z from 'zod';
import { EXIT } from '@/cli/exit';
import { sayTrouble } from '@/cli/files';

// cli/start.ts loads this module and runs what it exports; cli/keep-code.ts prints a starter of each game.
export { runCommandLine } from '@/cli/command-line';
export { modules } from '@/cli/import-module';
export { systems } from '@/lib/systems/registry';

// A file is checked once, for which compiling its checks takes longer than it saves.
z.config({ jitless: true });

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${sayTrouble('standard output', error)}\n`);
  process.exit(EXIT.failed);
});
process.stderr.on('error', () => {});
