import type { IconName, Tone } from '@/lib/kit/blocks';
import { labelled, written } from '@/lib/tabletop/pieces/pictured';
import { pieceMakers, type RoleInput } from '@/lib/tabletop/pieces/piece-makers';
import type { Campaign, Community, Episode, Gladiator } from '../schema';
import type { CommunityKind } from '../vocabulary';

export type KitInput = RoleInput<Campaign>;

export const makers = pieceMakers<KitInput>();

/** Returns the number of the GM's Gladiators: all that the players do not keep (rules 12). */
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
