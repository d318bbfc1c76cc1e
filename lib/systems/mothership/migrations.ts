import type { Migration } from '@/lib/contract/migrate';

/** Migrations of the ship's schema, one per version. Version 1 is the first published. */
export const migrations: readonly Migration[] = [];
