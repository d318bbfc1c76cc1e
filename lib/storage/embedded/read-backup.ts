import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { parseChecksums, sha256Of } from './checksums';
import { examineDatabase } from './examine-folder';
import { readSecret } from './secret';
import { openReadOnly } from './sqlite';

/** The file in a backup that has the checksums of the others. */
export const SUMS = 'SHA256SUMS';

/** What is in a backup, as people count. */
interface BackupFigures {
  /** Drafts and tables, without those that were deleted. */
  readonly drafts: number;
  readonly tables: number;
  /** How large its files are together. */
  readonly bytes: number;
  /** Of its trapdoor.db, in hexadecimal digits. */
  readonly sha256: string;
}

export interface Backup extends BackupFigures {
  /** Which studio's it is, and how many commits it has. */
  readonly id: number;
  readonly sequence: number;
  readonly secret: Buffer;
}

/** Reads a whole backup, and says what is in it or why it is of no use. */
export async function readBackup(folder: string): Promise<Result<Backup>> {
  const sums = readSums(folder);
  if (!sums) return failure(`“${folder}” is no backup of “trapdoor backup”, or not a whole one: ${SUMS} is missing.`);
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
