import { WrongUsage } from '@/cli/exit';
import { playInThreads } from '@/cli/play-in-threads';
import { progressBar } from '@/cli/progress-bar';
import { harmless, sayIssues } from '@/cli/say';
import { reportOn, type Table } from '@/door/table-report';
import type { Report, Share } from '@/lib/contract/playtest-report';
import { formatPath } from '@/lib/kernel/path';
import { figure, hours, hoursBetween } from '@/lib/kernel/words';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import { OPEN, readVariation, roomFor, type Variation, withValue } from '@/lib/playtest/vary';
import type { Opened } from '@/lib/scenario/open';

/** Result of playing a scenario with one value changed. */
export interface Varied {
  readonly value: number | null;
  readonly report: Report;
}

/** Parses the number to vary and its values. Each must allow the requested table size. */
export function requireVariation(said: string, { system, open }: Opened, players: number): Variation {
  const read = readVariation(said, system.shape, open.body);
  if (!read.ok) throw new WrongUsage(read.error);
  const trouble = roomFor((body) => system.open(body).players(), open.body, read.value, players);
  if (trouble !== '') throw new WrongUsage(trouble);
  return read.value;
}

/** Plays every value with the same seeds. */
export async function playVaried(
  table: Table,
  { number, values }: Variation,
  runs: number,
  isSilent: boolean,
): Promise<readonly Varied[]> {
  const { opened, seating, reading } = table;
  const all = runs * values.length;
  const bar = progressBar(process.stderr, isSilent);
  const varied: Varied[] = [];
  try {
    for (const [i, value] of values.entries()) {
      const body = withValue(opened.open.body, number, value);
      const sums = await playInThreads<Sums>(
        { system: opened.system.id, body, seating },
        {
          seed: reading.seed,
          runs,
          merge: mergeSums,
          onProgress: (sums) => bar.show((i * runs + sums.runs) / all, `${i * runs + sums.runs} of ${all} games`),
        },
      );
      varied.push({ value, report: await reportOn(table, sums, { body }) });
    }
  } finally {
    bar.clear();
  }
  return varied;
}

/** Formats the results as one JSON document. */
export function formatVaried({ number }: Variation, varied: readonly Varied[]): string {
  const [{ runs, seed, players, agreed, bots } = { runs: 0, seed: 0, players: 0, agreed: [], bots: [] }] = varied.map(
    ({ report }) => report,
  );
  const vary = varied.map(({ value, report: { endings, unfinished, verdicts, wins, minutes } }) => ({
    value,
    endings,
    unfinished,
    wins,
    minutes,
    verdicts: verdicts.map(({ code, severity, path, message }) => ({ code, severity, path, message })),
  }));
  return `${JSON.stringify({ runs, seed, players, agreed, bots, path: formatPath(number.path), vary }, null, 2)}\n`;
}

const COLUMNS = 4;
const COLUMN_WIDTH = 24;

/** Formats the values side by side for terminals. */
export function sayVaried({ number }: Variation, varied: readonly Varied[], goodGames: string): string {
  const [first] = varied;
  if (!first) return '';
  const { runs, players, bots, seed, agreed } = first.report;
  const lines = [
    `${number.words.join(', ')} (now ${valueInWords(number.value)})`,
    `${runs} games of each, ${players} players (${bots.join(', ')}), seed ${seed}`,
    ...agreed.map((words) => `  ${words}`),
  ];
  for (let from = 0; from < varied.length; from += COLUMNS) {
    lines.push('', ...sideBySide(varied.slice(from, from + COLUMNS), goodGames));
  }
  const advice = varied.flatMap(({ value, report: { verdicts } }) =>
    verdicts.length > 0 ? [`\n  With ${valueInWords(value)}:\n${sayIssues(verdicts)}`] : [],
  );
  return `${lines.map(harmless).join('\n')}\n${advice.join('')}`;
}

function sideBySide(varied: readonly Varied[], goodGames: string): readonly string[] {
  const row = (cells: readonly string[], label: string) =>
    `  ${cells.map((cell) => cell.padEnd(COLUMN_WIDTH)).join('')}${label}`;
  const cells = (cellOf: (report: Report) => string, label: string) =>
    row(
      varied.map(({ report }) => cellOf(report)),
      label,
    );
  const endings = new Map(varied.flatMap(({ report }) => report.endings.map(({ id, label }) => [id, label])));
  const ended = (id: string) => (report: Report) => {
    const ending = report.endings.find((one) => one.id === id);
    return ending ? percent(ending) : '–';
  };
  return [
    row(
      varied.map(({ value }) => valueInWords(value)),
      '',
    ).trimEnd(),
    cells(({ wins }) => percent(wins), goodGames),
    ...[...endings].map(([id, label]) => cells(ended(id), label)),
    ...(varied.some(({ report }) => report.unfinished.count > 0)
      ? [cells(({ unfinished }) => percent(unfinished), 'Given up at the turn limit')]
      : []),
    cells(({ minutes: { median, p10, p90 } }) => `${hours(median)} (${hoursBetween(p10, p90)})`, 'Length'),
  ];
}

const valueInWords = (value: number | null): string => (value === null ? OPEN : String(value));
const percent = ({ share, low, high }: Share) => `${figure(share, 1)} % (${figure(low, 1)} to ${figure(high, 1)})`;
