import type { Migration } from '@/lib/contract/authored';

export const migrations: readonly Migration[] = [];
