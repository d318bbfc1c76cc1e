import type { Issue } from '@/lib/kernel/issue';
import type { Setting } from '../schema';
import { checkBarriers } from './barriers';
import { checkEvents } from './events';
import { checkGoals } from './goals';
import { checkMap } from './map';
import { checkMonsters } from './monsters';
import { checkPlace } from './place';
import { checkReferences } from './references';
import { checkRoutes } from './routes';
import { checkSupplies } from './supplies';
import { type Survey, surveyOf } from './survey';
import { checkTitles } from './titles';

/** In the order of the book's questions. */
const CHECKS: readonly ((survey: Survey) => Iterable<Issue>)[] = [
  checkPlace,
  checkBarriers,
  checkMonsters,
  checkGoals,
  checkRoutes,
  checkEvents,
  checkMap,
  checkSupplies,
  checkTitles,
  checkReferences,
];

/** Everything wrong with a setting, or worth a second look (rules 2.7 and more). */
export function check(setting: Setting): readonly Issue[] {
  const survey = surveyOf(setting);
  return CHECKS.flatMap((checkPart) => [...checkPart(survey)]);
}
