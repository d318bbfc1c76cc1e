import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { descriptorPairs } from '../words';
import { biasTargets, cast, goalRelations, links } from './cast';
import { locale, otherNpcs, stress, threat } from './place';
import { tasks } from './tasks';

/** A lonely farm, and a churchyard that has come down the hill. */
export const farmhouse: Starter = {
  id: 'isolation-farmhouse',
  title: 'Low Acre',
  summary: 'Six people, soup for three, and the neighbours from the churchyard, who have come to stand in the fields.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:barn',
  tags: ['claustrophobic', 'funny', 'gothic', 'paranoid', 'scary', 'tense'],
  warnings: ['alcohol-and-drugs', 'animal-harm', 'captivity', 'claustrophobia', 'death', 'violence'],
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
