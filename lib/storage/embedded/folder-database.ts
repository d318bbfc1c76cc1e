import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteStatement } from 'kysely';
import { DiskFullError } from '../disk-full';
import { BEGIN, countCommits } from './count-commits';
import { InstallationFile } from './installation';
import { type AcceptLoss, requireWhole, requireWholeWithoutRoom, type WholeFolder } from './require-whole';
import { moveWalIntoDatabase, openSqlite, openWithoutRoom, type Sqlite, writeAgain } from './sqlite';

const INCREMENTAL = 2;
/** A quarter of a megabyte: some milliseconds. */
const STEP_PAGES = 64;

/**
 * Makes a database ready to give freed space back to the disk. New ones are; one of an older version is written once
 * more, which takes seconds for a gigabyte, unless the disk has no room for that.
 */
function readyToGiveBack(database: Sqlite, folder: string): void {
  if (ask(database, 'auto_vacuum') === INCREMENTAL) return;
  const { bavail, bsize } = statfsSync(folder);
  // The new one stands in the WAL until it has taken the old one's place, and in a temporary file before.
  if (bavail * bsize > 3 * ask(database, 'page_count') * ask(database, 'page_size')) database.exec('VACUUM');
}

/** Gives a little of the freed space back. False if there is no more to give. */
export function giveBack(database: Sqlite): boolean {
  const before = ask(database, 'freelist_count');
  if (before === 0) return false;
  database.exec(`PRAGMA incremental_vacuum(${STEP_PAGES})`);
  const after = ask(database, 'freelist_count');
  return after > 0 && after < before;
}

function ask(database: Sqlite, pragma: string): number {
  const [row] = database.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, number>[];
  return row?.[pragma] ?? 0;
}

const OURS = /^(trapdoor\.|secret|installation\.json)/;

/** Makes a data folder if there is none, and keeps other users of the machine out of it and of all our files in it. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  narrow(folder, 0o700);
  for (const name of readdirSync(folder)) if (OURS.test(name)) narrow(join(folder, name), 0o600);
}

function narrow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Of a folder or file that another user gave us to write in, that user decides.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOENT')))
      throw error;
  }
}

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
function onDisk(database: Sqlite, disk: Disk): Sqlite {
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

/** The database of a data folder. On a full disk it is open for reading, and for writing as soon as there is room. */
export class FolderDatabase {
  /** Counts its commits. */
  readonly counted: Sqlite;
  /** The same file, whose commits are not counted. */
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
    this.file = onDisk(opened ?? openSqlite(path), {
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

  /** Whether the disk had no room when something was last written. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** To be called while nobody uses it: writes again if there is room. */
  lookForRoom(): void {
    try {
      if (!hasRoom(this.folder)) return;
      if (!this.#record) {
        this.#whole.settle();
        writeAgain(this.file);
        this.#beginWriting();
      }
      this.#isFull = false;
    } catch {
      // The disk has filled up again, or can't be looked at. The next look may find room.
    }
  }

  /** Brings everything into the one file. */
  moveWal(): void {
    if (this.#record) moveWalIntoDatabase(this.file);
  }

  /** To be called once the database is closed. */
  noteClosed(): void {
    this.#record?.close();
  }

  #beginWriting(): void {
    keepPrivate(this.folder);
    readyToGiveBack(this.file, this.folder);
    this.#record = new InstallationFile(this.folder, this.#whole.installation);
  }
}
