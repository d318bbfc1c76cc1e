import type { z } from 'zod';
import { declinedSuggestions, drawnPlaces } from '@/lib/schema/hidden-lists';
import { part } from '@/lib/schema/short-fields';
import { cast, otherNpcs } from './fields/cast';
import { biasTargets, descriptorPairs, goalRelations, links } from './fields/links';
import { options } from './fields/options';
import { locale, siege, stress, threat } from './fields/place';
import { tasks } from './fields/tasks';

/** Schema of a siege: shape and limits of rules 11. The check judges the content. */
export const schema = part('Siege', 'A place nobody can leave, and the people who have to stand each other there.', {
  locale,
  threat,
  cast,
  otherNpcs,
  links,
  descriptorPairs,
  biasTargets,
  goalRelations,
  stress,
  siege,
  tasks,
  options,
  declined: declinedSuggestions(),
  taskPlaces: drawnPlaces('task'),
});

export type Siege = z.infer<typeof schema>;
export type Character = Siege['cast'][number];
export type Link = Siege['links'][number];
export type Task = Siege['tasks'][number];
export type StressEvent = Siege['stress']['events'][number];
export type HouseRules = Siege['options'];
