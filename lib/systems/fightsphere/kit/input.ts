import type { Header, PieceKind } from '@/lib/contract/authored';
import type { Block, IconName, Tone } from '@/lib/kit/blocks';
import type { KitOrder } from '@/lib/kit/order';
import { heading } from '@/lib/kit/short-blocks';
import { labelled, written } from '@/lib/tabletop/labelled';
import { pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import type { Campaign, Community, Episode, Gladiator } from '../schema';
import { type CommunityKind, PLAYERS } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Campaign;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** Written Gladiators that are printed on sheets. */
  readonly pregens: readonly Gladiator[];
}

export const kitInput = (header: Header, body: Campaign, order: KitOrder): KitInput => ({
  header,
  body,
  players: playersOf(order, PLAYERS),
  pregens: order.suggested === false ? [] : body.pregens,
});

export const makers = pieceMakers<KitInput>();
export const { copiesPiece, cardsPiece } = makers;

/** A document of one copy under its title. */
export const headed = (
  id: string,
  title: string,
  audience: PieceKind['audience'],
  blocks: (input: KitInput) => readonly Block[],
) => makers.documentPiece({ id, title, audience }, (input) => [heading(title), ...blocks(input)]);

/** How many Gladiators the GM has: all that the players do not keep (rules 12). */
export const othersIn = ({ body, players }: KitInput): number => players.length * (body.gladiatorsPerPlayer - 1);

export const SPHERE_SIGN = 'game-icons:punch';

export const SIGNS = { gladiator: SPHERE_SIGN, npc: 'game-icons:person' } as const;

export const tagLine = (tags: Gladiator['tags']): string => written(tags, ({ tag }) => tag).join(', ');

export const aboutCommunity = ({ wants, fears, leader }: Community, { npcs }: Episode): readonly string[] =>
  labelled(['Wants', wants], ['Fears', fears], ['Led by', npcs.find(({ id }) => id === leader)?.name ?? '']);

export const COMMUNITY_LOOKS: Readonly<Record<CommunityKind, { readonly icon: IconName; readonly tone: Tone }>> = {
  gang: { icon: 'game-icons:robber', tone: 'alarm' },
  cult: { icon: 'game-icons:lantern-flame', tone: 'hazard' },
  mediaHounds: { icon: 'game-icons:3d-glasses', tone: 'service' },
  microNation: { icon: 'game-icons:treasure-map', tone: 'exit' },
  sphereTech: { icon: 'game-icons:power-generator', tone: 'secret' },
  custom: { icon: 'game-icons:meeple', tone: 'plain' },
};
