import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Ids of starters in releases before they were files. */
const FORMER_IDS: Readonly<Record<string, string>> = {
  'spaceship-time-traveller': 'spaceship_time_traveller',
  'haunted-mansion': 'haunted_mansion',
  'haunted-mansion-ghost': 'haunted_mansion_ghost',
  'mine-shaft': 'mine_shaft',
  'mars-robots': 'mars_robots',
  'high-school': 'high_school',
  'high-school-psion': 'high_school_psion',
  'submarine-general': 'submarine_general',
  'limbo-gabriel': 'limbo_gabriel',
  'grimm-forest': 'grimm_forest',
  'grimm-forest-giant': 'grimm_forest_giant',
  'grimm-forest-lion': 'grimm_forest_lion',
  'tropical-island': 'tropical_island',
  'tropical-island-club': 'tropical_island_club',
  'tropical-island-doctor': 'tropical_island_doctor',
  'oz-wizard': 'oz_wizard',
};

/** Settings to start from: the book's own first, each followed by its variants. */
export const starters: readonly StarterCard[] = cards.map((card) => {
  const formerId = FORMER_IDS[card.id];
  return { ...card, ...(formerId && { formerId }) };
});
