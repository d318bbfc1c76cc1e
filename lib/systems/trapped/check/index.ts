import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import { checkAttributes } from './attributes';
import { checkBarriers } from './barriers';
import { checkClocks } from './clocks';
import { checkEvents } from './events';
import { checkGoals } from './goals';
import { checkMap } from './map';
import { checkMonsters } from './monsters';
import { checkPlace } from './place';
import { checkReferences } from './references';
import { checkRoutes } from './routes';
import { checkSecretPlaces } from './secret-places';
import { checkSupplies } from './supplies';
import { surveyOf } from './survey';
import { checkTitles } from './titles';

/** Checks a setting for errors, warnings and hints (rules 2.7 and more), in the order of the book's questions. */
export const check = checkerOf(surveyOf, [
  checkPlace,
  checkBarriers,
  checkMonsters,
  checkGoals,
  checkAttributes,
  checkRoutes,
  checkSecretPlaces,
  checkEvents,
  checkClocks,
  checkMap,
  checkSupplies,
  checkTitles,
  checkReferences,
]);
