import type { Migration } from '@/lib/contract/migrate';

/** Migrations from each older schema version to the next. Version 1 is the first published one. */
export const migrations: readonly Migration[] = [];
