import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteStatement } from 'kysely';
import { DiskFullError } from '../disk-full';
import { BEGIN, countCommits } from './count-commits';
import { InstallationFile } from './installation';
import { type AcceptLoss, requireWhole, requireWholeWithoutRoom, type WholeFolder } from './require-whole';
import { moveWalIntoDatabase, openSqlite, openWithoutRoom, type Sqlite, writeAgain } from './sqlite';

const INCREMENTAL = 2;
/** A quarter of a megabyte, which takes some milliseconds. */
const STEP_PAGES = 64;

/**
 * Enables incremental vacuum. New databases have it; those of older versions are rewritten once, which takes seconds
 * per gigabyte and is skipped if the disk has too little room.
 */
function enableIncrementalVacuum(database: Sqlite, folder: string): void {
  if (readPragma(database, 'auto_vacuum') === INCREMENTAL) return;
  const { bavail, bsize } = statfsSync(folder);
  // VACUUM needs room for a temporary file and for the new pages in the WAL.
  if (bavail * bsize > 3 * readPragma(database, 'page_count') * readPragma(database, 'page_size'))
    database.exec('VACUUM');
}

/** Returns a few free pages to the disk. False if there are no more. */
export function giveBack(database: Sqlite): boolean {
  const before = readPragma(database, 'freelist_count');
  if (before === 0) return false;
  database.exec(`PRAGMA incremental_vacuum(${STEP_PAGES})`);
  const after = readPragma(database, 'freelist_count');
  return after > 0 && after < before;
}

function readPragma(database: Sqlite, pragma: string): number {
  const [row] = database.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, number>[];
  return row?.[pragma] ?? 0;
}

const OURS = /^(trapdoor\.|secret|installation\.json)/;

/** Creates a data folder if needed. Denies other users of the machine access to it and to all our files in it. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder, 0o700);
  for (const name of readdirSync(folder)) if (OURS.test(name)) restrict(join(folder, name), 0o600);
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Only the owner can change permissions of a folder or file that another user lets us write.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOENT')))
      throw error;
  }
}

/** Minimum free space for opening a database for writing: its WAL and the shared-memory index of the WAL. */
const LEAST_BYTES = 4_000_000;
/** SQLite's error codes if a write or the WAL's index finds no room. */
const NO_ROOM = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];
/** SQLite's error code for writes to a database opened for reading. */
const FOR_READING = 'SQLITE_READONLY';

export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_BYTES;
}

/** State of the disk, as the database's wrapper sees it. */
interface Disk {
  canWrite(): boolean;
  /** Called when a write found no room. */
  onFull(): void;
}

/** Wraps a database so that it throws DiskFullError for lack of room. Transactions that only read keep working. */
function withDiskErrors(database: Sqlite, disk: Disk): Sqlite {
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

/** Database of a data folder. On a full disk it is opened for reading; writing starts as soon as there is room. */
export class FolderDatabase {
  /** Connection that counts commits. */
  readonly counted: Sqlite;
  /** Connection to the same file that does not count commits. */
  readonly file: Sqlite;
  readonly #whole: WholeFolder;
  /** Undefined as long as nothing can be written. */
  #record: InstallationFile | undefined;
  #isFull: boolean;

  constructor(
    readonly folder: string,
    acceptLoss: AcceptLoss | undefined,
  ) {
    const path = join(folder, 'trapdoor.db');
    this.#isFull = !hasRoom(folder);
    let opened: Sqlite | undefined;
    if (this.#isFull) {
      if (existsSync(path)) opened = openWithoutRoom(path);
      this.#whole = requireWholeWithoutRoom(folder, opened);
    } else {
      this.#whole = requireWhole(folder, acceptLoss);
      this.#whole.settle();
    }
    this.file = withDiskErrors(opened ?? openSqlite(path), {
      canWrite: () => this.#record !== undefined,
      onFull: () => {
        this.#isFull = true;
      },
    });
    this.counted = countCommits(this.file, this.#whole.installation.id, (sequence) => {
      this.#record?.note(sequence);
      this.#isFull = false;
    });
    if (!opened) this.#beginWriting();
  }

  get secret(): Buffer {
    return this.#whole.secret;
  }

  /** True if the last write found no room. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Resumes writing if there is room. Only call while no transaction is under way. */
  resumeIfRoom(): void {
    try {
      if (!hasRoom(this.folder)) return;
      if (!this.#record) {
        this.#whole.settle();
        writeAgain(this.file);
        this.#beginWriting();
      }
      this.#isFull = false;
    } catch {
      // The disk has filled up again or can't be checked. The next call retries.
    }
  }

  /** Moves the WAL into the database file. */
  moveWal(): void {
    if (this.#record) moveWalIntoDatabase(this.file);
  }

  /** Records a clean shutdown. Call after closing the database. */
  noteClosed(): void {
    this.#record?.close();
  }

  #beginWriting(): void {
    makePrivate(this.folder);
    enableIncrementalVacuum(this.file, this.folder);
    this.#record = new InstallationFile(this.folder, this.#whole.installation);
  }
}
