import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after TRAPPED by John Christian'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  standard: {
    ...CREDITS,
    id: 'walls-standard',
    title: 'Walls: Standard',
    summary: 'Seven by seven tiles and not one wall yet. The corners are safe, for about three turns.',
    cover: 'game-icons:brick-wall',
    tags: ['claustrophobic', 'mysterious', 'tense'],
    warnings: ['captivity', 'claustrophobia'],
  },
  faster: {
    ...CREDITS,
    id: 'walls-faster',
    title: 'Walls: Faster',
    summary: 'Five by five tiles with a pinwheel of four walls in the middle. Over before the tea is cold.',
    cover: 'game-icons:maze',
    tags: ['claustrophobic', 'tense'],
    warnings: ['captivity', 'claustrophobia'],
  },
  hive: {
    ...CREDITS,
    id: 'walls-hive',
    title: 'Walls: Hive',
    summary: 'Thirty-seven cells of wax for two or three. A cell has six sides, so it takes patience to be mean.',
    cover: 'game-icons:honeycomb',
    tags: ['absurd', 'claustrophobic', 'funny'],
    warnings: ['bugs-and-spiders', 'captivity', 'claustrophobia'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
