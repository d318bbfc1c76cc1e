'use client';

import Papa from 'papaparse';
import type { AnyPlayed } from '@/lib/contract/played';
import { percent } from '@/lib/kernel/share-words';
import { compareReports } from '@/lib/playtest/compare';
import { Figure } from './figure';
import type { Results } from './playtest-store';

const points = (difference: number) =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${percent(Math.abs(difference))}`;

/** What the last changes to the scenario did, size by size. */
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
