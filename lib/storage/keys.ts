import { randomBytes } from 'node:crypto';
import type { Db } from './database';
import type { Keys, Probe } from './store';

/** The server's keys over any SQL database that Kysely speaks to. */
export const createKeyRing = (db: Db): Keys & Probe => ({
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
    // Never changed once it is there: two first boots at once must end with the same one.
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
