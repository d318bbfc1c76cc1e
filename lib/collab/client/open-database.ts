import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const OPEN_WITHIN_MS = 3_000;

/**
 * Opens version 1 of a database in this browser; `create` adds its stores. Rejects if there is no IndexedDB, or if it
 * refuses or does not respond. Closes the database when another tab deletes it.
 */
export async function openDatabase<S extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<S>) => void,
): Promise<IDBPDatabase<S>> {
  const database = openDB<S>(name, 1, {
    upgrade: create,
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  // In some private windows the request never settles.
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not respond.')), OPEN_WITHIN_MS);
  });
  return Promise.race([database, timeout]);
}
