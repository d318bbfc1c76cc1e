import { type Command, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { requireConfig } from '@/lib/config/config';
import { moderatorUrl, renewModeratorLink } from '@/lib/services/library/moderator-link';
import { openEmbeddedBeside } from '@/lib/storage/embedded/open-beside';
import { openPostgresBeside } from '@/lib/storage/postgres/open-beside';
import type { StoreBeside } from '@/lib/storage/store-beside';

export const moderator: Command = {
  usage: 'moderator [--renew] [--data DIR] [--json]',
  help: [
    'Prints the link to the moderation page, also while the studio runs. Anyone who has the link can moderate.',
    'It begins with PUBLIC_URL, or with this machine’s own address.',
    '',
    '  --renew      makes a new link; the old one stops working at once',
    '  --data DIR   the data folder; TRAPDOOR_DATA or “data” by default. A studio in PostgreSQL is found by DATABASE_URL.',
    '  --json       { url, renewed }',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      renew: { type: 'boolean', default: false },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new WrongUsage(`Leave out “${positionals.join(' ')}”.`);
    const { publicOrigin, port, ...place } = configured();
    const store = await open(values.data, place);
    try {
      if (values.renew) await renewModeratorLink(store);
      const url = await moderatorUrl(store, store.secret, publicOrigin ?? `http://localhost:${port}`);
      process.stdout.write(values.json ? `${JSON.stringify({ url, renewed: values.renew }, null, 2)}\n` : `${url}\n`);
    } catch (error) {
      throw cannotUse(error);
    } finally {
      await store.close();
    }
    return EXIT.clean;
  },
};

function configured() {
  try {
    return requireConfig(process.env);
  } catch (error) {
    throw new CannotRun(reasonOf(error));
  }
}

async function open(
  named: string | undefined,
  { dataFolder, databaseUrl }: { readonly dataFolder: string; readonly databaseUrl: string | undefined },
): Promise<StoreBeside> {
  if (named === undefined && databaseUrl !== undefined) {
    return openPostgresBeside(databaseUrl).catch((error: unknown) => {
      throw cannotUse(error);
    });
  }
  const opened = openEmbeddedBeside(named ?? dataFolder);
  if (!opened.ok) throw new CannotRun(opened.error);
  return opened.value;
}

const cannotUse = (error: unknown) =>
  new CannotRun(`The studio’s database can’t be used (${reasonOf(error)}). Start the studio once, then try again.`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
