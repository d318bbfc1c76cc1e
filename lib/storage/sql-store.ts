import { createArtCabinet } from './art';
import type { Db } from './database';
import { createDraftLog } from './draft-log';
import { createShelf } from './drafts';
import { createTableStore } from './group-tables';
import { createKeyRing } from './keys';
import { createMembers } from './members';
import { createPurge } from './purge';
import type { Store } from './store';
import { createTicketBook } from './tickets';

/** Everything the server keeps, over any SQL database that Kysely speaks to. */
export const createSqlStore = (db: Db): Omit<Store, 'close' | 'counts'> => ({
  ...createDraftLog(db),
  ...createShelf(db),
  ...createArtCabinet(db),
  ...createPurge(db),
  ...createTableStore(db),
  ...createTicketBook(db),
  ...createMembers(db),
  ...createKeyRing(db),
});
