'use client';

import Papa from 'papaparse';
import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { hours, meanInWords, percent } from '@/lib/kernel/words';
import { openingToShow } from '@/lib/playtest/opening';
import { compareReports, shareOf } from '@/lib/playtest/statistics';
import { lengthsCsv, openingCsv } from './csv';
import { Figure } from './figure';
import type { Results } from './playtest-store';
import { withLimits } from './with-limits';

/** Column chart of game lengths in rounds. */
export function LengthFigure({ report }: { readonly report: Findings }) {
  const { lengths, rounds, minutes } = report;
  const most = Math.max(1, ...lengths);
  return (
    <Figure
      title="How long games take"
      help={`With ${report.players} players, half of the games end within ${rounds.median} rounds, about ${hours(minutes.median)} at a real table. It takes ${meanInWords(rounds, 'rounds on average')}.`}
      table={{ head: ['Rounds', 'Games'], rows: lengths.map((games, i) => [i, games]) }}
      csv={() => lengthsCsv(report)}
      file="lengths"
    >
      <div
        role="img"
        aria-label={`Most games last ${rounds.p10} to ${rounds.p90} rounds; the median is ${rounds.median}.`}
        className="flex h-36 items-end gap-px border-b-2 border-ink"
      >
        {lengths.map((games, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of rounds
            key={i}
            title={`${i} rounds: ${games} games`}
            className={`block min-w-px grow ${i >= rounds.p10 && i <= rounds.p90 ? 'bg-service' : 'bg-grey'}`}
            style={{ height: `${(games / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="flex justify-between text-sm tabular-nums" aria-hidden>
        <span>0</span>
        <span>rounds</span>
        <span>{Math.max(0, lengths.length - 1)}</span>
      </p>
    </Figure>
  );
}

/** Wins by place in the order of play, if they are more informative than wins by seat. */
export function OpeningFigure({ report }: { readonly report: Findings }) {
  const opening = openingToShow(report);
  if (opening.length === 0) return null;
  return (
    <Figure
      title="Who plays first"
      help="Games won by each place in the order of play, with their 95 % intervals. A win that several share counts in parts."
      table={{
        head: ['Place', 'Games', 'Games won'],
        rows: opening.map(({ label, games, won }) => [label, games, withLimits(shareOf(won, games))]),
      }}
      csv={() => openingCsv(opening)}
      file="opening"
    >
      <ul className="flex flex-col gap-1.5">
        {opening.map(({ id, label, games, won }) => (
          <li key={id} className="grid grid-cols-[minmax(6rem,2fr)_3fr] items-center gap-3 text-sm">
            <span>{label}</span>
            <span
              role="img"
              aria-label={`Games won: ${withLimits(shareOf(won, games))}`}
              className="flex border-l-2 border-ink"
            >
              <span className="block h-4 min-w-px bg-exit" style={{ width: `${(won / games) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const points = (difference: number) =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${percent(Math.abs(difference))}`;

/** Effects of the last changes to the scenario, for each number of players. */
export function ComparisonFigure(props: {
  readonly played: AnyPlayed;
  readonly before: Results;
  readonly after: Results;
}) {
  const { played, before, after } = props;
  const rows = [...after.reports.values()].flatMap((report) => {
    const earlier = before.reports.get(report.players);
    if (!earlier) return [];
    return compareReports(played, earlier, report)
      .filter(({ from, to }) => from.count + to.count > 0)
      .map((change) => ({ players: report.players, ...change }));
  });
  if (rows.length === 0) return null;
  const [head, body] = [
    ['Players', 'What', 'Before', 'Now', 'Change', 'Certain?'],
    rows.map(({ players, label, from, to, difference, low, high, certain }) => [
      players,
      label,
      percent(from.share),
      percent(to.share),
      `${points(difference)} (${points(low)} to ${points(high)})`,
      certain ? 'yes' : 'may be chance',
    ]),
  ];
  return (
    <Figure
      title="Effect of the change"
      help="These games compared with those before the scenario changed. A change is certain if its 95 % interval excludes zero."
      table={{ head, rows: body }}
      csv={() => Papa.unparse({ fields: head, data: body }, { escapeFormulae: true })}
      file="comparison"
    />
  );
}
