import type { Effort, Route } from '@/lib/contract/authored';
import { sayCounted } from '@/lib/contract/facts';
import type { Widget } from '@/lib/contract/form';
import { shortestPath } from '@/lib/kernel/graph';
import { type Entry, entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath, type Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import { listPathOf } from '@/lib/schema/references';
import type { ListShape } from '@/lib/schema/shape';

export type GraphConfig = Extract<Widget, { widget: 'graph' }>;

interface GraphNode {
  readonly id: string;
  readonly title: string;
  /** The entry of another list that this node is, at the end of the graph. */
  readonly end?: { readonly id: string; readonly noun: string };
}

/** Edge: `to` waits for `from`, according to the entry `link` in `to`'s list `list`, or to `from`'s field without one. */
export interface GraphEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly list: string;
  readonly link: string | undefined;
  /** True if the author drew it; other edges are read from lists such as "any one of". */
  readonly firm: boolean;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** A list inside an entry whose entries can refer to the entry's own list. */
export interface EdgeList {
  readonly key: string;
  readonly title: string;
  readonly shape: ListShape;
}

/** Returns all lists inside an entry that refer back to the list; the one that drawing adds to comes first. */
export function edgeListsOf(config: GraphConfig, list: ListShape): readonly EdgeList[] {
  const { entry } = list;
  const fields = entry.kind === 'object' ? entry.fields : {};
  const lists = Object.entries(fields).flatMap(([key, shape]) =>
    shape.kind === 'list' && pointsTo(shape, config.edges.to, config.path) ? [{ key, title: shape.title, shape }] : [],
  );
  return lists.toSorted((a, b) => Number(b.key === config.edges.list) - Number(a.key === config.edges.list));
}

function pointsTo({ entry }: ListShape, key: string, home: Path): boolean {
  const groups = entry.kind === 'object' ? [entry] : Object.values(entry.variants);
  return groups.some(({ fields }) => {
    const field = fields[key];
    return field?.kind === 'ref' && formatPath(listPathOf(field.to, home)) === formatPath(home);
  });
}

export const nameOf = (entry: Entry, headline: string, noun: string): string => {
  const name = entry[headline];
  return typeof name === 'string' && name.trim() !== '' ? name : `Unnamed ${noun}`;
};

/** Returns the entries of a list as a graph. Leaves out dangling references: the checks report them. */
export function graphOf(config: GraphConfig, list: ListShape, value: Json | undefined): Graph {
  const entries = entriesOf(value);
  const known = new Set(entries.map(({ id }) => id));
  const lists = edgeListsOf(config, list);
  return {
    nodes: entries.map((entry) => ({ id: entry.id, title: nameOf(entry, config.headline, list.noun) })),
    edges: entries.flatMap((entry) => edgesTo(entry.id, entry, config, lists, known)),
  };
}

const edgesTo = (
  to: string,
  entry: Entry,
  config: GraphConfig,
  lists: readonly EdgeList[],
  known: ReadonlySet<string>,
): readonly GraphEdge[] =>
  lists.flatMap(({ key }) =>
    entriesOf(entry[key]).flatMap((link) => {
      const from = link[config.edges.to];
      if (typeof from !== 'string' || !known.has(from)) return [];
      return [{ id: `${to}/${key}/${link.id}`, from, to, list: key, link: link.id, firm: key === config.edges.list }];
    }),
  );

/** The list of the entries that end a graph, and its path in the draft. */
export interface Ends {
  readonly shape: ListShape;
  readonly root: Path;
}

/** Adds the entries of the list `ends` to the graph of the entries `value`. */
export function withEnds(
  graph: Graph,
  config: GraphConfig,
  { shape }: Ends,
  value: Json | undefined,
  ends: Json | undefined,
): Graph {
  const { path = [], headline = '', by = '' } = config.ends ?? {};
  // Entries of two lists can have the same id. Ids have at most 64 characters.
  const nodeOf = (id: string) => `${path.join('-')}-${id}`.slice(0, 64);
  const [entries, lists] = [entriesOf(ends), edgeListsOf(config, shape)];
  const known = new Set(graph.nodes.map(({ id }) => id));
  const last = new Set(entries.map(({ id }) => id));
  return {
    nodes: [
      ...graph.nodes,
      ...entries.map((entry) => ({
        id: nodeOf(entry.id),
        title: nameOf(entry, headline, shape.noun),
        end: { id: entry.id, noun: shape.noun },
      })),
    ],
    edges: [
      ...graph.edges,
      ...entries.flatMap((entry) => edgesTo(nodeOf(entry.id), entry, config, lists, known)),
      ...entriesOf(value).flatMap(({ id, [by]: end }) =>
        typeof end === 'string' && last.has(end)
          ? [{ id: `${id}/${by}`, from: id, to: nodeOf(end), list: by, link: undefined, firm: false }]
          : [],
      ),
    ],
  };
}

/** Returns the nodes with these ids, and the edges between them. */
export function partOf({ nodes, edges }: Graph, ids: ReadonlySet<string>): Graph {
  return {
    nodes: nodes.filter(({ id }) => ids.has(id)),
    edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

/** Returns the connected components of a graph, each as the ids of its nodes, in the order of their first nodes. */
export function componentsOf({ nodes, edges }: Graph): readonly ReadonlySet<string>[] {
  const sets = new Map(nodes.map(({ id }) => [id, new Set([id])]));
  for (const { from, to } of edges) {
    const [a, b] = [sets.get(from), sets.get(to)];
    if (!a || !b || a === b) continue;
    for (const id of b) sets.set(id, a.add(id));
  }
  return [...new Set(sets.values())];
}

/** Returns the parts of a graph that are read one by one: its components, then all nodes without edges together. */
export function partsOf(graph: Graph): readonly ReadonlySet<string>[] {
  const components = componentsOf(graph);
  const lone = components.filter(({ size }) => size === 1).flatMap((ids) => [...ids]);
  return [...components.filter(({ size }) => size > 1), ...(lone.length > 0 ? [new Set(lone)] : [])];
}

/** Returns the path of a node's entry, in a graph of the list at `root`. */
export function entryPath(graph: Graph, root: Path, ends: Ends | undefined, id: string): Path {
  const end = graph.nodes.find((node) => node.id === id)?.end;
  return end && ends ? [...ends.root, end.id] : [...root, id];
}

/** Returns the reason why `to` can't wait for `from`, for the author; undefined if it can. */
export function refuseEdge(graph: Graph, from: string, to: string): string | undefined {
  const quote = (id: string) => `“${graph.nodes.find((node) => node.id === id)?.title ?? id}”`;
  if (from === to) return `${quote(to)} can't wait for itself.`;
  const firm = graph.edges.filter((edge) => edge.firm);
  if (firm.some((edge) => edge.from === from && edge.to === to))
    return `${quote(to)} already waits for ${quote(from)}.`;
  const after = (id: string) => firm.filter((edge) => edge.from === id).map((edge) => edge.to);
  const way = shortestPath(to, new Set([from]), after);
  if (!way) return undefined;
  const circle = [...way, to].map(quote).join(' → ');
  return `That would make a circle, and nobody could ever start: ${circle}. Remove one of these links first.`;
}

/** Returns patches that make the entry at `to`, of the list `list`, wait for `from`. */
export function addEdge(config: GraphConfig, list: ListShape, from: string, to: Path): readonly Patch[] {
  const { edges } = config;
  const links = edgeListsOf(config, list).find(({ key }) => key === edges.list);
  if (!links) return [];
  const entry = blankEntry(links.shape, { ...edges.given, [edges.to]: from });
  return [{ op: 'insert', path: [...to, edges.list], entry }];
}

/** Returns patches that remove an edge to the entry at `to`. A field that leads there stays: its form changes it. */
export const removeEdge = (to: Path, { list, link }: GraphEdge): readonly Patch[] =>
  link === undefined ? [] : [{ op: 'remove', path: [...to, list, link] }];

/** Returns patches that remove nodes of the list at `root` and the links of its nodes that waited for them. */
export const removeNodes = ({ nodes, edges }: Graph, root: Path, ids: readonly string[]): readonly Patch[] => [
  ...edges
    .filter(({ from, to }) => ids.includes(from) && !ids.includes(to))
    // Deleting says which entries of other lists still name a node.
    .filter(({ to }) => nodes.find(({ id }) => id === to)?.end === undefined)
    .flatMap((edge) => removeEdge([...root, edge.to], edge)),
  ...ids.map((id): Patch => ({ op: 'remove', path: [...root, id] })),
];

/** Describes the way out in one sentence: text alternative to the graph. */
export function sayRoute(route: Route, effort: Effort, graph: Graph): string {
  if (!route.reachable) return `${route.title}: nobody can get out this way yet.`;
  const titles = route.goals.map((id) => graph.nodes.find((node) => node.id === id)?.title ?? id);
  const count = `${route.exact ? '' : 'at most '}${sayCounted(effort, route.least ?? 0)}`;
  return titles.length === 0 ? `${route.title}: ${count}.` : `${route.title}: ${count}: ${titles.join(' → ')}.`;
}

/** Returns the edges whose two ends are both on the route, which ends with its own node. */
export function edgesOnRoute(route: Route | undefined, graph: Graph): ReadonlySet<string> {
  const won = new Set(route?.goals);
  const end = graph.nodes.find((node) => route && node.end?.id === route.id);
  if (end) won.add(end.id);
  return new Set(graph.edges.filter(({ from, to }) => won.has(from) && won.has(to)).map(({ id }) => id));
}

/** Returns the titles of the nodes that each node waits for. */
export function waitsOf(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const titles = new Map(graph.nodes.map(({ id, title }) => [id, title]));
  const waits = new Map<string, string[]>();
  for (const { from, to } of graph.edges) waits.set(to, [...(waits.get(to) ?? []), titles.get(from) ?? from]);
  return waits;
}

/** Describes a node for screen readers. */
export function describeNode(
  { title, end }: GraphNode,
  waits: readonly string[],
  turn: number,
  issues: number,
): string {
  const parts = [
    title,
    ...(end ? [end.noun] : []),
    waits.length > 0 ? `waits for ${waits.join(', ')}` : 'waits for nothing',
    ...(turn === -1 ? [] : [`number ${turn + 1} on the way out`]),
    ...(issues > 0 ? [`${issues} issues`] : []),
  ];
  return parts.join('; ');
}
