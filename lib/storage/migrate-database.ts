import { type Kysely, sql } from 'kysely';
import { firstTables } from './migrations/v1-first-tables';
import { artTable } from './migrations/v2-art-table';
import { ticketsTable } from './migrations/v3-tickets-table';
import { gameTables } from './migrations/v4-game-tables';
import { sharedHouse } from './migrations/v5-shared-house';
import { watchersStay } from './migrations/v6-watchers-stay';
import { joinedAt } from './migrations/v7-joined-at';
import { grantsOfLinks } from './migrations/v8-grants-of-links';
import { gmChoice } from './migrations/v9-gm-choice';
import { making } from './migrations/v10-making';
import { sharedCounts } from './migrations/v11-shared-counts';
import { storage } from './migrations/v12-storage';
import { members } from './migrations/v13-members';
import { library } from './migrations/v14-library';
import { pointNames } from './migrations/v15-point-names';

type Migrate = (db: Kysely<unknown>, blob: 'blob' | 'bytea') => Promise<void>;

/** Each brings the database from the version of its place in the list to the next. One that has landed is never edited. */
const MIGRATIONS: readonly Migrate[] = [
  firstTables,
  artTable,
  ticketsTable,
  gameTables,
  sharedHouse,
  watchersStay,
  joinedAt,
  grantsOfLinks,
  gmChoice,
  making,
  sharedCounts,
  storage,
  members,
  library,
  pointNames,
];

/** The version that this program works with. */
export const DATABASE_VERSION = MIGRATIONS.length;

/** Brings a database to the present version, each step whole or not at all. Throws on one from a newer program. */
export async function migrateDatabase(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await sql`create table if not exists database_version (version integer not null)`.execute(db);
  const { rows } = await sql<{ version: number }>`select max(version) as version from database_version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version > DATABASE_VERSION) {
    throw new Error(
      `The database has version ${version}; this Trapdoor knows versions up to ${DATABASE_VERSION}. Update Trapdoor.`,
    );
  }
  for (const [i, migrate] of MIGRATIONS.entries()) {
    if (i < version) continue;
    await db.transaction().execute(async (tx) => {
      await migrate(tx, blob);
      await sql`insert into database_version (version) values (${i + 1})`.execute(tx);
    });
  }
}
