/** A kind of link. Kinds differ by line and name too, so that they remain distinct in black and white. */
export interface LinkKind {
  readonly value: string;
  readonly title: string;
  readonly look: 'solid' | 'dashed';
  readonly tone: 'good' | 'bad';
}

/** People or things and the links between them. Screens and pages draw it alike. */
export interface LinkGraph {
  /** Nodes that are out are drawn pale and keep their position. */
  readonly nodes: readonly {
    readonly id: string;
    readonly label: string;
    readonly note?: string;
    readonly isOut?: boolean;
  }[];
  readonly kinds: readonly LinkKind[];
  /** Undirected: `a` and `b` can be swapped, and can be equal. Links to missing nodes are not drawn. */
  readonly links: readonly {
    readonly a: string;
    readonly b: string;
    readonly kind: string;
    readonly count: number;
    readonly label?: string;
  }[];
}

/** All links of one kind between two nodes. `a` is listed first among the nodes. */
export interface Bundle {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  readonly count: number;
  /** Distinct labels of the links, in order. */
  readonly labels: readonly string[];
}

/** Groups the links of a graph by pair and kind, in the order of its nodes and kinds. */
export function bundlesOf({ nodes, kinds, links }: LinkGraph): readonly Bundle[] {
  const places = new Map(nodes.map(({ id }, i) => [id, i]));
  const sorts = new Map(kinds.map(({ value }, i) => [value, i]));
  const bundles = new Map<number, Bundle>();
  for (const { a, b, kind: value, count, label = '' } of links) {
    const [one, other, sort] = [places.get(a), places.get(b), sorts.get(value)];
    const kind = sort === undefined ? undefined : kinds[sort];
    if (one === undefined || other === undefined || sort === undefined || !kind || count <= 0) continue;
    const [first, last] = one <= other ? [a, b] : [b, a];
    const key = (Math.min(one, other) * nodes.length + Math.max(one, other)) * kinds.length + sort;
    const before = bundles.get(key) ?? { a: first, b: last, kind, count: 0, labels: [] };
    const labels = label === '' || before.labels.includes(label) ? before.labels : [...before.labels, label];
    bundles.set(key, { ...before, count: before.count + count, labels });
  }
  return [...bundles].toSorted(([a], [b]) => a - b).map(([, bundle]) => bundle);
}

/** Describes each linked pair in words: "Ann and Bob: 2 green, 1 red". */
export function sayPairs(graph: LinkGraph): readonly string[] {
  const labels = new Map(graph.nodes.map(({ id, label }) => [id, label]));
  const pairs = new Map<string, string[]>();
  for (const { a, b, kind, count } of bundlesOf(graph)) {
    const name = a === b ? `${labels.get(a)} alone` : `${labels.get(a)} and ${labels.get(b)}`;
    const key = JSON.stringify([a, b]);
    pairs.set(key, [...(pairs.get(key) ?? [`${name}: `]), `${count} ${kind.title.toLowerCase()}`]);
  }
  return [...pairs.values()].map(([name, ...counts]) => `${name}${counts.join(', ')}`);
}
