'use client';

import { useId, useMemo, useState } from 'react';
import { useDraft } from '@/app/_draft/use-draft';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import { Progress } from '@/app/_ui/progress';
import type { AnyPlayed, Ending } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { formatPath } from '@/lib/kernel/path';
import { hours, hoursBetween, meanInWords } from '@/lib/kernel/words';
import { OPEN, readValues, roomFor } from '@/lib/playtest/vary';
import type { Draft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { numbersIn } from '@/lib/schema/numbers';
import { tableCsv } from './csv';
import { Figure } from './figure';
import { findNumbers, labelOf, limitsOf, numbersOfPlay, usualValues } from './find-numbers';
import { Pick } from './playtest-form';
import type { PlaytestSettings } from './playtest-store';
import type { TryResults } from './try-store';
import { useTrials } from './use-playtest';
import { withLimits } from './with-limits';

const PENDING = '…';

/** Results of the values, one column each. */
function TryFigure(props: {
  readonly results: TryResults;
  readonly goodGames: string;
  /** Endings of the draft, so that rows keep their order before a game is played. */
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
    ...findings.map((one) => (one ? cellOf(one) : PENDING)),
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
    ...(findings.some((one) => one && one.unfinished.count > 0)
      ? [row('Given up', ({ unfinished }) => withLimits(unfinished))]
      : []),
    row('Rounds', ({ rounds }) => meanInWords(rounds)),
    row('Length', ({ minutes: { median, p10, p90 } }) => `${hours(median)} (${hoursBetween(p10, p90)})`),
  ];
  return (
    <Figure
      title={labelOf(number)}
      help={`With ${players} players. Shares and rounds have their 95 % intervals, lengths the range of most games.`}
      table={{ head, rows }}
      csv={() => tableCsv({ head, rows })}
      file="other-numbers"
    />
  );
}

/** Plays the scenario with other values of one of its numbers, side by side. */
export function TryNumbers(props: {
  readonly played: AnyPlayed;
  readonly opened: Opened;
  /** The bots and the number of games; the first of its numbers of players is the default. */
  readonly settings: PlaytestSettings;
}) {
  const { played, opened, settings } = props;
  const { draft } = useDraft();
  const { store, state } = useTrials();
  const { done, error, results } = state;
  const { body } = opened.open;
  const numbers = useMemo(() => numbersOfPlay(numbersIn(opened.system.shape, body)), [opened, body]);
  const endings = useMemo(
    () => played.endings(played.compile(opened.system.schema.parse(body))),
    [played, opened, body],
  );
  const { min, max } = useMemo(() => opened.open.players(), [opened]);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const [written, setWritten] = useState({ path: '', text: '' });
  const [size, setSize] = useState<number>();
  const [problem, setProblem] = useState('');
  const ids = useId();

  const found = useMemo(() => findNumbers(numbers, typed), [numbers, typed]);
  const number = found.find(({ path }) => formatPath(path) === picked) ?? found[0];
  const path = number ? formatPath(number.path) : '';
  const text = written.path === path ? written.text : number ? usualValues(number) : '';
  const players = Math.min(max, Math.max(min, size ?? settings.sizes[0] ?? min));
  const running = done !== undefined;
  const playersOf = (other: Draft['body']) => opened.system.open(other).players();

  const play = () => {
    if (!number || running) return;
    const read = readValues(text, number);
    const trouble = read.ok ? roomFor(playersOf, body, { number, values: read.value }, players) : read.error;
    setProblem(trouble);
    if (read.ok && trouble === '') void store.run(draft, body, { number, values: read.value, players }, settings);
  };

  return (
    <section aria-labelledby={`${ids}-title`} className="flex min-w-0 flex-col gap-4 border-t-2 border-ink pt-6">
      <div>
        <h2 id={`${ids}-title`} className="text-lg">
          Try other numbers
        </h2>
        <p className="measure text-sm text-grey">
          Plays the same games with other values of one number, side by side. What you wrote stays as it is.
        </p>
      </div>
      <Form className="grid items-start gap-4 @3xl:grid-cols-2" onSubmit={play}>
        <label className="flex flex-col gap-1">
          <span className="kicker">Find a number</span>
          <input
            className="input"
            type="search"
            autoComplete="off"
            value={typed}
            aria-describedby={`${ids}-found`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span id={`${ids}-found`} role="status" className="text-sm text-grey">
            {found.length === 0
              ? 'No number here has that name.'
              : `${found.length} of ${numbers.length} ${numbers.length === 1 ? 'number' : 'numbers'}`}
          </span>
        </label>
        <label className="flex min-w-0 flex-col gap-1">
          <span className="kicker">Number</span>
          <select
            className="input"
            disabled={!number}
            value={path}
            onChange={({ target }) => {
              setPicked(target.value);
              setProblem('');
            }}
          >
            <Options of={found.map((one) => [formatPath(one.path), labelOf(one)])} />
          </select>
          <span className="text-sm text-grey">{number?.shape.description ?? ' '}</span>
        </label>
        <label className="flex flex-col gap-1">
          <span className="kicker">Values, with commas between</span>
          <input
            className="input"
            inputMode="text"
            autoComplete="off"
            disabled={!number}
            value={text}
            aria-describedby={`${ids}-limits`}
            aria-invalid={problem !== ''}
            onChange={({ target }) => setWritten({ path, text: target.value })}
          />
          <span id={`${ids}-limits`} className="text-sm text-grey">
            {number ? limitsOf(number) : ' '}
          </span>
        </label>
        <Pick
          label="Players"
          value={String(players)}
          options={Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)] as const)}
          help={`${settings.runs.toLocaleString('en')} games for each value, by the bots chosen above`}
          onChange={(value) => setSize(Number(value))}
        />
        <div className="flex min-h-28 flex-col items-start gap-3 @3xl:col-span-2">
          <Button type="submit" look="main" disabled={!number || running}>
            Try them
          </Button>
          <div className="w-full">
            <Progress label="Playing…" done={done} onCancel={store.stop} />
          </div>
          <Alert className="border-l-4 border-alarm pl-3">{problem || error || undefined}</Alert>
        </div>
      </Form>
      {results && results.draft.body !== draft.body && !running && (
        <p role="status" className="border-2 border-ink bg-hazard p-3 text-on-hazard">
          The scenario has changed since these games.
        </p>
      )}
      {results && <TryFigure results={results} goodGames={played.aims.good} endings={endings} />}
    </section>
  );
}
