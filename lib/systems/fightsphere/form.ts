import type { CourseStop, Form } from '@/lib/contract/form';
import { episodes } from './steps/episodes';
import { gladiators } from './steps/gladiators';
import { core, houseRules, layers, world } from './steps/world';

/** Questions that a group answers together: the world, the first layers, one episode, and two Gladiators each. */
const course: readonly CourseStop[] = [
  { question: 'world', minutes: 6 },
  { question: 'layers', minutes: 8, enough: 5 },
  { question: 'layer-looks', minutes: 6 },
  { question: 'episode', minutes: 5 },
  { question: 'communities', minutes: 6, enough: 3 },
  { question: 'community-wants', minutes: 6 },
  { question: 'problems', minutes: 6 },
  { question: 'npcs', minutes: 8, enough: 4 },
  { question: 'npc-wants', minutes: 6 },
  { question: 'openings', minutes: 4 },
  { question: 'pregens', minutes: 12, least: 6 },
  { question: 'pregens-drives', minutes: 12 },
  { question: 'keep', minutes: 4 },
  { question: 'hints', minutes: 4 },
  { question: 'title', minutes: 3 },
];

/** Steps of the form: world, layers, episodes, Gladiators, Core, house rules. */
export const form: Form = {
  steps: [world, layers, episodes, gladiators, core, houseRules],
  host: 'The GM plays the people of the Sphere, the NPC Gladiators and the Sphere itself. The GM says who is in a scene and whether a back story bears on it, and has no Gladiator to win with.',
  course,
};
