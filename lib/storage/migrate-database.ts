import { type Kysely, type Migration, Migrator, sql } from 'kysely';
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
import { sweeps } from './migrations/v16-sweeps';
import { keyRights } from './migrations/v17-key-rights';
import { moderators } from './migrations/v18-moderators';
import { lengths } from './migrations/v19-lengths';

type Migrate = (db: Kysely<unknown>, blob: 'blob' | 'bytea') => Promise<void>;

/** Migrations in order; each brings the database to the next version. Landed ones must never be edited. */
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
  sweeps,
  keyRights,
  moderators,
  lengths,
];

/** Database version that this program works with. */
export const DATABASE_VERSION = MIGRATIONS.length;

/**
 * Migrates a database to the present version, atomically. Throws if it is from a newer program. The caller must keep
 * other processes from migrating it at the same time. `schema` is the schema of PostgreSQL's tables.
 */
export async function migrateDatabase(db: Kysely<unknown>, blob: 'blob' | 'bytea', schema?: string): Promise<void> {
  const version = await versionOf(db, schema);
  if (version > DATABASE_VERSION) {
    throw new Error(
      `The database has version ${version}; this Trapdoor knows versions up to ${DATABASE_VERSION}. Update Trapdoor.`,
    );
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => namedMigrations(version, blob) },
    migrationTableName: 'database_migrations',
    migrationLockTableName: 'database_migrations_lock',
    ...(schema !== undefined && { migrationTableSchema: schema }),
    // Kysely would order them by execution time, and refuse a database whose clock was set back.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns the version from the table that Trapdoor 1.0.0 and older read, too; they refuse newer ones. */
async function versionOf(db: Kysely<unknown>, schema: string | undefined): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'database_version' && (!schema || table.schema === schema))) {
    await sql`create table database_version (version integer not null)`.execute(db);
    return 0;
  }
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from database_version`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** Returns all migrations by sortable names. Those up to `version` have run, and are only added to Kysely's list. */
const namedMigrations = (version: number, blob: 'blob' | 'bytea'): Record<string, Migration> =>
  Object.fromEntries(
    MIGRATIONS.map((migrate, i) => [
      `v${String(i + 1).padStart(4, '0')}`,
      {
        async up(tx) {
          if (i < version) return;
          await migrate(tx, blob);
          await sql`insert into database_version (version) values (${i + 1})`.execute(tx);
        },
      },
    ]),
  );
