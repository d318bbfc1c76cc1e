import { harmless, sayIssues } from '@/cli/say';
import type { Report, Share } from '@/lib/contract/playtest-report';
import { figure, meanInWords } from '@/lib/kernel/words';
import { openingToShow } from '@/lib/playtest/opening';
import { mirrorSentences } from '@/lib/playtest/sentences';
import { shareOf } from '@/lib/playtest/statistics';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';

const ROWS_SHOWN = 40;

export function sayReport(report: Report): string {
  const { runs, players, agreed, bots, seed, rounds, minutes, shown } = report;
  const lines = [
    `${runs} games, ${players} players (${bots.join(', ')}), seed ${seed}`,
    ...agreed.map((words) => `  ${words}`),
    '',
    ...report.endings.map(({ label, ...share }) => `  ${percent(share)}  ${label}`),
    `  ${percent(report.unfinished)}  Given up at the turn limit`,
    '',
    `  Rounds: ${rounds.median} typically (${rounds.p10} to ${rounds.p90}), ${meanInWords(rounds, 'on average')}. At the table: about ${minutes.median} minutes (${minutes.p10} to ${minutes.p90}).`,
    `  Winners per game: ${meanInWords(report.winnersPerGame, 'on average')}`,
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
    `  Worth watching: worst --seed ${shown.worst}, median --seed ${shown.median}, shortest --seed ${shown.shortest}`,
    '',
  ];
  return `${lines.map(harmless).join('\n')}\n${sayVerdicts(report)}`;
}

function sayVerdicts({ runs, verdicts }: Report): string {
  if (verdicts.length > 0) return sayIssues(verdicts);
  return runs < RUNS_TO_JUDGE ? `  Too few games to judge: play ${RUNS_TO_JUDGE} or more.\n` : '  Plays well.\n';
}

const sharedInWords = (shared: number) => (shared === 0 ? '' : ` (${shared} shared wins count in parts)`);

const percent = ({ share, low, high }: Share) =>
  `${tenth(share).padStart(5)} % (${tenth(low)} to ${tenth(high)})`.padEnd(24);
const tenth = (share: number) => figure(share, 1);
