import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { failure, type Result, success } from '@/lib/kernel/result';
import { examineDatabase } from './examine-folder';
import { readInstallation, syncFolder, writeInstallation } from './installation';
import { fingerprintOf, readSecret, writeSecret } from './secret';
import { copyDatabase, LockedError, openReadOnly, reasonOf, requireLock, syncFile } from './sqlite';

/** Name of the file with a backup's checksums. */
export const SUMS = 'SHA256SUMS';

interface BackupFigures {
  /** Drafts and tables that are not deleted. */
  readonly drafts: number;
  readonly tables: number;
  /** Size of all its files. */
  readonly bytes: number;
  /** SHA-256 of its trapdoor.db, in hex. */
  readonly sha256: string;
}

export interface Backup extends BackupFigures {
  /** Id of the studio, and its number of commits. */
  readonly id: number;
  readonly sequence: number;
  readonly secret: Buffer;
}

/** Verifies a backup completely. Returns its summary, or why it can't be used. */
export async function readBackup(folder: string): Promise<Result<Backup>> {
  const sums = readSums(folder);
  if (!sums) return failure(`“${folder}” is not a complete backup made by “trapdoor backup”: ${SUMS} is missing.`);
  for (const name of ['trapdoor.db', 'secret']) {
    const sum = await sha256Of(join(folder, name)).catch(() => 'missing');
    if (sum !== sums[name]) return failure(`${name} in “${folder}” is damaged or missing. Use another backup.`);
  }
  const file = join(folder, 'trapdoor.db');
  const database = examineDatabase(file, false);
  const secret = readSecret(folder);
  if (database.state !== 'readable' || database.damage !== undefined || typeof secret === 'string') {
    return failure(`The backup “${folder}” was made of a damaged studio. Use another backup.`);
  }
  const bytes = [file, join(folder, 'secret'), join(folder, SUMS)].reduce((sum, each) => sum + statSync(each).size, 0);
  const { id, sequence } = database;
  return success({ ...countIn(file), bytes, sha256: sums['trapdoor.db'] ?? '', id, sequence, secret });
}

/** Returns the SHA-256 of a file, reading it as a stream. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Formats checksums for `sha256sum --check`. */
export const formatChecksums = (sums: Readonly<Record<string, string>>): string =>
  Object.entries(sums)
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

/** Parses checksums by file name; ignores malformed lines. */
const parseChecksums = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([, sum, name]) => [name, sum]));

function readSums(folder: string): Readonly<Record<string, string>> | undefined {
  try {
    return parseChecksums(readFileSync(join(folder, SUMS), 'utf8'));
  } catch {
    return undefined;
  }
}

function countIn(file: string): Pick<BackupFigures, 'drafts' | 'tables'> {
  const database = openReadOnly(file, { alone: true });
  const count = (from: string) => {
    const [row] = database.prepare(`SELECT count(*) AS n FROM ${from}`).all([]) as { n: number }[];
    return row?.n ?? 0;
  };
  try {
    return {
      drafts: count('drafts WHERE deleted_at IS NULL'),
      tables: count('game_tables JOIN drafts ON drafts.id = draft_id WHERE deleted_at IS NULL'),
    };
  } finally {
    database.close();
  }
}

/**
 * Copies a data folder into a new folder, even while a studio uses it, and verifies the copy. The copy has every change
 * acknowledged before the call. Resolves with its summary, or with why it failed.
 */
export async function backUp(folder: string, out: string): Promise<Result<Backup>> {
  const source = join(folder, 'trapdoor.db');
  if (!existsSync(source)) return failure(`There is no trapdoor.db in “${folder}”. Name the data folder with --data.`);
  if (existsSync(out) && readdirSync(out).length > 0) {
    return failure(`“${out}” already exists and is not empty. Choose another name.`);
  }
  const installation = readInstallation(folder);
  const secret = readSecret(folder);
  if (typeof secret === 'string')
    return failure(`The secret in “${folder}” is ${secret}, so a backup would be of no use. Restore an older backup.`);
  const acknowledged = typeof installation === 'string' ? 0 : installation.sequence;

  // Works under another name until complete, so that a partial backup is never mistaken for a whole one.
  const unfinished = `${resolve(out)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const database = openReadOnly(source, { alone: false });
    try {
      copyDatabase(database, join(unfinished, 'trapdoor.db'));
    } catch (error) {
      return failure(`The database can’t be copied: ${reasonOf(error)}.`);
    } finally {
      database.close();
    }
    writeSecret(unfinished, secret);
    const sums = {
      'trapdoor.db': await sha256Of(join(unfinished, 'trapdoor.db')),
      secret: await sha256Of(join(unfinished, 'secret')),
    };
    writeFileSync(join(unfinished, SUMS), formatChecksums(sums), { mode: 0o600, flush: true });
    syncFolder(unfinished);
    const read = await readBackup(unfinished);
    if (!read.ok) return read;
    const lost = acknowledged - read.value.sequence;
    if (lost > 0) return failure(`The newest ${lost} changes are missing in “${folder}”. Start the studio for advice.`);
    rmSync(out, { recursive: true, force: true });
    renameSync(unfinished, out);
    return read;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Restores a backup into an empty data folder. Resolves with its summary, or with why it failed. */
export async function restore(backup: string, folder: string): Promise<Result<Backup>> {
  const read = await readBackup(backup);
  if (!read.ok) return read;
  const isLock = (name: string) => name.startsWith('trapdoor.lock');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isEmpty = names.every(isLock);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = isEmpty || names.some(isLock) ? lockOf(folder) : undefined;
  if (lock === 'taken') return failure(`A studio is using “${folder}”. Stop it first.`);
  try {
    if (!isEmpty) return failure(`“${folder}” is not empty. Move what is in it elsewhere, or name another folder.`);
    return await fill(folder, backup, read);
  } finally {
    lock?.release();
  }
}

function lockOf(folder: string): { release(): void } | 'taken' {
  try {
    return requireLock(join(folder, 'trapdoor.lock'));
  } catch (error) {
    if (error instanceof LockedError) return 'taken';
    throw error;
  }
}

async function fill(folder: string, backup: string, read: Result<Backup> & { ok: true }): Promise<Result<Backup>> {
  const { id, sequence, secret, sha256 } = read.value;
  const file = join(folder, 'trapdoor.db');
  try {
    copyFileSync(join(backup, 'trapdoor.db'), file);
    syncFile(file);
    if ((await sha256Of(file)) !== sha256) throw new Error('The restored database differs from the backup.');
    writeSecret(folder, secret);
    const fingerprint = fingerprintOf(secret);
    if (id !== 0) writeInstallation(folder, { id, secret: fingerprint, sequence, closed: true, lossAccepted: false });
    return read;
  } catch (error) {
    for (const name of ['trapdoor.db', 'secret', 'installation.json']) rmSync(join(folder, name), { force: true });
    throw error;
  }
}
