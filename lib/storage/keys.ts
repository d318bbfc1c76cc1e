import { randomBytes } from 'node:crypto';
import type { Db } from './database';
import type { Keys, Probe } from './store';

/** The server's keys, in any SQL database that Kysely supports. */
export const createKeys = (db: Db): Keys & Probe => ({
  isFull: () => false,

  async probe() {
    const written = { name: 'probe', bytes: randomBytes(8) };
    await db
      .insertInto('house_keys')
      .values(written)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
      .execute();
  },

  async keepKey(name, fresh) {
    // Never overwrites a key: concurrent first starts must end with the same one.
    await db
      .insertInto('house_keys')
      .values({ name, bytes: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { bytes } = await db
      .selectFrom('house_keys')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return bytes;
  },
});
