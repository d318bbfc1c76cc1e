import { randomInt } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const NAME = 'installation.json';
/** Less than a sector of any disk, so that a power cut leaves it as it was before or after a write, never between. */
const BYTES = 256;

/** SQLite keeps a number of that size in its first page for the program that uses it. */
const ID_MAX = 0x7fff_ffff;

const installation = z.strictObject({
  /** Which studio it is, as its database says too. */
  id: z.int().min(1).max(ID_MAX),
  /** SHA-256 of the secret that belongs to it. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  /** The newest commit that may have been acknowledged; 0 as long as nothing was. The database has at least as many. */
  sequence: z.int().min(0),
  /** Whether the studio was stopped, and not killed. */
  closed: z.boolean(),
  /** Whether a loss was accepted since the last start without TRAPDOOR_ACCEPT_LOSS. */
  lossAccepted: z.boolean(),
});

/** What is known of a data folder's database without asking it. */
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

/** Writes it whole or not at all, on disk when it returns. */
export function writeInstallation(folder: string, installation: Installation): void {
  const file = join(folder, NAME);
  writeFileSync(`${file}.new`, format(installation), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(folder);
}

/** Makes new names in a folder outlive a power cut, where the system has a way to. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** The file of a folder that is in use, with what changes at every commit. */
export class InstallationFile {
  readonly #file: number;

  constructor(
    folder: string,
    private known: Installation,
  ) {
    this.#file = openSync(join(folder, NAME), 'r+');
  }

  /**
   * Notes a commit that is on disk, before anyone hears of it. Not waiting for the disk is enough: a killed process
   * leaves it in the system's memory, and after a power cut an older number raises no false alarm.
   */
  note(sequence: number): void {
    this.known = { ...this.known, sequence };
    try {
      this.#write();
    } catch {
      // The commit itself is safe. The next one is noted again.
    }
  }

  /** To be called once the database is closed. */
  close(): void {
    this.known = { ...this.known, closed: true };
    this.#write();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #write(): void {
    writeSync(this.#file, format(this.known), 0);
  }
}

/** Always as long, so that it can be written over in place. */
const format = (installation: Installation): string => `${JSON.stringify(installation).padEnd(BYTES - 1)}\n`;
