import { createKeyRing } from '../keys';
import { createModerators } from '../moderators';
import type { StoreBeside } from '../store-beside';
import { createSweeps } from '../sweeps';
import { openPostgres } from './open';
import { sharedSecret } from './shared-secret';

/** Opens a database beside the processes that share it. Rejects where no studio has started yet: it makes no tables. */
export async function openPostgresBeside(url: string): Promise<StoreBeside> {
  const db = await openPostgres(url, () => {});
  try {
    const secret = await sharedSecret(createKeyRing(db));
    return { ...createModerators(db), ...createSweeps(db), secret, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
