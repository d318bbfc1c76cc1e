import type { DBSchema } from 'idb';
import * as Y from 'yjs';
import { openDatabase } from './open-database';

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

const STORE = 'updates';

interface Schema extends DBSchema {
  [STORE]: { readonly key: number; readonly value: Uint8Array };
}

export const databaseName = (draftId: string): string => `trapdoor/${draftId}`;

/** Opens the draft's IndexedDB database. Undefined if it does not work: private windows, full disks. */
export async function openBrowserStore(draftId: string): Promise<LocalStore | undefined> {
  const db = await openDatabase<Schema>(
    databaseName(draftId),
    (created) => void created.createObjectStore(STORE, { autoIncrement: true }),
  ).catch(() => undefined);
  if (!db) return undefined;
  let loadedUpTo: number | undefined;
  return {
    async load() {
      loadedUpTo = (await db.getAllKeys(STORE)).at(-1);
      return db.getAll(STORE, loadedUpTo === undefined ? undefined : IDBKeyRange.upperBound(loadedUpTo));
    },
    // Each write waits for the commit: a request can succeed in a transaction that then fails for lack of space.
    async merge(update) {
      const { store, done } = db.transaction(STORE, 'readwrite');
      const deleted = loadedUpTo === undefined ? undefined : store.delete(IDBKeyRange.upperBound(loadedUpTo));
      await Promise.all([deleted, store.add(update), done]);
    },
    add: async (update) => void (await db.add(STORE, update)),
    async replace(update) {
      const { store, done } = db.transaction(STORE, 'readwrite');
      await Promise.all([store.clear(), store.add(update), done]);
    },
    close: () => db.close(),
  };
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
