import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { failure, type Result, success } from '@/lib/kernel/result';
import { LocalLimiter } from '@/lib/limits/limiter';
import { NO_OTHERS } from '../counts';
import type { Database } from '../database';
import { migrateDatabase } from '../migrate-database';
import { createModerators } from '../moderators';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import type { StoreBeside } from '../store-beside';
import { createSweeps } from '../sweeps';
import { createTickets } from '../tickets';
import { FolderDatabase, giveBack, hasRoom, makePrivate } from './folder-database';
import { type AcceptLoss, DamagedFolderError, FullDiskError } from './require-whole';
import { readSecret } from './secret';
import { LockedError, openSqlite, PackageMissing, queriesOn, reasonOf, relaxedWriter, requireLock } from './sqlite';
import { createFtsIndex } from './word-index';

/** A store with the key that signs its cookies and links. */
export interface EmbeddedStore extends Store {
  readonly secret: Buffer;
}

const CHECK_ROOM_EVERY_MS = 2_000;

/**
 * Opens the database in a folder, creating it if needed. Throws if another process has the folder. Throws if anything
 * acknowledged is missing or damaged, unless `acceptLoss` is given: then it is called with the problems, and the rest
 * is opened. On a full disk the store is read-only until there is room.
 */
export async function openEmbeddedStore(folder: string, acceptLoss?: AcceptLoss): Promise<EmbeddedStore> {
  const lock = withFolderInErrors(folder, () => {
    makePrivate(folder);
    return requireLock(join(folder, 'trapdoor.lock'));
  });
  try {
    const disk = withFolderInErrors(folder, () => new FolderDatabase(folder, acceptLoss));
    const db = queriesOn<Database>(disk.counted);
    await migrateDatabase(db as unknown as Kysely<unknown>, 'blob').catch((error: unknown) => {
      throw disk.isFull ? new FullDiskError(folder, 'Its database has to be updated first.') : error;
    });
    let closed: Promise<void> | undefined;
    // There is one connection: this waits for the current transaction, in which SQLite would refuse a checkpoint.
    const moveWal = () => db.connection().execute(async () => disk.moveWal());
    const store = createSqlStore(db, createFtsIndex(db));
    const checkingRoom = setInterval(() => {
      if (disk.isFull) void db.connection().execute(async () => disk.resumeIfRoom());
    }, CHECK_ROOM_EVERY_MS);
    checkingRoom.unref();
    const close = async () => {
      clearInterval(checkingRoom);
      await moveWal();
      await db.destroy();
      disk.noteClosed();
      lock.release();
    };
    return {
      ...store,
      ...createTickets(db, relaxedWriter(db, disk.file)),
      counts: { limiter: new LocalLimiter(), watchers: NO_OTHERS },
      secret: disk.secret,
      isFull: () => disk.isFull,
      // There is one connection: this never runs inside another caller's transaction.
      giveBack: () => db.connection().execute(async () => giveBack(disk.file)),
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

/** Adds the folder and a remedy to the system's error. */
function withFolderInErrors<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if ([LockedError, DamagedFolderError, FullDiskError, PackageMissing].some((known) => error instanceof known))
      throw error;
    if (existsSync(folder) && !hasRoom(folder)) throw new FullDiskError(folder, `${reasonOf(error)}.`);
    throw new Error(
      `The data folder “${folder}” can't be used: ${reasonOf(error)}. Repair it, restore a backup, or choose another folder with TRAPDOOR_DATA.`,
      { cause: error },
    );
  }
}

/** Opens a studio's folder while it runs. Its durable writes take turns with the studio's, which doesn't count them. */
export function openEmbeddedBeside(folder: string): Result<StoreBeside> {
  const file = join(folder, 'trapdoor.db');
  if (!existsSync(file)) return failure(`There is no trapdoor.db in “${folder}”. Name the data folder with --data.`);
  const secret = readSecret(folder);
  if (typeof secret === 'string') return failure(`The secret in “${folder}” is ${secret}. Restore a backup.`);
  const db = queriesOn<Database>(openSqlite(file));
  return success({ ...createModerators(db), ...createSweeps(db), secret, close: () => db.destroy() });
}
