'use client';

import type { Ending } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { meanInWords } from '@/lib/kernel/share-words';
import { OPEN } from '@/lib/playtest/vary';
import { tableCsv } from './csv';
import { Figure } from './figure';
import { labelOf } from './find-numbers';
import type { TryResults } from './try-store';
import { withLimits } from './with-limits';

const TO_COME = '…';

/** What each value came to, a column each. */
export function TryFigure(props: {
  readonly results: TryResults;
  readonly goodGames: string;
  /** How games of the draft can end, so that rows stand where they are before any is played. */
  readonly endings: readonly Ending[];
}) {
  const { results, goodGames } = props;
  const { trial, findings } = results;
  const { number, values, players } = trial;
  const endings = new Map(
    [...props.endings, ...findings.flatMap((one) => one?.endings ?? [])].map(({ id, label }) => [id, label] as const),
  );
  const row = (label: string, cellOf: (one: Findings) => string) => [
    label,
    ...findings.map((one) => (one ? cellOf(one) : TO_COME)),
  ];
  const head = ['', ...values.map((value) => `${value ?? OPEN}${value === number.value ? ' (as it is)' : ''}`)];
  const rows = [
    row('Games', ({ runs }) => runs.toLocaleString('en')),
    row(goodGames, ({ wins }) => withLimits(wins)),
    ...[...endings].map(([id, label]) =>
      row(label, (one) => {
        const ending = one.endings.find((other) => other.id === id);
        return ending ? withLimits(ending) : '–';
      }),
    ),
    row('Given up', ({ unfinished }) => withLimits(unfinished)),
    row('Rounds', ({ rounds }) => meanInWords(rounds)),
    row('Minutes', ({ minutes: { median, p10, p90 } }) => `${median} (${p10} to ${p90})`),
  ];
  return (
    <Figure
      title={labelOf(number)}
      help={`With ${players} players. Shares and rounds have their 95 % intervals; minutes are those of most games.`}
      table={{ head, rows }}
      csv={() => tableCsv({ head, rows })}
      file="other-numbers"
    />
  );
}
