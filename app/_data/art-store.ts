import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '@/lib/collab/client/open-database';

/** A user's picture as stored on this device. */
export interface KeptArt {
  readonly draftId: string;
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly alt: string;
  readonly credit: string;
  /** 1 = not uploaded yet. IndexedDB cannot index booleans. */
  readonly waiting: 0 | 1;
}

const STORE = 'art';

interface Schema extends DBSchema {
  [STORE]: { readonly key: [draftId: string, hash: string]; readonly value: KeptArt };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDatabase<Schema>(
    'trapdoor-art',
    (created) => void created.createObjectStore(STORE, { keyPath: ['draftId', 'hash'] }),
  );
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Stores a picture. Rejects if this browser did not commit it. */
export async function storeArt(art: KeptArt): Promise<void> {
  const db = await database();
  await db.put(STORE, art);
}

/** Deletes a picture that the server refused. Never rejects. */
export const dropArt = (draftId: string, hash: string): Promise<void> =>
  database()
    .then((db) => db.delete(STORE, [draftId, hash]))
    .catch(() => undefined);

/** Returns a picture stored on this device, or undefined. Never rejects. */
export const readArt = (draftId: string, hash: string): Promise<KeptArt | undefined> =>
  database()
    .then((db) => db.get(STORE, [draftId, hash]))
    .catch(() => undefined);

/** Returns all pictures of a draft stored on this device. Never rejects. */
export const readAllArt = (draftId: string): Promise<readonly KeptArt[]> =>
  database()
    .then((db) => db.getAll(STORE, IDBKeyRange.bound([draftId], [draftId, []])))
    .catch(() => []);

export const artAddress = (draftId: string, hash?: string): string =>
  `/api/drafts/${draftId}/art${hash === undefined ? '' : `/${hash}`}`;
