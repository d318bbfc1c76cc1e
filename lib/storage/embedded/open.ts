import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { LocalLimiter } from '@/lib/limits/limiter';
import { NO_OTHERS } from '../counts';
import type { Database } from '../database';
import { migrateDatabase } from '../migrate-database';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import { createTicketBook } from '../tickets';
import { countCommits } from './count-commits';
import { giveBack, readyToGiveBack } from './give-back';
import { InstallationFile } from './installation';
import { keepPrivate } from './keep-private';
import { type AcceptLoss, DamagedFolderError, requireWhole } from './require-whole';
import { hastyWriter, LockedError, moveWalIntoDatabase, openSqlite, queriesOn, reasonOf, requireLock } from './sqlite';
import { createFtsIndex } from './word-index';

/** A store with the key that signs its cookies and links. */
export interface EmbeddedStore extends Store {
  readonly secret: Buffer;
}

/**
 * Opens the database in a folder, made if need be. One process a folder: throws while another one has it. Throws if
 * anything that was acknowledged is missing or damaged; with an `acceptLoss`, which hears of it, what is left is opened.
 */
export async function openEmbeddedStore(folder: string, acceptLoss?: AcceptLoss): Promise<EmbeddedStore> {
  const lock = attempt(folder, () => {
    keepPrivate(folder);
    return requireLock(join(folder, 'trapdoor.lock'));
  });
  try {
    const { installation, secret } = attempt(folder, () => requireWhole(folder, acceptLoss));
    const file = attempt(folder, () => openSqlite(join(folder, 'trapdoor.db')));
    keepPrivate(folder);
    readyToGiveBack(file, folder);
    const record = new InstallationFile(folder, installation);
    const database = countCommits(file, installation.id, (sequence) => record.note(sequence));
    const db = queriesOn<Database>(database);
    await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
    let closed: Promise<void> | undefined;
    // There is one connection: this waits for the transaction under way, in which SQLite refuses it.
    const moveWal = () => db.connection().execute(async () => moveWalIntoDatabase(file));
    const close = async () => {
      await moveWal();
      await db.destroy();
      record.close();
      lock.release();
    };
    return {
      ...createSqlStore(db, createFtsIndex(db)),
      ...createTicketBook(db, hastyWriter(db, file)),
      counts: { limiter: new LocalLimiter(), watchers: NO_OTHERS },
      secret,
      // There is one connection: this never becomes a part of somebody's transaction.
      giveBack: () => db.connection().execute(async () => giveBack(file)),
      overwriteRemoved: moveWal,
      close: () => {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What the system says when a folder is of no use names neither it nor the remedy. */
function attempt<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof LockedError || error instanceof DamagedFolderError) throw error;
    throw new Error(
      `The data folder “${folder}” can't be used: ${reasonOf(error)}. Repair it, restore a backup, or choose another folder with TRAPDOOR_DATA.`,
      { cause: error },
    );
  }
}
