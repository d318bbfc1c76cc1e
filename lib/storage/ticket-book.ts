import type { TicketBook } from './store';
import type { Db } from './tables';

const SWEEP_EVERY = 100;

/** The used tickets over any SQL database that Kysely speaks to. */
export function createTicketBook(db: Db): TicketBook {
  let used = 0;
  return {
    async redeemTicket(ticketId, expiresAt, now) {
      const written = await db
        .insertInto('tickets')
        .values({ id: ticketId, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      // A minute late, lest another process with a slower clock still takes one that is forgotten here.
      if (used++ % SWEEP_EVERY === 0)
        await db
          .deleteFrom('tickets')
          .where('expires_at', '<', now - 60_000)
          .execute();
      return written.length > 0;
    },
  };
}
