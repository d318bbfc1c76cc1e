import type { Starter } from '../../contract';
import { spaceship } from './spaceship';

/** Settings to start from, the complete one first. */
export const starters: readonly Starter[] = [spaceship];
