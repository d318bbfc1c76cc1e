import * as Y from 'yjs';

/** Store in the browser that keeps a draft's updates between visits. */
export interface LocalStore {
  /** Returns all stored updates. The caller merges them. */
  load(): Promise<readonly Uint8Array[]>;
  /** Rejects if the browser could not store the update. */
  add(update: Uint8Array): Promise<void>;
  /** Replaces the loaded updates by one. Keeps updates that other tabs have added since. */
  merge(update: Uint8Array): Promise<void>;
  /** Replaces everything by one update. */
  replace(update: Uint8Array): Promise<void>;
  close(): void;
}

const OPEN_WITHIN_MS = 3_000;
const STORE = 'updates';

/** Opens the draft's IndexedDB database. Undefined if it does not work: private windows, full disks. */
export async function openBrowserStore(draftId: string): Promise<LocalStore | undefined> {
  const db = await openDatabase(`trapdoor/${draftId}`).catch(() => undefined);
  if (!db) return undefined;
  let loadedUpTo: IDBValidKey | undefined;
  const within = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      // Waits for the commit: a request can succeed in a transaction that then fails for lack of space.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    async load() {
      loadedUpTo = (await within('readonly', (store) => store.getAllKeys())).at(-1);
      const range = loadedUpTo === undefined ? undefined : IDBKeyRange.upperBound(loadedUpTo);
      return within('readonly', (store) => store.getAll(range) as IDBRequest<Uint8Array[]>);
    },
    merge: async (update) =>
      void (await within('readwrite', (store) => {
        if (loadedUpTo !== undefined) store.delete(IDBKeyRange.upperBound(loadedUpTo));
        return store.add(update);
      })),
    add: async (update) => void (await within('readwrite', (store) => store.add(update))),
    replace: async (update) =>
      void (await within('readwrite', (store) => {
        store.clear();
        return store.add(update);
      })),
    close: () => db.close(),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return void reject(new Error('This browser has no IndexedDB.'));
    // In some private windows the request never settles.
    setTimeout(() => reject(new Error('IndexedDB does not respond.')), OPEN_WITHIN_MS);
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

/** Number of stored updates from which they are merged, since many small updates load slowly. */
const WORTH_MERGING = 200;

/** Stores every change of a document, and reports when the browser fails to. */
export class LocalBackup {
  works = true;

  constructor(
    readonly store: LocalStore | undefined,
    readonly onFailure: () => void,
  ) {
    this.works = store !== undefined;
  }

  /** Applies the stored updates to the document. */
  async load(doc: Y.Doc): Promise<void> {
    try {
      const updates = (await this.store?.load()) ?? [];
      Y.transact(doc, () => updates.forEach((update) => void Y.applyUpdate(doc, update, this)), this, false);
      if (updates.length > WORTH_MERGING) await this.store?.merge(Y.encodeStateAsUpdate(doc));
    } catch {
      this.#fail();
    }
  }

  add(update: Uint8Array): void {
    this.store?.add(update).catch(() => this.#fail());
  }

  replace(update: Uint8Array): void {
    this.store?.replace(update).catch(() => this.#fail());
  }

  #fail(): void {
    if (!this.works) return;
    this.works = false;
    this.onFailure();
  }
}
