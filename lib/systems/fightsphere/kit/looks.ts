import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Campaign, Gladiator } from '../schema';

type Kind = Campaign['episodes'][number]['communities'][number]['kind'];

export const SPHERE_SIGN: IconName = 'game-icons:punch';

export const SIGNS = { gladiator: 'game-icons:punch', npc: 'game-icons:person' } as const satisfies Record<
  string,
  IconName
>;

export const KINDS: Readonly<Record<Kind, { readonly label: string; readonly icon: IconName; readonly tone: Tone }>> = {
  gang: { label: 'Gang', icon: 'game-icons:robber', tone: 'alarm' },
  cult: { label: 'Cult', icon: 'game-icons:lantern-flame', tone: 'hazard' },
  mediaHounds: { label: 'Media hounds', icon: 'game-icons:3d-glasses', tone: 'service' },
  microNation: { label: 'Micro-nation', icon: 'game-icons:treasure-map', tone: 'exit' },
  sphereTech: { label: 'Sphere tech', icon: 'game-icons:power-generator', tone: 'secret' },
  custom: { label: 'Community', icon: 'game-icons:meeple', tone: 'plain' },
};

export const DRIVES: Readonly<Record<Gladiator['drive'], string>> = {
  deathWish: 'Death wish',
  reasonToLive: 'Reason to Live',
};
