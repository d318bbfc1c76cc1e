import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after TRAP! Zany Zombies'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  graveyard: {
    ...CREDITS,
    id: 'graveyard',
    title: 'The Graveyard',
    summary: 'The box of the rules: six zombies, twelve traps, and a collector who pays far too well. 27 cards.',
    cover: 'game-icons:tombstone',
    tags: ['absurd', 'campy', 'funny'],
    warnings: ['death'],
  },
  deepSea: {
    ...CREDITS,
    id: 'deep-sea',
    title: 'The Deep Sea',
    summary: 'Six swimming swindlers for an empty aquarium. Two actions and the Super Trap are its own. 27 cards.',
    cover: 'game-icons:octopus',
    tags: ['absurd', 'campy', 'family-friendly', 'funny'],
    warnings: ['none-needed'],
  },
  both: {
    ...CREDITS,
    id: 'graveyard-and-deep-sea',
    title: 'The Graveyard and the Deep Sea',
    summary: 'Two collectors, one table. Shuffle both decks together for six rounds, or play either alone. 54 cards.',
    cover: 'game-icons:shambling-zombie',
    tags: ['absurd', 'campy', 'funny'],
    warnings: ['death'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
