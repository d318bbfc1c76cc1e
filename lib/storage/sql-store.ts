import { createArt } from './art';
import type { Db } from './database';
import { createDraftLog } from './draft-log';
import { createDrafts } from './drafts';
import { createTableStore } from './group-tables';
import { createKeys } from './keys';
import { createApiKeys } from './library/api-keys';
import { createChangeLibrary } from './library/change-library';
import { createModeration } from './library/moderation';
import { createPublications } from './library/publications';
import { createLibrarySearch } from './library/search';
import type { WordIndex } from './library/word-index';
import { createMembers } from './members';
import { createModerators } from './moderators';
import { createPurge } from './purge';
import type { Store } from './store';
import { createSweeps } from './sweeps';
import { createTickets } from './tickets';

/** Complete store, in any SQL database that Kysely supports. */
export const createSqlStore = (db: Db, words: WordIndex): Omit<Store, 'close' | 'counts'> => {
  const changeLibrary = createChangeLibrary(db, words);
  return {
    ...createDraftLog(db),
    ...createDrafts(db),
    ...createArt(db),
    ...createPurge(db),
    ...createSweeps(db),
    ...createTableStore(db),
    ...createTickets(db),
    ...createMembers(db, changeLibrary),
    ...createPublications(db, changeLibrary),
    ...createLibrarySearch(db, words),
    ...createApiKeys(db, changeLibrary),
    ...createModeration(db, changeLibrary),
    ...createModerators(db),
    ...createKeys(db),
  };
};
