import type { Header } from '@/lib/contract/authored';
import { upTo } from '@/lib/kernel/combinations';
import { memoize } from '@/lib/kernel/memoize';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { pairsOf } from '@/lib/kit/link-table';
import type { KitOrder } from '@/lib/kit/order';
import { written } from '@/lib/tabletop/pieces/pictured';
import { pieceMakers, type RoleInput, roleInput } from '@/lib/tabletop/pieces/piece-makers';
import { namesOf } from '../names';
import type { Character, Siege } from '../schema';
import { LINK_KINDS, PLAYERS } from '../vocabulary';

/** Input of all pieces. If the written cast is left out, `body` has no cast and no links. */
export interface KitInput extends RoleInput<Siege> {
  /** Number of people inside: the written cast, or as many as players if they are more. */
  readonly people: number;
  /** Tells whether the order asks for a piece that is not usually printed. */
  readonly asksFor: (piece: string) => boolean;
}

export function inputOf(header: Header, body: Siege, order: KitOrder): KitInput {
  const input = roleInput(PLAYERS)(header, body, order);
  return {
    ...input,
    body: input.suggested ? body : { ...body, cast: [], links: [], biasTargets: [] },
    people: Math.max(body.cast.length, input.players.length),
    asksFor: (piece) => order.pieces?.includes(piece) ?? false,
  };
}

export const makers = pieceMakers<KitInput>();

/** Kinds of links, with passing ones counted separately. */
export const TALLIES = LINK_KINDS.flatMap((kind) => [
  kind,
  { ...kind, value: `${kind.value}-passing`, title: `${kind.title}, passing` },
]);

const graphOf = (body: Siege, kinds: LinkGraph['kinds'], passing: string): LinkGraph => ({
  nodes: body.cast.map(({ id, profession }, i) => ({
    id,
    label: namesOf(body).people[i] ?? '',
    note: profession.trim(),
  })),
  kinds,
  links: body.links.map(({ a, b, colour, kind, label }) => {
    const isPassing = kind === 'temporary';
    return { a, b, kind: `${colour}${isPassing ? passing : ''}`, count: 1, label: isPassing ? '' : label.trim() };
  }),
});

/** All pairs of the cast with their links. */
export const pairsIn = memoize((body: Siege) => pairsOf(graphOf(body, TALLIES, '-passing')));

/** Names of all people inside; '' for those without a name, who come last. */
export const namesIn = ({ body, people }: KitInput): readonly string[] =>
  upTo(people).map((i) => (i < body.cast.length ? (namesOf(body).people[i] ?? '') : ''));

/** All pairs of people inside; those with somebody who has no name come last, without a title. */
export function allPairsIn({ body, people }: KitInput): ReturnType<typeof pairsIn> {
  const pairs = pairsIn(body);
  const unnamed = (people * (people - 1)) / 2 - pairs.length;
  return [...pairs, ...upTo(unnamed).map(() => ({ places: [people, people] as const, title: '', bundles: [] }))];
}

/** Graph for the drawn map, in which passing links look like the others. People without a name have empty boxes. */
export function mapOf({ body, people }: KitInput): LinkGraph {
  const graph = graphOf(body, LINK_KINDS, '');
  const unnamed = upTo(people - body.cast.length).map((i) => ({ id: `no name ${i}`, label: '' }));
  return { ...graph, nodes: [...graph.nodes, ...unnamed] };
}

export const wordsOf = (list: Character['traits'] = []): string => written(list, ({ word }) => word).join(', ');
