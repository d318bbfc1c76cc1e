// @module-tag long

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVersion, ROOM } from '@/test/support/library-versions';
import { describeStore } from '../../../test/storage/store.suite';
import { DATABASE_VERSION } from '../migrate-database';
import { SYSTEM_MEMBER } from '../store';
import { openEmbeddedStore } from './open';
import { bindable, openSqlite, relaxedWriter } from './sqlite';

let folder: string;
const fresh = () => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-store-'));
  return folder;
};
const cleanUp = async () => rmSync(folder, { recursive: true, force: true });

describeStore('the embedded store', {
  open: () => openEmbeddedStore(fresh()),
  reopen: () => openEmbeddedStore(folder),
  cleanUp,
  runSql: async (statement) => {
    const db = openSqlite(join(folder, 'trapdoor.db'));
    try {
      db.exec(statement);
    } finally {
      db.close();
    }
  },
  countRows: async () => {
    const db = openSqlite(join(folder, 'trapdoor.db'));
    const all = <Row>(text: string) => db.prepare(text).all([]) as Row[];
    const tables = all<{ name: string }>(
      `select distinct t.name from sqlite_master t, pragma_table_info(t.name) c
       where t.type = 'table' and (c.name in ('draft_id', 'table_id') or t.name in ('drafts', 'pictures'))`,
    ).map(({ name }) => name);
    const counts = tables.map((name) => [name, all<{ n: number }>(`select count(*) as n from ${name}`)[0]?.n ?? 0]);
    db.close();
    return Object.fromEntries(counts);
  },
});

