import { join } from 'node:path';
import Database from 'libsql';
import { killRounds } from '../table-support/kill-rounds';
import type { Measured } from '../table-support/measured';

/** kill -9 at random points while two people write, with the data folder's own database. */
export const measure = (): Promise<Measured> =>
  killRounds({
    examine: async (folder) => {
      const db = new Database(join(folder, 'trapdoor.db'));
      const { integrity_check: said } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
      db.close();
      return said === 'ok' ? undefined : said;
    },
  });
