import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countCommits } from './count-commits';
import { hasRoom, onDisk } from './disk';
import { readyToGiveBack } from './give-back';
import { InstallationFile } from './installation';
import { keepPrivate } from './keep-private';
import { type AcceptLoss, requireWhole, requireWholeWithoutRoom, type WholeFolder } from './require-whole';
import { moveWalIntoDatabase, openSqlite, openWithoutRoom, type Sqlite, writeAgain } from './sqlite';

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
