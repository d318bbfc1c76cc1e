import { type Command, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { besideStudio, configured } from '@/cli/studio-beside';
import { confirmClock, STEADY_MS } from '@/lib/services/drafts/sweep';
import { counted } from '@/lib/tabletop/words/wording';

const HOUR_MS = 3_600_000;

export const sweep: Command = {
  usage: 'sweep [--confirm] [--data DIR] [--json]',
  help: [
    'Says how many scenarios are marked for removal since nobody opened them for FORGET_AFTER_DAYS, and for how long the',
    'studio’s clock has been steady. After a jump of the clock they stay for seven days of uptime; opening one unmarks it.',
    'Works also while the studio runs.',
    '',
    '  --confirm    says that this machine’s clock is right: the studio removes marked scenarios within a minute, or a',
    '               minute after its next start; at most 50 or 5 % of all an hour, whichever is more',
    '  --data DIR   the data folder; TRAPDOOR_DATA or “data” by default. A studio in PostgreSQL is found by DATABASE_URL.',
    '  --json       { marked, lastSweep, steadyHours, confirmed }',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      confirm: { type: 'boolean', default: false },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new WrongUsage(`Leave out “${positionals.join(' ')}”.`);
    const found = await besideStudio(values.data, configured(), async (store) => {
      const last = await store.lastSweep();
      if (values.confirm) await store.recordSweep(() => confirmClock(Date.now()));
      const { marked } = await store.countDrafts();
      return {
        marked,
        lastSweep: last === undefined ? null : new Date(last.sweptAt).toISOString(),
        steadyHours: Math.floor((values.confirm ? STEADY_MS : (last?.steadyMs ?? 0)) / HOUR_MS),
        confirmed: values.confirm,
      };
    });
    process.stdout.write(values.json ? `${JSON.stringify(found, null, 2)}\n` : say(found));
    return EXIT.clean;
  },
};

function say({ marked, lastSweep, steadyHours, confirmed }: Found): string {
  const what = `${counted(marked, 'scenario')} marked for removal`;
  if (confirmed) {
    return `${what}. The clock is confirmed: the studio removes them within a minute, or a minute after its next start.\n`;
  }
  if (lastSweep === null) return `${what}. The studio has not swept yet.\n`;
  return `${what}. Last sweep ${lastSweep}, clock steady for ${steadyHours} of ${STEADY_MS / HOUR_MS} hours.\n`;
}

interface Found {
  readonly marked: number;
  readonly lastSweep: string | null;
  readonly steadyHours: number;
  readonly confirmed: boolean;
}
