import { readFile } from 'node:fs/promises';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { isThere, sayTrouble } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { playAtTerminal } from '@/cli/play-evening';
import { requirePlayable, SEATING_OPTIONS, seatingFrom, warnOfErrors, wholeNumber } from '@/cli/seating';
import type { AnyPlayed } from '@/lib/contract/played';
import { type Evening, newEvening, readEvening, type SeatTaken } from '@/lib/evening/evening';
import { openEvening } from '@/lib/evening/open-evening';
import type { Seating } from '@/lib/playtest/lineup';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';

const SEED_LIMIT = 2 ** 32;

export const play: Command = {
  usage:
    'play FILE --seat N [--seat M] [--players N] [--bots a,b] [--host id] [--choose what=option] [--seed N] [--json] [--log EVENING.json]',
  help: [
    'Plays a game at the terminal. Bots take the seats that nobody has; each decision is a number from a list.',
    'u takes the last choice back, as long as no die fell, no card was turned up and nobody else decided since; q stops.',
    's stays out of what does not concern you; h makes a house call, if you are the GM.',
    '',
    '  --seat  a seat for a person, as often as there are people. Seats count from 0, with a GM after the last player',
    '  --log   a file for the evening, written after each decision; if it exists, its evening goes on with its own seats.',
    '          The Play page opens it too, and writes such files',
    '  --json  for programs: one JSON object a decision, { seat, ask, moves: [{ n, say }], view }; reads a line with n;',
    '          after a mistake { error } and the decision again; at the end { outcome }. For a GM also',
    '          { house: { changes: [{ n, say }], endings: [{ id, label }] } }, and instead of n a line may be',
    '          { "event": "words" }, { "change": n } or { "result": "id" }',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      ...SEATING_OPTIONS,
      seed: { type: 'string' },
      seat: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      log: { type: 'string' },
    });
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const played = await requirePlayable(opened);
    const seed = values.seed ?? String(Math.floor(Math.random() * SEED_LIMIT));
    const kept = values.log === undefined ? undefined : await readLog(values.log, opened);
    const evening = kept ?? begin(opened, played, seatingFrom({ ...values, seed }, opened, played), values.seat);
    const found = await openEvening(evening, findSystem);
    if (!found.ok) throw new CannotRun(found.error);
    const hasErrors = warnOfErrors(opened);
    await playAtTerminal(found.value, { isJson: values.json, log: values.log });
    return hasErrors ? EXIT.issues : EXIT.clean;
  },
};

function begin(
  opened: Opened,
  { bots, hasHost }: AnyPlayed,
  seating: Seating & { readonly seed: number },
  people: readonly string[],
): Evening {
  const { players, bots: named = [], host, chosen = {}, seed } = seating;
  const seats = Array.from({ length: players + Number(hasHost) }, (_, seat): SeatTaken => {
    const isHost = seat === players;
    const usual = bots.find(({ role }) => role === (isHost ? 'host' : 'player'))?.id ?? '';
    return { kind: 'bot', bot: (isHost ? host : (named[seat] ?? named.at(-1))) ?? usual };
  });
  for (const word of people) seats[wholeNumber(word, 'seat', 0, seats.length - 1)] = { kind: 'person', name: '' };
  if (seats.every(({ kind }) => kind === 'bot')) throw new WrongUsage('Say who plays: --seat 0 is the first player.');
  const scenario = JSON.parse(formatDraft(opened.draft, opened.system));
  return newEvening({ scenario, system: opened.system.id, systemVersion: opened.system.version, seats, chosen, seed });
}

/** Reads the evening to go on with; undefined if there is no such file yet. Throws CannotRun. */
async function readLog(path: string, { draft }: Opened): Promise<Evening | undefined> {
  if (!(await isThere(path))) return undefined;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CannotRun(sayTrouble(path, error));
  });
  const read = readEvening(bytes);
  if (!read.ok) throw new CannotRun(`“${path}”: ${read.error}`);
  if (read.value.system === draft.system && read.value.scenario.id === draft.id) return read.value;
  const title = String(read.value.scenario.title ?? '').slice(0, 80);
  throw new CannotRun(`“${path}” is an evening of “${title}”, not of “${draft.title}”. Choose another file for --log.`);
}
