import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, parseWords } from '@/cli/command';
import { dataFolder } from '@/cli/data-folder';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { modules } from '@/cli/import-module';

/** The checkout or the package: its server finds pages and fonts from here. */
const HOME = new URL('..', import.meta.url);

export const serve: Command = {
  usage: 'serve [--port N] [--data DIR]',
  help: [
    'Serves the studio until it is stopped (Ctrl+C).',
    '',
    '  --port N     the port; PORT or 3000 by default',
    '  --data DIR   the data folder; TRAPDOOR_DATA by default, without it .trapdoor in your home folder, or “data” in a',
    '               checkout',
    '',
    'The guide “Running your own studio” lists the variables that change more.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, { port: { type: 'string' }, data: { type: 'string' } });
    if (positionals.length > 0) throw new WrongUsage(`Leave out “${positionals.join(' ')}”.`);
    if (!existsSync(new URL('.next/BUILD_ID', HOME))) {
      throw new CannotRun('The studio is not built here yet: run “npm start”, which builds and serves it.');
    }
    if (values.port !== undefined) process.env.PORT = values.port;
    if (!process.env.DATABASE_URL) {
      process.env.TRAPDOOR_DATA = resolve(dataFolder(values.data));
      process.stdout.write(`Everything people make is kept in ${process.env.TRAPDOOR_DATA}\n`);
    }
    process.chdir(fileURLToPath(HOME));
    const server = new URL('dist/server.mjs', HOME);
    await modules.import(server.href);
    // The server ends the process itself.
    return new Promise(() => EXIT.clean);
  },
};
