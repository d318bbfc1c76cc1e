import type { Operations } from '../vectors';
import { bids } from './bids';
import { clocks } from './clocks';
import { conflicts } from './conflicts';
import { dares } from './dares';
import { endings } from './endings';
import { extras } from './extras';
import { followUps } from './follow-ups';
import { goals } from './goals';
import { monsterWays } from './monster-ways';
import { monsters } from './monsters';
import { numbers } from './numbers';
import { things } from './things';
import { turns } from './turns';

/** All operations of rules 12, answered by the game itself. */
export const trappedOperations: Operations = {
  ...numbers,
  ...bids,
  ...conflicts,
  ...dares,
  ...turns,
  ...followUps,
  ...clocks,
  ...things,
  ...monsters,
  ...monsterWays,
  ...extras,
  ...goals,
  ...endings,
};
