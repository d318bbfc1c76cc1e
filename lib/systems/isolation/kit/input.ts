import type { Header, PieceKind } from '@/lib/contract/authored';
import type { Block, IconName, Tone } from '@/lib/kit/blocks';
import { type Bundle, bundlesOf, type LinkGraph, type LinkKind } from '@/lib/kit/link-graph';
import type { KitOrder } from '@/lib/kit/order';
import { heading } from '@/lib/kit/short-blocks';
import { everyTwo, pairOf } from '@/lib/tabletop/pairs';
import { type PageSetting, pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { LINK_KINDS, PLAYERS, type Stance } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Siege;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** What the cast are called. */
  readonly names: readonly string[];
  readonly pairs: readonly PairOnPaper[];
}

/** Two of the cast by their places, and their links by colour and kind. */
export interface PairOnPaper {
  readonly a: number;
  readonly b: number;
  readonly title: string;
  readonly links: readonly Bundle[];
}

export const kitInput = (header: Header, body: Siege, order: KitOrder): KitInput => ({
  header,
  body,
  players: playersOf(order, PLAYERS),
  names: namesOf(body).people,
  pairs: pairsOf(body),
});

/** Labelled links and passing ones are counted apart. */
export const TALLIES = LINK_KINDS.flatMap((kind) => [kind, { ...kind, value: `${kind.value}-passing` }]);

/** Every two of the cast, in its order. */
export function pairsOf(body: Siege): readonly PairOnPaper[] {
  const names = namesOf(body).people;
  const places = new Map(body.cast.map(({ id }, i) => [id, i]));
  const byPair = new Map<number, Bundle[]>();
  for (const bundle of bundlesOf(linkGraph(body, TALLIES))) {
    const pair = pairOf(places.get(bundle.a) ?? 0, places.get(bundle.b) ?? 0);
    byPair.set(pair, [...(byPair.get(pair) ?? []), bundle]);
  }
  return everyTwo([...names.keys()]).map(([a, b]) => ({
    a,
    b,
    title: `${names[a]} – ${names[b]}`,
    links: byPair.get(pairOf(a, b)) ?? [],
  }));
}

/** The relationship map as it is drawn; or, by these kinds, as it is counted. */
export const linkGraph = (body: Siege, kinds: readonly LinkKind[] = LINK_KINDS): LinkGraph => ({
  nodes: body.cast.map(({ id, profession }, i) => ({
    id,
    label: namesOf(body).people[i] ?? '',
    note: profession.trim(),
  })),
  kinds,
  links: body.links.map(({ a, b, colour, kind, label }) => ({
    a,
    b,
    kind: kinds.length > LINK_KINDS.length && kind === 'temporary' ? `${colour}-passing` : colour,
    count: 1,
    label: label.trim(),
  })),
});

export const makers = pieceMakers<KitInput>();

/** A document of one copy under its title. */
export const headed = (
  kind: PieceKind,
  blocks: (input: KitInput) => readonly Block[],
  setting?: PageSetting<KitInput>,
) => makers.documentPiece(kind, (input) => [heading(kind.title), ...blocks(input)], setting);

export const SIEGE_SIGN: IconName = 'game-icons:barricade';

export const STANCE_LOOKS: Readonly<Record<Stance, { readonly icon: IconName; readonly tone: Tone }>> = {
  cooperate: { icon: 'game-icons:thumb-up', tone: 'exit' },
  neutral: { icon: 'game-icons:shrug', tone: 'plain' },
  hostile: { icon: 'game-icons:thumb-down', tone: 'alarm' },
};
