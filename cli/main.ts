import * as z from 'zod';
import { EXIT } from '@/cli/exit';
import { sayTrouble } from '@/cli/files';

// cli/start.ts loads this module and runs what it exports; cli/keep-code.ts prints a starter of each game.
export { runCommandLine } from '@/cli/command-line';
export { modules } from '@/cli/import-module';
export { systems } from '@/lib/systems/registry';

// Each file is checked once, so compiling its checks would cost more than it saves.
z.config({ jitless: true });

// Readers such as `head` close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${sayTrouble('standard output', error)}\n`);
  process.exit(EXIT.failed);
});
process.stderr.on('error', () => {});
