import type { TallyTable } from '@/lib/contract/playtest-report';
import type { LinkGraph } from '@/lib/kit/link-graph';

/** Converts a column of a tally of pairs to a graph, one link per counted pair. Columns in `good` become good links. */
export function graphOfTally({ rows, columns }: TallyTable, good: readonly string[], column: string): LinkGraph {
  const at = columns.findIndex(({ id }) => id === column);
  const links = rows.flatMap(({ id, label, ends, values }) => {
    const [a = '', b = ''] = id.split('/');
    return [{ a, b, ends: ends ?? [label, label], count: values[at] ?? 0 }];
  });
  const nodes = new Map(links.flatMap(({ a, b, ends: [one, other] }) => [[a, one] as const, [b, other] as const]));
  const isGood = good.includes(column);
  return {
    nodes: [...nodes].map(([id, label]) => ({ id, label })),
    kinds: [
      {
        value: column,
        title: columns[at]?.title ?? column,
        look: isGood ? 'solid' : 'dashed',
        tone: isGood ? 'good' : 'bad',
      },
    ],
    links: links.map(({ a, b, count }) => ({ a, b, kind: column, count })),
  };
}
