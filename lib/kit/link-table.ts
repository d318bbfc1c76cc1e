import type { Cell, FormBox, TableBlock } from './blocks';
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

/**
 * Returns a table with the number of links of each kind and their labels, to be updated by pencil. Rows without a name
 * have a box for it.
 */
export const linkTable = (
  of: string,
  kinds: readonly LinkKind[],
  rows: readonly (readonly [who: string, bundles: readonly Bundle[]])[],
): TableBlock =>
  table(
    [[of, 4], ...kinds.map(({ title }) => [title, 2] as const), ['Labels', 6], ['New labels', 4]],
    rows.map(([who, bundles], row): readonly Cell[] => [
      who === '' ? { box: write(`who-${row + 1}`, `${of} ${row + 1}`) } : { text: who },
      ...kinds.map(({ value, title }): Cell => {
        const count = bundles.find(({ kind }) => kind.value === value)?.count;
        return { box: write(`${value}-${row + 1}`, `${title}: ${who || row + 1}`, String(count ?? '')) };
      }),
      labelsCell(labelsOf(bundles), write(`labels-${row + 1}`, `Labels: ${who || row + 1}`)),
      { box: write(`new-${row + 1}`, `New labels: ${who || row + 1}`) },
    ]),
    { rowHeightMm: 8 },
  );

/** Labels of links by kind: "Green: Patient / Brave. Red: Despises officials". */
export const labelsOf = (bundles: readonly Bundle[]): string =>
  bundles.flatMap(({ kind, labels }) => (labels.length === 0 ? [] : `${kind.title}: ${labels.join(', ')}`)).join('. ');

const labelsCell = (text: string, box: FormBox): Cell => (text === '' ? { box } : { text });
