import type { Header, PieceKind } from '@/lib/contract/authored';
import type { Block, IconName } from '@/lib/kit/blocks';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { type PairOfNodes, pairsOf } from '@/lib/kit/link-table';
import type { KitOrder } from '@/lib/kit/order';
import { heading } from '@/lib/kit/short-blocks';
import { pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { LINK_KINDS, PLAYERS } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Siege;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** What the cast are called, and every two of them. */
  readonly names: readonly string[];
  readonly pairs: readonly PairOfNodes[];
}

export const kitInput = (header: Header, body: Siege, order: KitOrder): KitInput => ({
  header,
  body,
  players: playersOf(order, PLAYERS),
  names: namesOf(body).people,
  pairs: pairsOf(tallied(body)),
});

/** Labelled links and passing ones are counted apart. */
export const TALLIES = LINK_KINDS.flatMap((kind) => [
  kind,
  { ...kind, value: `${kind.value}-passing`, title: `${kind.title}, passing` },
]);

const tallied = (body: Siege): LinkGraph => ({
  nodes: body.cast.map(({ id, profession }, i) => ({
    id,
    label: namesOf(body).people[i] ?? '',
    note: profession.trim(),
  })),
  kinds: TALLIES,
  links: body.links.map(({ a, b, colour, kind, label }) => {
    const isPassing = kind === 'temporary';
    return { a, b, kind: isPassing ? `${colour}-passing` : colour, count: 1, label: isPassing ? '' : label.trim() };
  }),
});

/** The same as it is drawn, with passing links among the others. */
export const mapOf = (body: Siege): LinkGraph => ({
  ...tallied(body),
  kinds: LINK_KINDS,
  links: tallied(body).links.map((link) => ({ ...link, kind: link.kind.replace('-passing', '') })),
});

export const makers = pieceMakers<KitInput>();

/** A document of one copy under its title. */
export const headed = (kind: PieceKind, blocks: (input: KitInput) => readonly Block[]) =>
  makers.documentPiece(kind, (input) => [heading(kind.title), ...blocks(input)]);

export const SIEGE_SIGN: IconName = 'game-icons:barricade';
