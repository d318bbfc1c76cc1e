'use client';

import type { Findings } from '@/lib/contract/playtest-report';
import { meanInWords, percent } from '@/lib/kernel/words';
import { endingsCsv } from './csv';
import { Figure } from './figure';
import { withLimits } from './with-limits';

/** Patterns distinguish endings without relying on colour. */
const GOOD = ['bg-exit', 'bg-exit bg-stripes', 'bg-exit bg-dots'] as const;
const BAD = [
  'bg-ink',
  'bg-ink bg-stripes',
  'bg-ink bg-dots',
  'bg-grey',
  'bg-grey bg-stripes',
  'bg-grey bg-dots',
] as const;
const GIVEN_UP = { id: 'given-up', label: 'Given up', good: false } as const;

export function EndingsFigure({ reports }: { readonly reports: readonly Findings[] }) {
  const [first] = reports;
  if (!first) return null;
  const endings = [...first.endings, { ...GIVEN_UP, ...first.unfinished }];
  const seen = endings.filter(({ id }) => reports.some((report) => shareIn(report, id).count > 0));
  const look = looks(seen);
  return (
    <Figure
      title="How games end"
      help="One bar for each number of players. Green is what the players hope for."
      table={{
        head: ['Ending', ...reports.map(({ players }) => `${players} players`)],
        rows: [
          ...endings.map(({ id, label }) => [label, ...reports.map((report) => withLimits(shareIn(report, id)))]),
          ['Winners per game', ...reports.map(({ winnersPerGame }) => meanInWords(winnersPerGame))],
          ['Rounds', ...reports.map(({ rounds }) => meanInWords(rounds))],
        ],
      }}
      csv={() => endingsCsv(reports)}
      file="endings"
    >
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden>
        {seen.map(({ id, label }) => (
          <li key={id} className="flex items-center gap-2">
            <span className={`size-4 border border-ink ${look.get(id)}`} /> {label}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2">
        {reports.map((report) => (
          <li key={report.players} className="flex items-center gap-3">
            <span className="w-20 shrink-0 text-sm">{report.players} players</span>
            <span
              role="img"
              aria-label={seen.map(({ id, label }) => `${label}: ${percent(shareIn(report, id).share)}`).join('. ')}
              className="flex h-8 grow border-2 border-ink"
            >
              {seen.map(({ id, label }) => {
                const { share } = shareIn(report, id);
                return (
                  share > 0 && (
                    <span
                      key={id}
                      title={`${label}: ${percent(share)}`}
                      className={`block h-full border-r border-paper last:border-r-0 ${look.get(id)}`}
                      style={{ width: `${share * 100}%` }}
                    />
                  )
                );
              })}
            </span>
            <span className="w-12 shrink-0 text-right text-sm tabular-nums text-exit">
              {percent(report.wins.share)}
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const NONE = { count: 0, share: 0, low: 0, high: 0 };

const shareIn = (report: Findings, id: string) =>
  id === GIVEN_UP.id ? report.unfinished : (report.endings.find((ending) => ending.id === id) ?? NONE);

function looks(endings: readonly { readonly id: string; readonly good: boolean }[]): ReadonlyMap<string, string> {
  let [good, bad] = [0, 0];
  return new Map(
    endings.map((ending) => [
      ending.id,
      (ending.good ? GOOD[good++ % GOOD.length] : BAD[bad++ % BAD.length]) ?? 'bg-ink',
    ]),
  );
}
