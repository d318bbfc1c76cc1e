import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { Database } from '../database';
import { createModerators } from '../moderators';
import type { StoreBeside } from '../store-beside';
import { createSweeps } from '../sweeps';
import { readSecret } from './secret';
import { openSqlite, queriesOn } from './sqlite';

/**
 * Opens a data folder while a studio uses it. Writes wait for the studio's transactions and are durable, but are not
 * among the commits that the studio counts.
 */
export function openEmbeddedBeside(folder: string): Result<StoreBeside> {
  const file = join(folder, 'trapdoor.db');
  if (!existsSync(file)) return failure(`There is no trapdoor.db in “${folder}”. Name the data folder with --data.`);
  const secret = readSecret(folder);
  if (typeof secret === 'string') return failure(`The secret in “${folder}” is ${secret}. Restore a backup.`);
  const db = queriesOn<Database>(openSqlite(file));
  return success({ ...createModerators(db), ...createSweeps(db), secret, close: () => db.destroy() });
}
