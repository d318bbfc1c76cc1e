import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { descriptorPairs } from '../words';
import { biasTargets, cast, goalRelations, links } from './cast';
import { locale, otherNpcs, stress, threat } from './place';
import { tasks } from './tasks';

/** The last cabin of the day, a storm, and a case that nobody owns. */
export const cableCar: Starter = {
  id: 'isolation-cable-car',
  title: 'Cabin Two',
  summary: 'Six people on a rope above a valley without lights, two harnesses, and a case that nobody admits to.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:mountaintop',
  tags: ['claustrophobic', 'funny', 'mysterious', 'paranoid', 'tense'],
  warnings: ['captivity', 'claustrophobia', 'death'],
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
