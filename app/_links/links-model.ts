import type { WidgetOf } from '@/lib/contract/form';
import { isEntry, type Json, type JsonObject } from '@/lib/kernel/json';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { withArticle } from '@/lib/tabletop/wording';

export type LinksConfig = WidgetOf<'links'>;

/** What links tie together; most often people. */
export interface Person {
  readonly id: string;
  readonly title: string;
}

/** One link of a pair. */
export interface Tie {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** Two people, in the order of their list, and all links between them. */
export interface Pair {
  readonly id: string;
  readonly a: Person;
  readonly b: Person;
  readonly ties: readonly Tie[];
}

/** A link that stands between no two people, and why. */
export interface Stray {
  readonly id: string;
  readonly why: 'self' | 'nobody' | 'kind';
}

export interface Links {
  readonly people: readonly Person[];
  /** Every two people, whether they have links or not. */
  readonly pairs: readonly Pair[];
  readonly strays: readonly Stray[];
}

/** Two lists of entries as people, their pairs, and what leads nowhere. */
export function linksOf(
  { nodes, links, kinds }: LinksConfig,
  noun: string,
  nodesValue: Json | undefined,
  linksValue: Json | undefined,
): Links {
  const people = entriesOf(nodesValue).map((entry) => ({
    id: entry.id,
    title: wordsOf(entry[nodes.headline]) || `Unnamed ${noun}`,
  }));
  const known = new Set(people.map(({ id }) => id));
  const sorts = new Set(kinds.map(({ value }) => value));
  const strays: Stray[] = [];
  const ties = new Map<string, Tie[]>();
  for (const entry of entriesOf(linksValue)) {
    const [a, b, kind] = [links.a, links.b, links.by].map((key) => String(entry[key] ?? '')) as [
      string,
      string,
      string,
    ];
    const why = !known.has(a) || !known.has(b) ? 'nobody' : a === b ? 'self' : sorts.has(kind) ? undefined : 'kind';
    if (why) {
      strays.push({ id: entry.id, why });
      continue;
    }
    const label = links.label === undefined ? '' : wordsOf(entry[links.label]);
    const key = keyOf(a, b);
    ties.set(key, [...(ties.get(key) ?? []), { id: entry.id, kind, label }]);
  }
  const pairs = people.flatMap((a, i) =>
    people.slice(i + 1).map((b) => {
      const id = keyOf(a.id, b.id);
      return { id, a, b, ties: ties.get(id) ?? [] };
    }),
  );
  return { people, pairs, strays };
}

const entriesOf = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isEntry) : []);
const wordsOf = (value: Json | undefined) => (typeof value === 'string' ? value.trim() : '');

/** What a pair goes by, whichever of the two is named first. */
export const keyOf = (a: string, b: string): string => [a, b].toSorted().join('/');

/** The pairs' links as something to draw. */
export const graphOf = ({ kinds }: LinksConfig, { people, pairs }: Omit<Links, 'strays'>): LinkGraph => ({
  nodes: people.map(({ id, title }) => ({ id, label: title })),
  kinds,
  links: pairs.flatMap(({ a, b, ties }) =>
    ties.map(({ kind, label }) => ({ a: a.id, b: b.id, kind, count: 1, ...(label !== '' && { label }) })),
  ),
});

/** What a new link between two people holds. */
export const newTie = ({ links }: LinksConfig, a: string, b: string, kind: string): JsonObject => ({
  ...links.given,
  [links.a]: a,
  [links.b]: b,
  [links.by]: kind,
});

/** The link to take away if there is to be one less of a kind: the last one that says nothing, if any does. */
export const spareTie = ({ ties }: Pair, kind: string): Tie | undefined => {
  const own = ties.filter((tie) => tie.kind === kind);
  return own.findLast(({ label }) => label === '') ?? own.at(-1);
};

export const countOf = ({ ties }: Pick<Pair, 'ties'>, kind: string): number =>
  ties.reduce((count, tie) => count + Number(tie.kind === kind), 0);

/** "a green link". */
export const aLink = ({ kinds }: LinksConfig, kind: string): string =>
  `${withArticle(kinds.find(({ value }) => value === kind)?.title.toLowerCase() ?? '')} link`;

export const sayPair = ({ a, b }: Pair): string => `${a.title} and ${b.title}`;

/** "2 green, 1 red"; what there is none of is left out. */
export function sayTies({ kinds }: LinksConfig, pair: Pick<Pair, 'ties'>): string {
  const counts = kinds.flatMap(({ value, title }) => {
    const count = countOf(pair, value);
    return count === 0 ? [] : [`${count} ${title.toLowerCase()}`];
  });
  return counts.length === 0 ? 'no links' : counts.join(', ');
}

/** Which pairs the table shows: all, those that have no link, or those of one person. */
export const pairsShown = (pairs: readonly Pair[], wanted: string): readonly Pair[] =>
  wanted === ALL
    ? pairs
    : pairs.filter(({ a, b, ties }) => (wanted === BARE ? ties.length === 0 : a.id === wanted || b.id === wanted));

export const ALL = '*';
export const BARE = '-';
