import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Corrects libsql's own types of statements. */
interface RawStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number; lastInsertRowid: number };
}

/** Database as Kysely's SQLite dialect expects it, plus `exec` for commands that are not statements. */
export interface Sqlite extends SqliteDatabase {
  exec(sql: string): void;
}

const BUSY_MS = 5000;
/** Size to which SQLite truncates a WAL that has grown larger. */
const WAL_KEPT = 16_000_000;

/** The npm package with the native binary is missing. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
}

/** Opens a database. Loads libsql lazily: an error thrown while modules load would show as a stack trace. */
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

/** Opens a database file; every commit is durable. */
export function openSqlite(file: string): Sqlite {
  const db = withPrepared(openDatabase(file));
  beDurable(db);
  return db;
}

function beDurable(db: Sqlite): void {
  // The order matters: switching the journal creates the file, and may have to wait for a lock.
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec(`PRAGMA journal_size_limit = ${WAL_KEPT}`);
  // Overwrites deleted data with zeros.
  db.exec('PRAGMA secure_delete = ON');
}

/**
 * Opens an existing database file for reading while others may have it open; `alone` asserts that none has. Changes
 * neither the file nor its WAL. Creates an empty WAL if there is none, unless `alone`.
 */
export function openReadOnly(file: string, { alone }: { readonly alone: boolean }): Sqlite {
  const db = openDatabase(`${pathToFileURL(file)}?${alone ? 'immutable=1' : 'mode=ro'}`);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return withPrepared(db);
}

/** Lets migrations run in a transaction: SQLite can roll back changes of the schema, which Kysely's adapter denies. */
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

export const queriesOn = <Tables>(database: SqliteDatabase): Kysely<Tables> =>
  new Kysely({ dialect: new TransactionalDialect({ database }) });

/** Opens a file exclusively on a full disk: the WAL's index is in memory. Refuses writes until writeAgain(). */
export function openWithoutRoom(file: string): Sqlite {
  const db = openDatabase(file);
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA query_only = ON');
  return withPrepared(db);
}

/** Makes a database from openWithoutRoom() writable, as if opened by openSqlite(). */
export function writeAgain(db: Sqlite): void {
  db.exec('PRAGMA query_only = OFF');
  // The index of the WAL moves to a file only if WAL mode is left and entered again.
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA locking_mode = NORMAL');
  // SQLite releases the exclusive lock at the next access to the file.
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

/** Moves the WAL into the database file, unless a reader is active. Closing alone leaves this to the next start. */
export function moveWalIntoDatabase(database: Sqlite): void {
  database.exec('PRAGMA busy_timeout = 0');
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
}

/**
 * Returns a function for writes that don't wait for the disk: they survive a killed process, but perhaps not a power
 * cut. A durable commit would block the event loop. These commits are not counted, even if `db` counts those of the
 * same database.
 */
export function relaxedWriter<Tables>(db: Kysely<Tables>, database: Sqlite) {
  const uncounted = queriesOn<Tables>(database);
  return <T>(write: (own: Kysely<Tables>) => Promise<T>): Promise<T> =>
    // There is one connection: nothing else can commit meanwhile.
    db.connection().execute(async () => {
      // exec() instead of prepared statements, which would set the pragma only once, when prepared.
      database.exec('PRAGMA synchronous = NORMAL');
      try {
        return await write(uncounted);
      } finally {
        database.exec('PRAGMA synchronous = FULL');
      }
    });
}

/** Writes a snapshot of a database with its WAL to a new file; it is on disk when this returns. */
export function copyDatabase(database: Sqlite, to: string): void {
  database.prepare('VACUUM INTO ?').run([to]);
  syncFile(to);
}

/** Makes a file private, and flushes it to disk. */
export function syncFile(path: string): void {
  chmodSync(path, 0o600);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Another process or store has the folder. */
export class LockedError extends Error {}

/** Takes a lock that ends with the process, however it ends. Throws LockedError if any other store has the folder. */
export function requireLock(file: string): { release(): void } {
  const lock = openDatabase(file);
  lock.exec('PRAGMA busy_timeout = 0');
  try {
    // Keeps the journal in memory: nothing is ever written, and a journal file would need room on the disk.
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

/** Converts a value for the native binding, which aborts the process on other types. Throws TypeError for those. */
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
