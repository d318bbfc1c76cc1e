import { createKeys } from '../keys';
import { createModerators } from '../moderators';
import type { StoreBeside } from '../store-beside';
import { createSweeps } from '../sweeps';
import { openPostgres } from './open';
import { sharedSecret } from './shared-secret';

/** Opens a database while other processes use it. Creates no tables: rejects if no studio has started there yet. */
export async function openPostgresBeside(url: string): Promise<StoreBeside> {
  const db = await openPostgres(url, () => {});
  try {
    const secret = await sharedSecret(createKeys(db));
    return { ...createModerators(db), ...createSweeps(db), secret, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
