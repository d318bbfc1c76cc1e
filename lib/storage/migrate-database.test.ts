import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, queriesOn, type Sqlite } from './embedded/sqlite';
import { DATABASE_VERSION, migrateDatabase } from './migrate-database';

const OLDER = 10;
const ALL = Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1);

let file: Sqlite;
let db: Kysely<unknown>;

/** Opens a database as left by the migration runner before Kysely's. */
beforeEach(() => {
  file = openSqlite(':memory:');
  file.exec('PRAGMA foreign_keys = OFF');
  file.exec(readFileSync(`test/fixtures/databases/embedded-v${OLDER}.sql`, 'utf8'));
  file.exec('PRAGMA foreign_keys = ON');
  db = queriesOn(file);
});
afterEach(() => db.destroy());

const column = (query: string) =>
  file
    .prepare(query)
    .all([])
    .flatMap((row) => Object.values(row as object));
const versions = () => column('select version from database_version order by version');
const names = () => column('select name from database_migrations order by name');

describe('migrateDatabase()', () => {
  it('continues after the migrations of 1.0.0, whose version table stays', async () => {
    await migrateDatabase(db, 'blob');
    expect(versions()).toEqual(ALL);
    expect(names()).toEqual(ALL.map((version) => `v${String(version).padStart(4, '0')}`));
    expect(column('select title from drafts')).toEqual(["The whale's teeth"]);
  });

  it('changes nothing if a step fails, so that the older program can still open the database', async () => {
    file.exec('create table point_names (in_the_way text)');
    await expect(migrateDatabase(db, 'blob')).rejects.toThrow(/point_names/);
    expect(versions()).toEqual(ALL.slice(0, OLDER));
    expect(names()).toEqual([]);
    expect(column("select name from sqlite_master where name = 'publications'")).toEqual([]);
    file.exec('drop table point_names');
    await migrateDatabase(db, 'blob');
    expect(versions()).toEqual(ALL);
  });

  it('opens a database whose clock was set back between migrations', async () => {
    await migrateDatabase(db, 'blob');
    for (const version of ALL) {
      file.exec(
        `update database_migrations set timestamp = '${2100 - version}-01-01T00:00:00.000Z' where name like '%${version}'`,
      );
    }
    await migrateDatabase(db, 'blob');
    expect(versions()).toEqual(ALL);
  });

  it('writes nothing to a database of the present version', async () => {
    await migrateDatabase(db, 'blob');
    const [before] = column('select total_changes()');
    file.exec('PRAGMA query_only = ON');
    await migrateDatabase(db, 'blob');
    expect(column('select total_changes()')).toEqual([before]);
  });

  it('refuses a database from a newer program', async () => {
    await migrateDatabase(db, 'blob');
    file.exec(`insert into database_version (version) values (${DATABASE_VERSION + 1})`);
    await expect(migrateDatabase(db, 'blob')).rejects.toThrow(
      `The database has version ${DATABASE_VERSION + 1}; this Trapdoor knows versions up to ${DATABASE_VERSION}. Update Trapdoor.`,
    );
  });
});
