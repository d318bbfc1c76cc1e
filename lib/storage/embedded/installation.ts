import { randomInt } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const NAME = 'installation.json';
/** Less than a disk sector, so that a power cut leaves either the old or the new contents, never a mixture. */
const BYTES = 256;

/** Largest value of SQLite's application_id. */
const ID_MAX = 0x7fff_ffff;

const installation = z.strictObject({
  /** Id of the studio, also stored in its database. */
  id: z.int().min(1).max(ID_MAX),
  /** SHA-256 of the studio's secret. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  /** Newest commit that may have been acknowledged; 0 if none. The database must have at least this many. */
  sequence: z.int().min(0),
  /** True after a clean shutdown. */
  closed: z.boolean(),
  /** True if a loss was accepted since the last start without TRAPDOOR_ACCEPT_LOSS. */
  lossAccepted: z.boolean(),
});

/** Facts about a data folder's database, recorded outside it. */
export type Installation = Readonly<z.infer<typeof installation>>;

export const newInstallationId = (): number => randomInt(1, ID_MAX);

export function readInstallation(folder: string): Installation | 'missing' | 'damaged' {
  try {
    const { data } = installation.safeParse(JSON.parse(readFileSync(join(folder, NAME), 'utf8')));
    return data ?? 'damaged';
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing';
    throw error;
  }
}

/** Writes the file atomically; it is on disk when this returns. */
export function writeInstallation(folder: string, installation: Installation): void {
  const file = join(folder, NAME);
  writeFileSync(`${file}.new`, format(installation), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(folder);
}

/** Flushes a folder's entries to disk, so that renames survive a power cut. Does nothing on Windows. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** Open installation file of a folder in use. It changes at every commit. */
export class InstallationFile {
  readonly #file: number;

  constructor(
    folder: string,
    private present: Installation,
  ) {
    this.#file = openSync(join(folder, NAME), 'r+');
  }

  /**
   * Records a commit that is on disk, before it is acknowledged. Needs no flush: the write survives a killed process in
   * the system's memory, and after a power cut an older number raises no false alarm.
   */
  note(sequence: number): void {
    this.present = { ...this.present, sequence };
    try {
      this.#write();
    } catch {
      // The commit itself is safe. The next one writes the file again.
    }
  }

  /** Records a clean shutdown. Call after closing the database. */
  close(): void {
    this.present = { ...this.present, closed: true };
    this.#write();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #write(): void {
    writeSync(this.#file, format(this.present), 0);
  }
}

/** Pads to a fixed length, so that the file can be overwritten in place. */
const format = (installation: Installation): string => `${JSON.stringify(installation).padEnd(BYTES - 1)}\n`;
