import type { WidgetOf } from '@/lib/contract/form';
import { entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { withArticle } from '@/lib/tabletop/words/wording';

export type LinksConfig = WidgetOf<'links'>;

/** End of a link, usually a person. */
export interface Person {
  readonly id: string;
  readonly title: string;
}

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

/** A link that does not join two people, and the reason. */
export interface Stray {
  readonly id: string;
  readonly why: 'self' | 'nobody' | 'kind';
}

export interface Links {
  readonly people: readonly Person[];
  /** Every pair of people, with or without links. */
  readonly pairs: readonly Pair[];
  readonly strays: readonly Stray[];
}

/** Reads two lists as people, their pairs, and dangling links. */
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

const wordsOf = (value: Json | undefined) => (typeof value === 'string' ? value.trim() : '');

/** Key of a pair, independent of order. */
export const keyOf = (a: string, b: string): string => [a, b].toSorted().join('/');

export const graphOf = ({ kinds }: LinksConfig, { people, pairs }: Omit<Links, 'strays'>): LinkGraph => ({
  nodes: people.map(({ id, title }) => ({ id, label: title })),
  kinds,
  links: pairs.flatMap(({ a, b, ties }) =>
    ties.map(({ kind, label }) => ({ a: a.id, b: b.id, kind, count: 1, ...(label !== '' && { label }) })),
  ),
});

export const newTie = ({ links }: LinksConfig, a: string, b: string, kind: string): JsonObject => ({
  ...links.given,
  [links.a]: a,
  [links.b]: b,
  [links.by]: kind,
});

/** Returns the link to remove when the count of a kind goes down: the last one without a text, if any. */
export const spareTie = ({ ties }: Pair, kind: string): Tie | undefined => {
  const own = ties.filter((tie) => tie.kind === kind);
  return own.findLast(({ label }) => label === '') ?? own.at(-1);
};

export const countOf = ({ ties }: Pick<Pair, 'ties'>, kind: string): number =>
  ties.reduce((count, tie) => count + Number(tie.kind === kind), 0);

/** Names a link with its article: "a green link". */
export const aLink = ({ kinds }: LinksConfig, kind: string): string =>
  `${withArticle(kinds.find(({ value }) => value === kind)?.title.toLowerCase() ?? '')} link`;

export const sayPair = ({ a, b }: Pair): string => `${a.title} and ${b.title}`;

/** Counts links by kind: "2 green, 1 red"; omits kinds without any. */
export function sayTies({ kinds }: LinksConfig, pair: Pick<Pair, 'ties'>): string {
  const counts = kinds.flatMap(({ value, title }) => {
    const count = countOf(pair, value);
    return count === 0 ? [] : [`${count} ${title.toLowerCase()}`];
  });
  return counts.length === 0 ? 'no links' : counts.join(', ');
}

/** Returns the pairs for a filter: all, those without links, or those of one person. */
export const pairsShown = (pairs: readonly Pair[], wanted: string): readonly Pair[] =>
  wanted === ALL
    ? pairs
    : pairs.filter(({ a, b, ties }) => (wanted === BARE ? ties.length === 0 : a.id === wanted || b.id === wanted));

export const ALL = '*';
export const BARE = '-';
