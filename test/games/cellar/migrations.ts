import type { Migration } from '@/lib/contract/migrate';

export const migrations: readonly Migration[] = [];
