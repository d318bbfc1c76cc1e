import type { Starter } from '@/lib/contract/starter';
import { descriptorPairs } from '../../rules/descriptor-pairs';
import { buildBody } from '../build';
import { cards } from '../cards';
import { biasTargets, cast, goalRelations, links } from './cast';
import { locale, otherNpcs, stress, threat } from './place';
import { tasks } from './tasks';

/** A lonely farm, and a churchyard that has come down the hill. */
export const farmhouse: Starter = {
  ...cards.farmhouse,
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
