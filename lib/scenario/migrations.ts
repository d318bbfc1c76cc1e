import type { Migration } from '@/lib/contract/migrate';
import { FORMAT_VERSION } from './draft';

/** Version and migrations of the envelope around every game's body. */
export const ENVELOPE: { readonly version: number; readonly migrations: readonly Migration[] } = {
  version: FORMAT_VERSION,
  migrations: [
    {
      from: 1,
      up: (envelope) => ({ cover: '', tags: [], warnings: [], remixOf: [], ...envelope, formatVersion: 2 }),
    },
  ],
};
