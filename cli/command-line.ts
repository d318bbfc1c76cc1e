import type { Command } from '@/cli/command';
import { CannotRun, EXIT, type Exit, WrongUsage } from '@/cli/exit';
import { VERSION } from '@/lib/config/version';
import { isNamed } from '@/lib/kernel/is-named';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  validate: async () => (await import('@/cli/commands/validate')).validate,
  diff: async () => (await import('@/cli/commands/diff')).diff,
  serve: async () => (await import('@/cli/commands/serve')).serve,
  print: async () => (await import('@/cli/commands/print')).print,
  playtest: async () => (await import('@/cli/commands/playtest')).playtest,
  play: async () => (await import('@/cli/commands/play')).play,
  replay: async () => (await import('@/cli/commands/replay')).replay,
  export: async () => (await import('@/cli/commands/export')).exportFile,
  apply: async () => (await import('@/cli/commands/apply')).apply,
  publish: async () => (await import('@/cli/commands/publish')).publish,
  schema: async () => (await import('@/cli/commands/schema')).schema,
  new: async () => (await import('@/cli/commands/new')).create,
  intake: async () => (await import('@/cli/commands/intake')).intake,
  picture: async () => (await import('@/cli/commands/picture')).picture,
  remix: async () => (await import('@/cli/commands/remix')).remix,
  migrate: async () => (await import('@/cli/commands/migrate')).migrate,
  backup: async () => (await import('@/cli/commands/backup')).backup,
  restore: async () => (await import('@/cli/commands/restore')).restore,
  moderator: async () => (await import('@/cli/commands/moderator')).moderator,
  sweep: async () => (await import('@/cli/commands/sweep')).sweep,
};

/** Runs what the words say; the result is the exit code. Never throws. */
export async function runCommandLine(words: readonly string[]): Promise<Exit> {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const usage = await usageOfAll();
    if (name === undefined) process.stderr.write(usage);
    else process.stdout.write(usage);
    return name === undefined ? EXIT.failed : EXIT.clean;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${VERSION}\n`);
    return EXIT.clean;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return complain(`There is no command “${name}”.`, await usageOfAll());

  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(await usageOf(command));
    return EXIT.clean;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof WrongUsage) return complain(error.message, await usageOf(command));
    if (error instanceof CannotRun) return complain(error.message);
    if (isNamed(error, 'PackageMissing')) return complain(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    return complain(`Trapdoor crashed; this is a bug: ${reason}`);
  }
}

function complain(message: string, usage = ''): Exit {
  process.stderr.write(`${message}\n${usage && `\n${usage}`}`);
  return EXIT.failed;
}

const usageOf = async ({ usage, help }: Command) =>
  `trapdoor ${usage}\n\n${typeof help === 'string' ? help : await help()}\n`;

async function usageOfAll(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return [
    'Usage:',
    ...commands.map(({ usage }) => `  trapdoor ${usage}`),
    '',
    'FILE is a path to a scenario (.json) or to a printed kit (.pdf), the id of a starter, or - for standard input.',
    'Exit code: 0 clean, 1 issues of error level, 2 could not run. “trapdoor COMMAND --help” tells more.',
    '',
  ].join('\n');
}
