import { type Command, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { besideStudio, configured } from '@/cli/studio-beside';
import { moderatorUrl } from '@/lib/services/library/moderate';
import type { Moderator, Moderators } from '@/lib/storage/moderators';

const NUMBER = /^[1-9]\d{0,5}$/;

export const moderator: Command = {
  usage: 'moderator [N] [--add | --renew | --withdraw | --list] [--data DIR] [--json]',
  help: [
    'Prints the link of moderator N (1, if you leave it out), also while the studio runs. Anyone who has it can act as',
    'that moderator. It begins with PUBLIC_URL, or with this machine’s own address.',
    '',
    '  --add        adds a moderator, who gets the next number, and prints the link',
    '  --renew      prints a new link for moderator N; the old one stops working at once',
    '  --withdraw   ends the link of moderator N for good, at once; what they did stays in the log',
    '  --list       lists all moderators, without links',
    '  --data DIR   the data folder; TRAPDOOR_DATA or “data” by default. A studio in PostgreSQL is found by DATABASE_URL.',
    '  --json       { number, url } for links, { number, withdrawnAt } for others; a list of these with --list',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      add: { type: 'boolean', default: false },
      renew: { type: 'boolean', default: false },
      withdraw: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const number = numberIn(positionals);
    const chosen = (['add', 'renew', 'withdraw', 'list'] as const).filter((action) => values[action]);
    if (chosen.length > 1) throw new WrongUsage(`Choose one of --${chosen.join(' and --')}.`);
    const [action = 'link'] = chosen;
    if (number !== undefined && (action === 'add' || action === 'list')) {
      throw new WrongUsage(`Leave out “${number}”: --${action} takes no number.`);
    }
    const { publicOrigin, port, ...place } = configured();
    const origin = publicOrigin ?? `http://localhost:${port}`;
    const hasLink = action !== 'withdraw' && action !== 'list';
    const found = await besideStudio(values.data, place, async (store) =>
      (await ACTIONS[action](store, number ?? 1)).map(
        (each) =>
          each && {
            number: each.number,
            ...(hasLink ? { url: moderatorUrl(each, store.secret, origin) } : { withdrawnAt: dateOf(each) }),
          },
      ),
    );
    const shown = found.filter((each) => each !== undefined);
    if (shown.length < found.length) {
      throw new CannotRun(
        `Moderator ${number ?? 1} has no link. “trapdoor moderator --list” shows all, --add adds one.`,
      );
    }
    const text = values.json
      ? JSON.stringify(action === 'list' ? shown : shown[0], null, 2)
      : shown.map((each) => ('url' in each ? each.url : sayState(each))).join('\n');
    process.stdout.write(`${text}\n`);
    return EXIT.clean;
  },
};

type Action = (store: Moderators, number: number) => Promise<readonly (Moderator | undefined)[]>;

/** Each does its work and returns the moderators to print, undefined if moderator N has no link. */
const ACTIONS: Readonly<Record<'link' | 'add' | 'renew' | 'withdraw' | 'list', Action>> = {
  link: async (store, number) => {
    const found = await store.moderator(number);
    return [found?.withdrawnAt === null ? found : undefined];
  },
  add: async (store) => [await store.addModerator()],
  renew: async (store, number) => [await store.renewModerator(number)],
  withdraw: async (store, number) => [
    (await store.withdrawModerator(number, Date.now())) ? await store.moderator(number) : undefined,
  ],
  list: (store) => store.moderators(),
};

function numberIn(words: readonly string[]): number | undefined {
  const [word, ...rest] = words;
  if (word === undefined) return undefined;
  const odd = NUMBER.test(word) ? rest : words;
  if (odd.length > 0) throw new WrongUsage(`Leave out “${odd.join(' ')}”.`);
  return Number(word);
}

const dateOf = ({ withdrawnAt }: Moderator) => (withdrawnAt === null ? null : new Date(withdrawnAt).toISOString());

const sayState = ({ number, withdrawnAt }: { readonly number: number; readonly withdrawnAt: string | null }) =>
  `Moderator ${number}${withdrawnAt ? `: withdrawn ${withdrawnAt.slice(0, 10)}` : ''}`;
