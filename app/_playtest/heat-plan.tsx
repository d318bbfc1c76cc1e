'use client';

import { useState } from 'react';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { TallyTable } from '@/lib/contract/playtest-report';
import type { Plan } from '@/lib/kit/plan';
import { FittedPlan } from './fitted-plan';

/** The plan with rooms the darker the more was counted in them. */
export function HeatPlan({ tally, plan }: { readonly tally: TallyTable; readonly plan: Plan }) {
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
