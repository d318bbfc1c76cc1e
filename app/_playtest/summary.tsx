import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, Mean } from '@/lib/contract/playtest-report';
import { hours, hoursBetween, meanInWords } from '@/lib/kernel/words';
import { sentencesOf } from '@/lib/playtest/sentences';
import { withLimits } from './with-limits';

/** Results for every number of players: in sentences for one, as a table for several. */
export function Summary({ played, reports }: { readonly played: AnyPlayed; readonly reports: readonly Findings[] }) {
  const [first] = reports;
  if (!first) return null;
  return (
    <section
      aria-label="In short"
      aria-live="polite"
      className="flex min-w-0 flex-col gap-2 border-l-4 border-exit pl-4"
    >
      {first.agreed.length > 0 && <p className="kicker">{first.agreed.join(' · ')}</p>}
      {reports.length === 1 ? (
        <Sentences played={played} report={first} />
      ) : (
        <ComparedTables played={played} reports={reports} />
      )}
    </section>
  );
}

export function Sentences({ played, report }: { readonly played: AnyPlayed; readonly report: Findings }) {
  return (
    <div>
      {sentencesOf(played, report).map((sentence, i) => (
        <p key={sentence} className={i === 0 ? 'text-lg' : 'measure'}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

function ComparedTables({ played, reports }: { readonly played: AnyPlayed; readonly reports: readonly Findings[] }) {
  const canDiffer = (mean: (report: Findings) => Mean) => reports.some((one) => mean(one).low < mean(one).high);
  const rows: readonly (readonly [string, (report: Findings) => string])[] = [
    [played.aims.good, ({ wins }) => withLimits(wins)],
    ...(canDiffer((one) => one.winnersPerGame)
      ? [['Winners', (one: Findings) => meanInWords(one.winnersPerGame)] as const]
      : []),
    ['Length', ({ minutes }) => hours(minutes.median)],
    ['Usually', ({ minutes: { p10, p90 } }) => hoursBetween(p10, p90)],
    ...(canDiffer((one) => one.rounds) ? [['Rounds', (one: Findings) => meanInWords(one.rounds)] as const] : []),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="By number of players" className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b-2 border-ink">
            <td />
            {reports.map(({ players }) => (
              <th key={players} scope="col" className="py-1 pr-3 align-bottom">
                {players} players
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cellOf]) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="min-w-20 py-1 pr-3 font-normal">
                {label}
              </th>
              {reports.map((report) => (
                <td key={report.players} className="py-1 pr-3 tabular-nums">
                  {cellOf(report)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
