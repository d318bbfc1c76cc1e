import type { ListedSystem } from '@/lib/contract/authored';
import { manifest as fightsphere } from './fightsphere/manifest';
import { manifest as isolation } from './isolation/manifest';
import { manifest as mothership } from './mothership/manifest';
import { manifest as trapped } from './trapped/manifest';
import { manifest as walls } from './walls/manifest';
import { manifest as zombies } from './zombies/manifest';

/** All games: the manifests that lists show, and a loader for the rest of each game. */
export const systems: readonly ListedSystem[] = [
  { ...trapped, load: async () => (await import('./trapped')).trapped },
  { ...mothership, load: async () => (await import('./mothership')).mothership },
  { ...zombies, load: async () => (await import('./zombies')).zombies },
  { ...walls, load: async () => (await import('./walls')).walls },
  { ...fightsphere, load: async () => (await import('./fightsphere')).fightsphere },
  { ...isolation, load: async () => (await import('./isolation')).isolation },
];

export const findSystem = (id: string): ListedSystem | undefined => systems.find((game) => game.id === id);
