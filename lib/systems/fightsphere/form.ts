import type { CourseStop, Form } from '@/lib/contract/form';
import { episodes } from './steps/episodes';
import { gladiators } from './steps/gladiators';
import { core, houseRules, layers, world } from './steps/world';

/** Questions that a group answers together: the world, the first layers, one episode, and two Gladiators each. */
const course: readonly CourseStop[] = [
  { question: 'world', inShort: true },
  { question: 'layers', enough: 5, inShort: true },
  { question: 'layer-looks' },
  { question: 'episode', inShort: true },
  { question: 'communities', enough: 3 },
  { question: 'community-wants' },
  { question: 'problems' },
  { question: 'npcs', enough: 4, inShort: true },
  { question: 'npc-wants' },
  { question: 'openings' },
  { question: 'pregens', least: 6 },
  { question: 'pregens-drives' },
  { question: 'keep' },
  { question: 'hints' },
  { question: 'title', inShort: true },
];

/** Steps of the form: world, layers, episodes, Gladiators, Core, house rules. */
export const form: Form = {
  steps: [world, layers, episodes, gladiators, core, houseRules],
  host: 'The GM plays the people of the Sphere, the NPC Gladiators and the Sphere itself. The GM says who is in a scene and whether a back story bears on it, and has no Gladiator to win with.',
  course,
};
