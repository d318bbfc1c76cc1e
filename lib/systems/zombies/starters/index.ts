import type { Starter } from '@/lib/contract/authored';
import { both } from './both';
import { deepSea } from './deep-sea';
import { graveyard } from './graveyard';

/** Boxes to start from, that of the rules first. */
export const starters: readonly Starter[] = [graveyard, deepSea, both];
