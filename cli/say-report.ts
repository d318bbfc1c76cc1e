import { harmless, sayIssues } from '@/cli/say';
import type { AnyPlayed } from '@/lib/contract/played';
import type { RealEvening, Report, Share } from '@/lib/contract/playtest-report';
import { figure } from '@/lib/kernel/words';
import { openingToShow } from '@/lib/playtest/opening';
import { REAL_EVENINGS, sayEvening } from '@/lib/playtest/real-evenings';
import { mirrorSentences, sentencesOf } from '@/lib/playtest/sentences';
import { shareOf } from '@/lib/playtest/statistics';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';

const ROWS_SHOWN = 40;

/** Writes a report for a terminal: the verdict, the game in sentences and, unless `brief`, the tables. */
export function sayReport(
  report: Report,
  {
    aims,
    brief,
    evenings = [],
  }: {
    readonly aims: AnyPlayed['aims'];
    readonly brief: boolean;
    readonly evenings?: readonly RealEvening[] | undefined;
  },
): string {
  const { runs, players, agreed, bots, seed } = report;
  const head = [
    `${runs} games, ${players} players (${bots.join(', ')}), seed ${seed}`,
    ...agreed.map((words) => `  ${words}`),
    '',
  ];
  const sentences = ['', ...sentencesOf({ aims }, report).map((sentence) => `  ${sentence}`)];
  const real = evenings.map((evening) => `  ${sayEvening(evening, [report])}`);
  const people = evenings.length === 0 ? [] : ['', `  ${REAL_EVENINGS}`, ...real];
  const tables = brief ? [] : ['', ...tablesOf(report)];
  return `${write(head)}${sayVerdicts(report)}${write([...sentences, ...people, ...tables])}`;
}

const write = (lines: readonly string[]): string => lines.map((line) => `${harmless(line)}\n`).join('');

/** Lines of all tables. What is the same in every game has no line. */
const tablesOf = (report: Report): readonly string[] => [
  ...report.endings.map(({ label, ...share }) => `  ${percent(share)}  ${label}`),
  ...(report.unfinished.count > 0 ? [`  ${percent(report.unfinished)}  Given up at the turn limit`] : []),
  '',
  ...rangeOf(report),
  ...report.seats.map(
    ({ seat, shared, ...share }) => `  ${percent(share)}  won by seat ${seat + 1}${sharedInWords(shared)}`,
  ),
  ...openingToShow(report).map(
    ({ label, games, won }) => `  ${percent(shareOf(won, games))}  won by the ${label.toLowerCase()}`,
  ),
  ...(report.mirror ? ['', ...mirrorSentences(report.mirror).map((sentence) => `  ${sentence}`)] : []),
  ...report.tallies
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, columns, rows }) => [
      '',
      `  ${title}: ${columns.map((column) => column.title).join(' · ')}`,
      ...rows.slice(0, ROWS_SHOWN).map(({ label, values }) => `    ${values.join(' · ').padEnd(18)} ${label}`),
      ...(rows.length > ROWS_SHOWN ? [`    and ${rows.length - ROWS_SHOWN} more; --json has them all`] : []),
    ]),
  '',
  `  Worth watching: worst --seed ${report.shown.worst}, median --seed ${report.shown.median}, shortest --seed ${report.shown.shortest}`,
  '',
];

function rangeOf({ rounds, minutes }: Report): readonly string[] {
  const table = `At the table: about ${minutes.median} minutes (${minutes.p10} to ${minutes.p90}).`;
  return rounds.p10 === rounds.p90
    ? [`  ${table}`]
    : [`  Rounds: ${rounds.median} typically (${rounds.p10} to ${rounds.p90}). ${table}`];
}

function sayVerdicts({ runs, verdicts }: Report): string {
  if (verdicts.length > 0) return sayIssues(verdicts);
  return runs < RUNS_TO_JUDGE ? `  Too few games to judge: play ${RUNS_TO_JUDGE} or more.\n` : '  Plays well.\n';
}

const sharedInWords = (shared: number) => (shared === 0 ? '' : ` (${shared} shared wins count in parts)`);

const percent = ({ share, low, high }: Share) =>
  `${tenth(share).padStart(5)} % (${tenth(low)} to ${tenth(high)})`.padEnd(24);
const tenth = (share: number) => figure(share, 1);
