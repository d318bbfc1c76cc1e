import { runCommandLine } from '@/cli/command-line';
import { EXIT } from '@/cli/exit';
import { sayTrouble } from '@/cli/files';

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${sayTrouble('standard output', error)}\n`);
  process.exit(EXIT.failed);
});
process.stderr.on('error', () => {});

process.exitCode = await runCommandLine(process.argv.slice(2));
