import type { Starter } from '@/lib/contract/authored';
import { faster } from './faster';
import { hive } from './hive';
import { standard } from './standard';

/** Arenas to start from, the usual one first. */
export const starters: readonly Starter[] = [standard, faster, hive];
