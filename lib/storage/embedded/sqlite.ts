import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** The little of libsql's statement that its own types get wrong. */
interface RawStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number; lastInsertRowid: number };
}

/** A database as Kysely's SQLite dialect wants it, and one can say things to that are no statements. */
export interface Sqlite extends SqliteDatabase {
  exec(sql: string): void;
}

const BUSY_MS = 5000;
/** What a WAL that was once longer keeps of its length. */
const WAL_KEPT = 16_000_000;

/** Names the package whose binary npm left out. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
}

/** Opens a database. Loads libsql only here: thrown while modules load, its error would be a stack trace. */
function openDatabase(address: string): Database.Database {
  return new (loadLibsql())(address);
}

function loadLibsql(): typeof Database {
  try {
    return createRequire(import.meta.url)('libsql');
  } catch (error) {
    const [, name] = /Cannot find module '(@libsql\/[^']+)'/.exec(String(error)) ?? [];
    if (name === undefined) throw error;
    throw new PackageMissing(
      `The package “${name}”, which opens the database, is missing. Install Trapdoor again, without --omit=optional.`,
    );
  }
}

/** Opens a database file, durable at every commit. */
export function openSqlite(file: string): Sqlite {
  const db = withPrepared(openDatabase(file));
  beDurable(db);
  return db;
}

function beDurable(db: Sqlite): void {
  // In this order: switching the journal may itself have to wait, and makes the file.
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec(`PRAGMA journal_size_limit = ${WAL_KEPT}`);
  // What is deleted is overwritten.
  db.exec('PRAGMA secure_delete = ON');
}

/**
 * Opens a database file that is there, beside others who have it open; `alone` promises that nobody has. Leaves it and
 * its WAL as they are; without one, only `alone` makes none.
 */
export function openReadOnly(file: string, { alone }: { readonly alone: boolean }): Sqlite {
  const db = openDatabase(`${pathToFileURL(file)}?${alone ? 'immutable=1' : 'mode=ro'}`);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return withPrepared(db);
}

/** Lets migrations run in a transaction: SQLite undoes changes of tables too, which Kysely's own adapter denies. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Kysely over an open database. */
export const queriesOn = <Tables>(database: SqliteDatabase): Kysely<Tables> =>
  new Kysely({ dialect: new TransactionalDialect({ database }) });

/**
 * Opens a database file that nobody else has open, on a disk without room for the index of its WAL, which is kept in
 * memory instead. Refuses writes until `writeAgain`.
 */
export function openWithoutRoom(file: string): Sqlite {
  const db = openDatabase(file);
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA query_only = ON');
  return withPrepared(db);
}

/** Makes a database writable that was opened without room, as if there had always been some. */
export function writeAgain(db: Sqlite): void {
  db.exec('PRAGMA query_only = OFF');
  // The index of the WAL moves into a file only if the WAL is left and begun again.
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA locking_mode = NORMAL');
  // The next look into the file gives the lock back.
  db.exec('SELECT count(*) FROM sqlite_master');
  beDurable(db);
}

function withPrepared(db: Database.Database): Sqlite {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = guard(db.prepare(sql) as unknown as RawStatement);
      if (prepared.size >= 200) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
    exec: (sql) => void db.exec(sql),
    close: () => void db.close(),
  };
}

/** Brings everything into the one file, unless somebody reads it just now. Closing alone leaves that to the next start. */
export function moveWalIntoDatabase(database: Sqlite): void {
  database.exec('PRAGMA busy_timeout = 0');
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
}

/**
 * A way to write without waiting for the disk: what is written so outlives the process, but perhaps not a power cut.
 * Waiting keeps the whole process waiting. Such commits are not counted: `db` may count those of the same database.
 */
export function hastyWriter<Tables>(db: Kysely<Tables>, database: Sqlite) {
  const uncounted = queriesOn<Tables>(database);
  return <T>(write: (own: Kysely<Tables>) => Promise<T>): Promise<T> =>
    // There is one connection: nobody commits through the other one meanwhile.
    db.connection().execute(async () => {
      // No prepared statements: they would set this once, when they are made.
      database.exec('PRAGMA synchronous = NORMAL');
      try {
        return await write(uncounted);
      } finally {
        database.exec('PRAGMA synchronous = FULL');
      }
    });
}

/** Writes what a database has at this moment, with its WAL, into a new file; on disk when it returns. */
export function copyDatabase(database: Sqlite, to: string): void {
  database.prepare('VACUUM INTO ?').run([to]);
  syncFile(to);
}

/** Makes a file private, and what was written to it outlive a power cut. */
export function syncFile(path: string): void {
  chmodSync(path, 0o600);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Somebody else has the folder. */
export class LockedError extends Error {}

/**
 * Holds a lock that the operating system takes back when the process ends, however it ends.
 * Throws if another process, or another store of this one, works in the same folder.
 */
export function requireLock(file: string): { release(): void } {
  const lock = openDatabase(file);
  lock.exec('PRAGMA busy_timeout = 0');
  try {
    // Nothing is ever written: a journal in a file would need room on the disk.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new LockedError(
        `Another Trapdoor is already using this data folder (${file} is locked). Stop it, or choose another folder with TRAPDOOR_DATA.`,
      );
    }
    throw error;
  }
  return { release: () => void lock.close() };
}

function guard(statement: RawStatement): SqliteStatement {
  const all = (parameters: readonly unknown[]) => statement.all(parameters.map(bindable)).map(withBytes);
  return {
    reader: statement.reader,
    all,
    run: (parameters) => statement.run(parameters.map(bindable)),
    iterate: (parameters) => all(parameters)[Symbol.iterator]() as IterableIterator<unknown>,
  };
}

/** What the native binding takes; it aborts the whole process on anything else. */
export function bindable(value: unknown): null | string | number | bigint | Buffer {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  throw new TypeError(`The database can't hold a value of type ${typeof value}.`);
}

function withBytes(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof ArrayBuffer ? new Uint8Array(value) : value]),
  );
}
