import type { Operations } from '../vectors';
import { geometry } from './geometry';
import { rounds } from './rounds';
import { turns } from './turns';

/** All operations of rules 12. */
export const wallsOperations: Operations = { ...geometry, ...rounds, ...turns };
