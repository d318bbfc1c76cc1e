import type { Operations } from '../vectors';
import { bidding } from './bidding';
import { comparing } from './comparing';
import { conflicts } from './conflicts';
import { endings } from './endings';
import { goals } from './goals';
import { making } from './making';
import { monsters } from './monsters';
import { turns } from './turns';

/** Every operation of rules 12, answered by the game's own functions. */
export const trappedOperations: Operations = {
  ...making,
  ...comparing,
  ...bidding,
  ...conflicts,
  ...turns,
  ...monsters,
  ...goals,
  ...endings,
};
