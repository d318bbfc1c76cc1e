import type { Starter } from '@/lib/contract/authored';
import { defaultShip } from './default-ship';
import { hollowWhale } from './hollow-whale';
import { mothership } from './mothership';

/** Ships to start from, that of the rules first. */
export const starters: readonly Starter[] = [defaultShip, mothership, hollowWhale];
