import type { Migration } from '@/lib/contract/migrate';

/** Migrations of arenas, one per schema version. Version 1 is the first one published. */
export const migrations: readonly Migration[] = [];
