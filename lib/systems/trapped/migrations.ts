import type { Migration } from '@/lib/contract/migrate';

/** Migrations between schema versions. Version 1 is the first published one; version 2 only adds fields (decision 54). */
export const migrations: readonly Migration[] = [];
