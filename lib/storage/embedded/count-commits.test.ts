import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countCommits, labelOf } from './count-commits';
import { openReadOnly, openSqlite, relaxedWriter, type Sqlite } from './sqlite';

type Tables = { words: { word: string } };

let folder: string;
let file: Sqlite;
let db: Kysely<Tables>;
let committed: number[];
const add = (word: string, to: Kysely<Tables> = db) => to.insertInto('words').values({ word }).execute();
/** Returns the label as another process sees it, which sees only committed data. */
const label = () => {
  const other = openReadOnly(join(folder, 'file.db'), { alone: false });
  const said = labelOf(other);
  other.close();
  return said;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-count-'));
  file = openSqlite(join(folder, 'file.db'));
  committed = [];
  const database = countCommits(file, 77, (sequence) => {
    expect(label().sequence).toBe(sequence);
    committed.push(sequence);
  });
  db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await sql`create table words (word text primary key)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe('countCommits()', () => {
  it('counts each commit with changes once, and stores the studio’s id', async () => {
    await add('one');
    await db.transaction().execute(async (tx) => {
      await add('two', tx);
      await add('three', tx);
    });
    await sql`update words set word = 'four' where word = 'one' returning word`.execute(db);
    await db.deleteFrom('words').where('word', '=', 'two').execute();
    expect(committed).toEqual([1, 2, 3, 4, 5]);
    expect(label()).toEqual({ id: 77, sequence: 5 });
    expect(await db.selectFrom('words').selectAll().execute()).toHaveLength(2);
  });

  it('counts neither reads nor rollbacks', async () => {
    await db.selectFrom('words').selectAll().execute();
    await db.transaction().execute((tx) => tx.selectFrom('words').selectAll().execute());
    await add('one');
    await expect(add('one')).rejects.toThrow(/UNIQUE/);
    const undone = db.transaction().execute(async (tx) => {
      await add('two', tx);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect([committed, label().sequence]).toEqual([[1, 2], 2]);
    await add('two');
    expect([committed, label().sequence]).toEqual([[1, 2, 3], 3]);
  });

  it('blocks other writers from the first read of a transaction', async () => {
    await add('one');
    const other = openSqlite(join(folder, 'file.db'));
    other.exec('PRAGMA busy_timeout = 0');
    const write = () => other.exec("INSERT INTO words VALUES ('theirs')");
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('words').selectAll().execute();
      expect(write).toThrow(/locked/);
      await add('two', tx);
    });
    write();
    other.close();
    await add('three');
    expect([committed, label().sequence]).toEqual([[1, 2, 3, 4], 4]);
    expect(await db.selectFrom('words').selectAll().execute()).toHaveLength(4);
  });

  it('does not count commits that a power cut can lose', async () => {
    await relaxedWriter(db, file)((own) => add('one', own));
    expect([committed, label().sequence]).toEqual([[1], 1]);
    expect(await db.selectFrom('words').selectAll().execute()).toHaveLength(1);
  });
});
