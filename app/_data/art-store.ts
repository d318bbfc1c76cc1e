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
const OPEN_TIMEOUT_MS = 3_000;

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return void reject(new Error('This browser has no IndexedDB.'));
    // In some private windows IndexedDB never responds.
    setTimeout(() => reject(new Error('IndexedDB does not respond.')), OPEN_TIMEOUT_MS);
    const request = indexedDB.open('trapdoor-art', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['draftId', 'hash'] });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function inTransaction<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = use(transaction.objectStore(STORE));
    // Waits for the commit: a request can succeed in a transaction that then aborts for lack of space.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Stores a picture. Rejects if this browser did not commit it. */
export const storeArt = async (art: KeptArt): Promise<void> =>
  void (await inTransaction('readwrite', (store) => store.put(art)));

/** Deletes a picture that the server refused. Never rejects. */
export const dropArt = (draftId: string, hash: string): Promise<void> =>
  inTransaction('readwrite', (store) => store.delete([draftId, hash])).catch(() => undefined);

/** Returns a picture stored on this device, or undefined. Never rejects. */
export const readArt = (draftId: string, hash: string): Promise<KeptArt | undefined> =>
  inTransaction('readonly', (store) => store.get([draftId, hash]) as IDBRequest<KeptArt | undefined>).catch(
    () => undefined,
  );

/** Returns all pictures of a draft stored on this device. Never rejects. */
export const readAllArt = (draftId: string): Promise<readonly KeptArt[]> =>
  inTransaction(
    'readonly',
    (store) => store.getAll(IDBKeyRange.bound([draftId], [draftId, []])) as IDBRequest<KeptArt[]>,
  ).catch(() => []);

/** Returns the address of a draft's pictures on the server, or of one picture. */
export const artAddress = (draftId: string, hash?: string): string =>
  `/api/drafts/${draftId}/art${hash === undefined ? '' : `/${hash}`}`;
