import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after Fight Sphere'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  firstFall: {
    ...CREDITS,
    id: 'fightsphere-first-fall',
    title: 'First Fall',
    summary: 'Five layers of scrap, ten troubles that are there already, and one way: down.',
    cover: 'game-icons:planet-core',
    tags: ['absurd', 'action-packed', 'dreamlike', 'gritty', 'satirical'],
    warnings: ['captivity', 'child-harm', 'death', 'violence'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
