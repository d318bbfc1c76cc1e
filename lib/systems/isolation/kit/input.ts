import { memoize } from '@/lib/kernel/memoize';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { pairsOf } from '@/lib/kit/link-table';
import { written } from '@/lib/tabletop/pieces/pictured';
import { pieceMakers, type RoleInput } from '@/lib/tabletop/pieces/piece-makers';
import { namesOf } from '../names';
import type { Character, Siege } from '../schema';
import { LINK_KINDS } from '../vocabulary';

export type KitInput = RoleInput<Siege>;

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

export const pairTitles = (body: Siege): readonly string[] => pairsIn(body).map(({ title }) => title);

/** Graph for the drawn map, in which passing links look like the others. */
export const mapOf = (body: Siege): LinkGraph => graphOf(body, LINK_KINDS, '');

export const wordsOf = (list: Character['traits'] = []): string => written(list, ({ word }) => word).join(', ');
