import type { Db } from './database';
import type { Generations, Renewals } from './store';

/** Databases take only so many values in one statement. */
const AT_ONCE = 500;

/** Generations of cookies and links over any SQL database that Kysely speaks to. */
export const createRenewals = (db: Db): Renewals => ({
  async generationsOf(memberIds) {
    const found = new Map<string, Generations>();
    for (let at = 0; at < memberIds.length; at += AT_ONCE) {
      const rows = await db
        .selectFrom('members')
        .selectAll()
        .where('id', 'in', memberIds.slice(at, at + AT_ONCE))
        .execute();
      for (const { id, ...generations } of rows) found.set(id, generations);
    }
    return found;
  },

  renew(memberId, what) {
    const [cookies, links] = [Number(what.includes('cookies')), Number(what.includes('links'))];
    return db
      .insertInto('members')
      .values({ id: memberId, cookies, links })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          cookies: row('members.cookies', '+', cookies),
          links: row('members.links', '+', links),
        })),
      )
      .returning(['cookies', 'links'])
      .executeTakeFirstOrThrow();
  },
});
