import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { countCommits } from './count-commits';
import { hasRoom, onDisk } from './disk';
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
