'use client';

import type { Findings } from '@/lib/contract/playtest-report';
import { openingToShow } from '@/lib/playtest/opening';
import { shareOf } from '@/lib/playtest/statistics';
import { openingCsv } from './csv';
import { Figure } from './figure';
import { withLimits } from './with-limits';

/** How often each place in the order of play wins, where that says more than the seats. */
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
