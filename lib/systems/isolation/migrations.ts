import type { Migration } from '@/lib/contract/migrate';

/** From each older version of the siege's schema to the next. Version 1 is the first one published. */
export const migrations: readonly Migration[] = [];
