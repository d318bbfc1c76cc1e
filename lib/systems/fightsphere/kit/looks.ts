import type { IconName, Tone } from '@/lib/kit/blocks';
import type { CommunityKind } from '../vocabulary';

export const SPHERE_SIGN: IconName = 'game-icons:punch';

export const SIGNS = { gladiator: 'game-icons:punch', npc: 'game-icons:person' } as const satisfies Record<
  string,
  IconName
>;

export const COMMUNITY_LOOKS: Readonly<Record<CommunityKind, { readonly icon: IconName; readonly tone: Tone }>> = {
  gang: { icon: 'game-icons:robber', tone: 'alarm' },
  cult: { icon: 'game-icons:lantern-flame', tone: 'hazard' },
  mediaHounds: { icon: 'game-icons:3d-glasses', tone: 'service' },
  microNation: { icon: 'game-icons:treasure-map', tone: 'exit' },
  sphereTech: { icon: 'game-icons:power-generator', tone: 'secret' },
  custom: { icon: 'game-icons:meeple', tone: 'plain' },
};
