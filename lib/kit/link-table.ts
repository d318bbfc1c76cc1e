import type { Cell, TableBlock } from './blocks';
import { type Bundle, bundlesOf, type LinkGraph, type LinkKind } from './link-graph';
import { table, write } from './short-blocks';

interface PairOfNodes {
  readonly places: readonly [number, number];
  /** "Ann – Bob". */
  readonly title: string;
  readonly bundles: readonly Bundle[];
}

export function pairsOf(graph: LinkGraph): readonly PairOfNodes[] {
  const byPair = new Map<string, Bundle[]>();
  const keyOf = (a: string, b: string) => JSON.stringify([a, b]);
  for (const bundle of bundlesOf(graph)) {
    const key = keyOf(bundle.a, bundle.b);
    byPair.set(key, [...(byPair.get(key) ?? []), bundle]);
  }
  return graph.nodes.flatMap((one, a) =>
    graph.nodes.slice(a + 1).map(
      (other, i): PairOfNodes => ({
        places: [a, a + 1 + i],
        title: `${one.label} – ${other.label}`,
        bundles: byPair.get(keyOf(one.id, other.id)) ?? [],
      }),
    ),
  );
}

/** Returns a table with the number of links of each kind, to be updated by pencil, and their labels. */
export const linkTable = (
  of: string,
  kinds: readonly LinkKind[],
  rows: readonly (readonly [who: string, bundles: readonly Bundle[]])[],
): TableBlock =>
  table(
    [[of, 4], ...kinds.map(({ title }) => [title, 1.5] as const), ['Labels', 7]],
    rows.map(([who, bundles], row): readonly Cell[] => [
      { text: who },
      ...kinds.map(({ value, title }): Cell => {
        const count = bundles.find(({ kind }) => kind.value === value)?.count;
        return { box: write(`${value}-${row + 1}`, `${title}: ${who}`, String(count ?? '')) };
      }),
      labelsCell(bundles, write(`labels-${row + 1}`, `Labels: ${who}`)),
    ]),
    { rowHeightMm: 8 },
  );

function labelsCell(bundles: readonly Bundle[], box: Cell['box']): Cell {
  const texts = bundles.flatMap(({ kind, labels }) =>
    labels.length === 0 ? [] : `${kind.title}: ${labels.join(', ')}`,
  );
  return texts.length > 0 ? { text: texts.join('. ') } : { ...(box && { box }) };
}
