import type { Operations } from '../vectors';
import { boxes } from './boxes';
import { maps } from './maps';
import { plays } from './plays';

/** All operations of rules 12, answered by the game's own functions. */
export const mothershipOperations: Operations = { ...boxes, ...maps, ...plays };