describe('openEmbeddedStore()', () => {
  beforeEach(() => void fresh());
  afterEach(cleanUp);

  it('refuses a folder that another store uses, until that is closed', async () => {
    const store = await openEmbeddedStore(folder);
    await expect(openEmbeddedStore(folder)).rejects.toThrow(/is already using this data folder/);
    await store.close();
    await (await openEmbeddedStore(folder)).close();
  });

  it('closes at any stage of a write', async () => {
    for (let steps = 0; steps < 60; steps += 3) {
      const store = await openEmbeddedStore(folder);
      const writing = store.addVersion(newVersion(`after${steps}`), ROOM).catch(() => undefined);
      for (let i = 0; i < steps; i++) await Promise.resolve();
      await store.close();
      await writing;
    }
  });

  it.each([
    ['an invalid database', () => writeFileSync(join(folder, 'trapdoor.db'), 'garbage '.repeat(100)), ''],
    ['a file in place of the folder', () => writeFileSync(join(folder, 'file'), ''), 'file'],
  ])('names the folder and releases it for %s', async (_, spoil, name) => {
    spoil();
    const place = join(folder, name);
    await expect(openEmbeddedStore(place)).rejects.toThrow(`The data folder “${place}” `);
    rmSync(join(folder, name || 'trapdoor.db'));
    await (await openEmbeddedStore(place)).close();
  });

  it('waits for every commit to reach the disk', () => {
    const db = openSqlite(join(folder, 'other.db'));
    const ask = (pragma: string) => Object.values(db.prepare(`PRAGMA ${pragma}`).all([])[0] as object)[0];
    expect([ask('synchronous'), ask('journal_mode'), ask('foreign_keys')]).toEqual([2, 'wal', 1]);
    db.close();
  });

  it('waits for the disk except in relaxedWriter()', async () => {
    const database = openSqlite(join(folder, 'other.db'));
    const db = new Kysely<object>({ dialect: new SqliteDialect({ database }) });
    const level = async (own: Kysely<object> = db) => {
      const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(own);
      return rows[0]?.synchronous;
    };
    const relaxed = relaxedWriter(db, database);
    expect([await level(), await relaxed(level), await level()]).toEqual([2, 1, 2]);
    await expect(relaxed(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await level()).toBe(2);
    await db.destroy();
  });

  it.skipIf(process.platform === 'win32')(
    'denies others access to new folders and to formerly readable ones',
    async () => {
      const folderWithin = join(folder, 'data');
      const open = async () => openEmbeddedStore(folderWithin);
      const modes = () =>
        ['', ...readdirSync(folderWithin)].map((name) => [name, statSync(join(folderWithin, name)).mode & 0o777]);
      const kept = (names: readonly (string | number | undefined)[]) =>
        names.map((name) => [name, name === '' ? 0o700 : 0o600]);
      let store = await open();
      expect(modes()).toEqual(kept(modes().map(([name]) => name)));
      expect(modes().map(([name]) => name)).toEqual(expect.arrayContaining(['', 'secret', 'trapdoor.db', 'trapdoor.db-shm', 'trapdoor.db-wal', 'trapdoor.lock'])); // biome-ignore format: a list
      await store.close();
      for (const [name] of modes()) chmodSync(join(folderWithin, String(name)), name === '' ? 0o755 : 0o644);
      writeFileSync(join(folderWithin, 'notes.txt'), 'the operator’s own', { mode: 0o644 });
      store = await open();
      expect(statSync(join(folderWithin, 'notes.txt')).mode & 0o777).toBe(0o644);
      rmSync(join(folderWithin, 'notes.txt'));
      expect(modes()).toEqual(kept(modes().map(([name]) => name)));
      await store.close();
    },
  );

  const pragma = (name: string) => {
    const db = openSqlite(join(folder, 'trapdoor.db'));
    const [row] = db.prepare(`PRAGMA ${name}`).all([]) as Record<string, number>[];
    db.close();
    return row?.[name] ?? Number.NaN;
  };
  const size = () => pragma('page_count') * pragma('page_size');

  it('returns space to the disk in small steps between writes', async () => {
    const store = await openEmbeddedStore(folder);
    const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array(1_000_000), title: '', newClients: [] };
    for (const id of ['a', 'b', 'c', 'd']) await store.createDraft({ id, system: 'game' }, 'ann', first);
    const before = size();
    await store.purgeDrafts(['a', 'b', 'c']);
    expect(pragma('freelist_count')).toBeGreaterThan(700);
    let steps = 0;
    for (; await store.giveBack(); steps++) await store.append({ ...first, draftId: 'd', bytes: new Uint8Array(1) });
    expect(steps).toBeGreaterThan(5);
    expect(size()).toBeLessThan(before - 2_900_000);
    expect((await store.load('d')).length).toBe(steps + 1);
    expect(await store.giveBack()).toBe(false);
    await store.close();
  });

  it('leaves no word of a withdrawn version in its files', async () => {
    const store = await openEmbeddedStore(folder);
    const words = ['Whalebone', 'Harpoon', 'Ambergris'];
    const inFiles = () =>
      readdirSync(folder).flatMap((name) => {
        const text = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
        return words.filter((word) => text.includes(word.toLowerCase()));
      });
    const [title, summary, text] = words as [string, string, string];
    await store.addVersion(newVersion('kept'), ROOM);
    await store.addVersion(newVersion('pub', { entry: { title, summary }, text }), ROOM);
    expect(new Set(inFiles())).toEqual(new Set(words));
    await store.withdrawPublication('pub', 'ann', 9);
    await store.overwriteRemoved();
    expect(inFiles()).toEqual([]);
    expect((await store.publication('kept'))?.isListed).toBe(true);
    await store.close();
  });

  it('enables incremental vacuum in older databases, and changes nothing else', async () => {
    let store = await openEmbeddedStore(folder);
    const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([7]), title: '', newClients: [] };
    await store.createDraft({ id: 'a', system: 'game' }, 'ann', first);
    await store.close();
    const db = new Database(join(folder, 'trapdoor.db'));
    db.exec('PRAGMA auto_vacuum = NONE; VACUUM');
    db.close();
    expect(pragma('auto_vacuum')).toBe(0);
    store = await openEmbeddedStore(folder);
    expect(pragma('auto_vacuum')).toBe(2);
    expect((await store.load('a')).map(({ bytes }) => [...bytes])).toEqual([[7]]);
    await store.close();
    // The folder's count of commits is still right, too.
    await (await openEmbeddedStore(folder)).close();
  });

  it('refuses a database from a newer program', async () => {
    await (await openEmbeddedStore(folder)).close();
    const db = new Database(join(folder, 'trapdoor.db'));
    db.exec(`insert into database_version (version) values (${DATABASE_VERSION + 1})`);
    db.close();
    await expect(openEmbeddedStore(folder)).rejects.toThrow(/Update Trapdoor/);
  });
});

describe('bindable()', () => {
  it.each([
    // given            value for the binding
    [true, 1],
    [null, null],
    ['text', 'text'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Uint8Array(2), Buffer.alloc(2)],
    [new ArrayBuffer(2), Buffer.alloc(2)],
  ])('%s', (given, expected) => {
    expect(bindable(given)).toEqual(expected);
  });

  it.each([undefined, {}, new Map(), Symbol('x'), Number.NaN])('refuses %s, which would abort the process', (given) => {
    expect(() => bindable(given)).toThrow(TypeError);
  });
});
