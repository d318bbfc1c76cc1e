'use client';

import { useId, useMemo, useState } from 'react';
import { LinkDrawing } from '@/app/_links/link-drawing';
import { Options } from '@/app/_ui/options';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { Findings, TallyTable } from '@/lib/contract/playtest-report';
import type { Plan } from '@/lib/kit/plan';
import { graphOfTally } from '@/lib/playtest/tally-graph';
import { tallyCsv } from './csv';
import { Figure } from './figure';
import { FittedPlan } from './replay-board';

/** One tally of the games: as bars, a heat map of the plan, a graph or a table. */
export function TallyFigure(props: { readonly tally: TallyTable; readonly report: Findings; readonly plan: Plan }) {
  const { tally, report, plan } = props;
  if (tally.rows.length === 0) return null;
  return (
    <Figure
      title={tally.title}
      help={tally.columns.map(({ title, help }) => `${title}: ${help}`).join(' ')}
      table={{
        head: ['', ...tally.columns.map(({ title }) => title)],
        rows: tally.rows.map(({ label, values }) => [label, ...values]),
      }}
      csv={() => tallyCsv(tally)}
      file={tally.id}
      {...(tally.plot.kind === 'links' && { isOpen: true })}
    >
      {pictureOf(tally, report, plan)}
    </Figure>
  );
}

/** Returns the chart of a tally; undefined for one that is best read as a table. */
function pictureOf(tally: TallyTable, { runs }: Findings, plan: Plan) {
  const { plot } = tally;
  if (plot.kind === 'bars') return <Bars tally={tally} plot={plot} runs={runs} />;
  if (plot.kind === 'links') return <LinkHeat tally={tally} good={plot.good} />;
  return plot.kind === 'heat' && plan.rooms.length > 0 ? <HeatPlan tally={tally} plan={plan} /> : undefined;
}

/** Graph of pairs, whose line widths show the counts in the chosen column. */
function LinkHeat({ tally, good }: { readonly tally: TallyTable; readonly good: readonly string[] }) {
  const { columns } = tally;
  const [wanted, setWanted] = useState(columns[0]?.id ?? '');
  const picker = useId();
  const shown = columns.find(({ id }) => id === wanted) ?? columns[0];
  const graph = useMemo(() => graphOfTally(tally, good, shown?.id ?? ''), [tally, good, shown]);
  if (!shown) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={picker} className="sign">
          Lines show
        </label>
        <select
          id={picker}
          className="input w-auto! max-w-full"
          value={shown.id}
          onChange={({ target }) => setWanted(target.value)}
        >
          <Options of={columns.map(({ id, title }) => [id, title])} />
        </select>
      </div>
      <LinkDrawing graph={graph} title={`${tally.title}: ${shown.title}`} />
    </>
  );
}

/** Heat map of the plan: the higher a room's count, the darker it is. */
function HeatPlan({ tally, plan }: { readonly tally: TallyTable; readonly plan: Plan }) {
  const [shown, setShown] = useState(tally.columns[0]?.id ?? '');
  const column = Math.max(
    0,
    tally.columns.findIndex(({ id }) => id === shown),
  );
  const most = Math.max(1, ...tally.rows.map(({ values }) => values[column] ?? 0));
  const heat = new Map(tally.rows.map(({ id, values }) => [id, (values[column] ?? 0) / most]));
  const hottest = tally.rows.toSorted((a, b) => (b.values[column] ?? 0) - (a.values[column] ?? 0)).slice(0, 3);
  return (
    <>
      {tally.columns.length > 1 && (
        <ViewSwitch
          label="Moves by"
          views={Object.fromEntries(tally.columns.map(({ id, title }) => [id, title]))}
          current={shown}
          onChange={setShown}
        />
      )}
      <p className="text-sm">Most often: {hottest.map(({ label }) => label).join(', ')}.</p>
      <FittedPlan plan={plan} title="Where it happens" heat={heat} tallest={0.7} />
    </>
  );
}

const LOOKS = ['bg-grey', 'bg-exit'] as const;

function Bars(props: {
  readonly tally: TallyTable;
  readonly plot: Extract<TallyTable['plot'], { kind: 'bars' }>;
  readonly runs: number;
}) {
  const { tally, plot, runs } = props;
  const columns = plot.columns.map((id) => tally.columns.findIndex((column) => column.id === id));
  const longest = Math.max(1, ...tally.rows.flatMap(({ values }) => columns.map((column) => values[column] ?? 0)));
  const whole = plot.of === 'games' ? Math.max(1, runs) : longest;
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden>
        {columns.map((column, i) => (
          <li key={column} className="flex items-center gap-2">
            <span className={`size-4 border border-ink ${LOOKS[columns.length === 1 ? 1 : i % LOOKS.length]}`} />
            {tally.columns[column]?.title}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-1.5">
        {tally.rows.map(({ id, label, values }) => (
          <li key={id} className="grid grid-cols-[minmax(6rem,2fr)_3fr] items-center gap-3 text-sm">
            <span>{label}</span>
            <span
              role="img"
              aria-label={columns.map((column) => `${tally.columns[column]?.title}: ${values[column] ?? 0}`).join(', ')}
              className="flex flex-col gap-px border-l-2 border-ink"
            >
              {columns.map((column, i) => (
                <span
                  key={column}
                  className={`block ${columns.length === 1 ? 'h-4' : 'h-2'} min-w-px ${LOOKS[columns.length === 1 ? 1 : i % LOOKS.length]}`}
                  style={{ width: `${Math.min(100, ((values[column] ?? 0) / whole) * 100)}%` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
