import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { failure, type Result } from '@/lib/kernel/result';
import { formatChecksums, sha256Of } from './checksums';
import { readInstallation, syncFolder } from './installation';
import { type Backup, readBackup, SUMS } from './read-backup';
import { readSecret, writeSecret } from './secret';
import { copyDatabase, openReadOnly, reasonOf } from './sqlite';

/**
 * Copies a data folder into a new one, also beside the studio that works in it, and reads the copy back. The copy has
 * everything that was acknowledged before this began. Resolves with what is in it, or with why there is none.
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
    return failure(`The secret in “${folder}” is ${secret}, so there is nothing to keep.`);
  const acknowledged = typeof installation === 'string' ? 0 : installation.sequence;

  // Under another name until it is whole, so that nobody takes half a backup for one.
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
