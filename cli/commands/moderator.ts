import { type Command, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { besideStudio, configured } from '@/cli/studio-beside';
import { moderatorUrl, renewModeratorLink } from '@/lib/services/library/moderator-link';

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
    const url = await besideStudio(values.data, place, async (store) => {
      if (values.renew) await renewModeratorLink(store);
      return moderatorUrl(store, store.secret, publicOrigin ?? `http://localhost:${port}`);
    });
    process.stdout.write(values.json ? `${JSON.stringify({ url, renewed: values.renew }, null, 2)}\n` : `${url}\n`);
    return EXIT.clean;
  },
};
