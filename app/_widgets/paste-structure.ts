import { type Join, type PastedNames, readOutline, readWays, sameName } from '@/app/_forms/paste-structure';
import type { Entry, Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { cutText } from './fit-pasted';
import { addEdge, edgeListsOf, type GraphConfig, type GraphEdge, graphOf, refuseEdge } from './graph-model';
import type { Along } from './list-edits';
import { type MapConfig, mapOf, refuseWay } from './map-model';

/** How a pasted text joins the entries of a list. */
export interface PasteStructure {
  readonly help: string;
  readonly read: (text: string) => PastedNames;
  /** What so many joins are, in a sentence. */
  readonly say: (joins: number) => string;
  /** What joins entries by their ids, a change for each; none for those that are joined already or can't be. */
  readonly join: (entries: readonly Entry[], pairs: readonly Join[]) => readonly Patch[];
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Of names that are joined, those that no entry has yet; all names of an ordinary list. */
export function newNames(pasted: PastedNames, entries: readonly Entry[], headline: string): PastedNames {
  if (pasted.joins.length === 0) return pasted;
  const here = new Set(entries.map((entry) => sameName(String(entry[headline] ?? ''))));
  return { ...pasted, names: pasted.names.filter((name) => !here.has(sameName(name))) };
}

/** Joins entries by their names, once all of them are there. */
export function joinAlong(
  structure: PasteStructure,
  { entry: shape }: ListShape,
  headline: string,
  joins: readonly Join[],
): Along {
  const field = shape.kind === 'object' ? shape.fields[headline] : undefined;
  const key = (name: string) => sameName(field?.kind === 'text' ? cutText(name, field.max) : name);
  return (entries) => {
    // Of two of one name the first.
    const ids = new Map(entries.toReversed().map((entry) => [key(String(entry[headline] ?? '')), entry.id]));
    // Each pair once: a text may say the same thousands of times.
    const pairs = new Map<string, Join>();
    for (const [a, b] of joins) {
      const [from, to] = [ids.get(key(a)), ids.get(key(b))];
      if (from !== undefined && to !== undefined) pairs.set(`${from} ${to}`, [from, to]);
    }
    const patches = structure.join(entries, [...pairs.values()]);
    const left = joins.length - patches.length;
    return {
      patches,
      said: [
        ...(patches.length > 0 ? [structure.say(patches.length)] : []),
        ...(left > 0 ? [`${counted(left, 'connection')} left out: there already, impossible, or one too many.`] : []),
      ].join(' '),
    };
  };
}

/** Indented entries come before the one above them. */
export const outlineStructure = (config: GraphConfig, list: ListShape, root: Path): PasteStructure => ({
  help: `Indent what must be done first: each ${list.noun} waits for those indented below it. A name that is there already is not added again.`,
  read: readOutline,
  say: (joins) => `${counted(joins, 'link')} between them.`,
  join: (entries, pairs) => {
    let graph = graphOf(config, list, [...entries]);
    const most = edgeListsOf(config, list).find(({ key }) => key === config.edges.list)?.shape.max ?? 0;
    const waits = (id: string) => graph.edges.filter((edge) => edge.to === id && edge.firm).length;
    return pairs.flatMap(([to, from]) => {
      if (waits(to) >= most || refuseEdge(graph, from, to) !== undefined) return [];
      const edge: GraphEdge = { id: `${to}/${from}`, from, to, list: config.edges.list, link: '', firm: true };
      graph = { ...graph, edges: [...graph.edges, edge] };
      return addEdge(config, list, root, from, to);
    });
  },
});

/** Arrows are ways between places; `current` tells which ways there are. */
export const waysStructure = (
  config: MapConfig,
  { places, ways }: Readonly<Record<'places' | 'ways', ListShape>>,
  root: Path,
  current: () => Json | undefined,
): PasteStructure => ({
  help: `“Hall -> Stairs -> Cellar” makes a ${ways.noun} at each arrow. A name that is there already is not added again.`,
  read: readWays,
  say: (joins) => `${counted(joins, ways.noun)} between them.`,
  join: (entries, pairs) => {
    const map = mapOf(config, places.noun, [...entries], current());
    const drawn = [...map.ways];
    return pairs.flatMap(([a, b]): readonly Patch[] => {
      if (drawn.length >= ways.max || refuseWay({ ...map, ways: drawn }, a, b) !== undefined) return [];
      drawn.push({ id: `${a}-${b}`, a, b });
      const entry = blankEntry(ways, { [config.ways.a]: a, [config.ways.b]: b });
      return [{ op: 'insert', path: root, entry }];
    });
  },
});
