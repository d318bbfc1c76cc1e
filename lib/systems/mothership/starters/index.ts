import type { Starter } from '../../contract';
import { defaultShip } from './default-ship';

/** Ships to start from. */
export const starters: readonly Starter[] = [defaultShip];
