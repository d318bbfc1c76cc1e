import type { Operations } from '../vectors';
import { aftermath } from './aftermath';
import { chanceOperations } from './chances';
import { pools } from './pools';
import { preparation } from './preparation';
import { readings } from './readings';
import { siege } from './siege';

/** All operations of rules 14. */
export const isolationOperations: Operations = {
  ...preparation,
  ...pools,
  ...readings,
  ...aftermath,
  ...siege,
  ...chanceOperations,
};
