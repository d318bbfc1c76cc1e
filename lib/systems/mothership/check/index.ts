import type { Issue } from '@/lib/kernel/issue';
import type { Ship } from '../schema';
import { checkCharacters } from './characters';
import { checkEndings } from './endings';
import { checkLayout } from './layout';
import { checkReferences } from './references';
import { checkShip } from './ship';
import { checkSupplies } from './supplies';
import { type Survey, surveyOf } from './survey';
import { checkTraps } from './traps';

/** In the order in which a ship is made. */
const CHECKS: readonly ((survey: Survey) => Iterable<Issue>)[] = [
  checkShip,
  checkLayout,
  checkSupplies,
  checkTraps,
  checkCharacters,
  checkEndings,
  checkReferences,
];

/** Everything wrong with a ship, or worth a second look (rules 3.3 and 9). */
export function check(body: Ship): readonly Issue[] {
  const survey = surveyOf(body);
  return CHECKS.flatMap((checkPart) => [...checkPart(survey)]);
}
