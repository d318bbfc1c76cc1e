import type { Operations } from '../vectors';
import { counts } from './counts';
import { scores } from './scores';
import { traps } from './traps';
import { turns } from './turns';

/** All operations of rules 14. */
export const zombiesOperations: Operations = { ...counts, ...scores, ...traps, ...turns };
