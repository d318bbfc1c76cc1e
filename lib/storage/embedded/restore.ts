import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failure, type Result } from '@/lib/kernel/result';
import { sha256Of } from './checksums';
import { writeInstallation } from './installation';
import { type Backup, readBackup } from './read-backup';
import { fingerprintOf, writeSecret } from './secret';
import { LockedError, requireLock, syncFile } from './sqlite';

/** Makes a data folder of a backup, in an empty place. Resolves with what is in it, or with why there is none. */
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
    if ((await sha256Of(file)) !== sha256) throw new Error('What was written is not what the backup has.');
    writeSecret(folder, secret);
    const fingerprint = fingerprintOf(secret);
    if (id !== 0) writeInstallation(folder, { id, secret: fingerprint, sequence, closed: true, lossAccepted: false });
    return read;
  } catch (error) {
    for (const name of ['trapdoor.db', 'secret', 'installation.json']) rmSync(join(folder, name), { force: true });
    throw error;
  }
}
