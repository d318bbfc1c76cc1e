import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after Isolation'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  farmhouse: {
    ...CREDITS,
    id: 'isolation-farmhouse',
    title: 'Low Acre',
    summary:
      'Six people, soup for three, and the neighbours from the churchyard, who have come to stand in the fields.',
    cover: 'game-icons:barn',
    tags: ['claustrophobic', 'funny', 'gothic', 'paranoid', 'scary', 'tense'],
    warnings: ['alcohol-and-drugs', 'animal-harm', 'captivity', 'claustrophobia', 'death', 'violence'],
  },
  cableCar: {
    ...CREDITS,
    id: 'isolation-cable-car',
    title: 'Cabin Two',
    summary: 'Six people on a rope above a valley without lights, two harnesses, and a case that nobody admits to.',
    cover: 'game-icons:mountaintop',
    tags: ['claustrophobic', 'funny', 'mysterious', 'paranoid', 'tense'],
    warnings: ['captivity', 'claustrophobia', 'death'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
