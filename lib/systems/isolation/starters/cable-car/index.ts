import type { Starter } from '@/lib/contract/starter';
import { descriptorPairs } from '../../rules/descriptor-pairs';
import { buildBody } from '../build';
import { cards } from '../cards';
import { biasTargets, cast, goalRelations, links } from './cast';
import { locale, otherNpcs, stress, threat } from './place';
import { tasks } from './tasks';

/** The last cabin of the day, a storm, and a case that nobody owns. */
export const cableCar: Starter = {
  ...cards.cableCar,
  body: () =>
    buildBody({
      locale,
      threat,
      cast,
      otherNpcs,
      links,
      descriptorPairs,
      biasTargets,
      goalRelations,
      stress,
      siege: { sessions: 2, conflictsPerSession: 8, rescueAfter: null },
      tasks,
    }),
};
