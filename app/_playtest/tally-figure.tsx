'use client';

import type { Findings, TallyTable } from '@/lib/contract/playtest-report';
import type { Plan } from '@/lib/kit/plan';
import { tallyCsv } from './csv';
import { Figure } from './figure';
import { HeatPlan } from './heat-plan';
import { LinkHeat } from './link-heat';

/** One kind of thing that was counted: bars, heat on the plan, or the table itself. */
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

/** None for what is best read as a table. */
function pictureOf(tally: TallyTable, { runs }: Findings, plan: Plan) {
  const { plot } = tally;
  if (plot.kind === 'bars') return <Bars tally={tally} plot={plot} runs={runs} />;
  if (plot.kind === 'links') return <LinkHeat tally={tally} good={plot.good} />;
  return plot.kind === 'heat' && plan.rooms.length > 0 ? <HeatPlan tally={tally} plan={plan} /> : undefined;
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
