import { sql } from 'kysely';
import { createArtCabinet } from './art-cabinet';
import { createDraftLog } from './draft-log';
import { createTableStore } from './game-tables';
import { createKeyRing } from './key-ring';
import { createShelf } from './shelf';
import type { Store } from './store';
import type { Db } from './tables';
import { createTicketBook } from './ticket-book';

/** Everything the house keeps, over any SQL database that Kysely speaks to. */
export const createSqlStore = (db: Db): Omit<Store, 'close'> => ({
  ...createDraftLog(db),
  ...createShelf(db),
  ...createArtCabinet(db),
  ...createTableStore(db),
  ...createTicketBook(db),
  ...createKeyRing(db),
  ping: async () => void (await sql`select 1`.execute(db)),
});
