'use client';

import { useId, useMemo, useState } from 'react';
import { LinkDrawing } from '@/app/_links/link-drawing';
import type { TallyTable } from '@/lib/contract/playtest-report';
import { graphOfTally } from '@/lib/playtest/tally-graph';

/** Pairs on a graph, the thicker their line the more was counted of what one chooses. */
export function LinkHeat({ tally, good }: { readonly tally: TallyTable; readonly good: readonly string[] }) {
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
          {columns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <LinkDrawing graph={graph} title={`${tally.title}: ${shown.title}`} />
    </>
  );
}
