import { statfsSync } from 'node:fs';
import type { SqliteStatement } from 'kysely';
import { DiskFullError } from '../disk-full';
import { BEGIN } from './count-commits';
import type { Sqlite } from './sqlite';

/** Least room with which a database is opened for writing: for its WAL and the index of that. */
const LEAST_BYTES = 4_000_000;
/** Codes of SQLite for a write, or the index of a WAL, that finds no room. */
const NO_ROOM = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];
/** Code of SQLite for a write to a database that was opened for reading. */
const FOR_READING = 'SQLITE_READONLY';

/** Tells whether the disk of a folder has room to write in it. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_BYTES;
}

/** The disk of a database. */
interface Disk {
  /** Tells whether the database is open for writing. */
  canWrite(): boolean;
  /** Hears of a write that found no room. */
  onFull(): void;
}

/** A database that throws DiskFullError for lack of room, and reads on in transactions. */
export function onDisk(database: Sqlite, disk: Disk): Sqlite {
  const guard = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!NO_ROOM.includes(code) && (code !== FOR_READING || disk.canWrite())) throw error;
      disk.onFull();
      throw new DiskFullError({ cause: error });
    }
  };
  const guarded = ({ reader, all, run, iterate }: SqliteStatement): SqliteStatement => ({
    reader,
    all: (parameters) => guard(() => all(parameters)),
    run: (parameters) => guard(() => run(parameters)),
    iterate: (parameters) => guard(() => iterate(parameters)),
  });
  return {
    prepare: (sql) => guard(() => guarded(database.prepare(sql === BEGIN && !disk.canWrite() ? 'BEGIN' : sql))),
    exec: (sql) => guard(() => database.exec(sql)),
    close: () => database.close(),
  };
}
