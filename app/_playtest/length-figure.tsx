'use client';

import type { Findings } from '@/lib/contract/playtest-report';
import { meanInWords } from '@/lib/kernel/share-words';
import { hours } from '@/lib/playtest/sentences';
import { lengthsCsv } from './csv';
import { Figure } from './figure';

/** How many rounds games take, as a row of columns. */
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
