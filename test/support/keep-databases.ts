import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { success } from '@/lib/kernel/result';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openSqlite } from '@/lib/storage/embedded/sqlite';
import { DATABASE_VERSION } from '@/lib/storage/migrate-database';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { LinkRow, Store } from '@/lib/storage/store';
import type { IdeaRow } from '@/lib/table/state';
import { systems } from '@/test/support/all-systems';
import { newVersion, ROOM } from './library-versions';
import { postgresTool, startPostgres } from './system-stores';
import { emptyTable } from './table-play';

/**
 * Writes the fixtures of test/stored-databases.test.ts: a dump of a database of the current version from each store.
 * Run it once for each new version: `npx tsx test/support/keep-databases.ts`. Never overwrites a file.
 */
const keep = (kind: string, text: string) =>
  writeFileSync(new URL(`../fixtures/databases/${kind}-v${DATABASE_VERSION}.sql`, import.meta.url), text, {
    flag: 'wx',
  });

const bytes = (...values: number[]) => new Uint8Array(values);

async function fill(store: Store): Promise<void> {
  const first = { memberId: '', at: 1000, bytes: bytes(1), title: 'Whale', newClients: [7] };
  await store.createDraft({ id: 'draft', system: 'game' }, 'ann', first);
  const link = (id: string, role: LinkRow['role'], hideGm: boolean) =>
    store.addLink({ id, draftId: 'draft', role, hideGm, createdAt: 1100 }, `hash-${id}`, 2);
  await link('kept', 'edit', false);
  await link('read', 'read', true);
  await store.joinByLink('kept', 'bob', 1200);
  const edit = { draftId: 'draft', title: "The whale's teeth" };
  await store.append({ ...edit, memberId: 'bob', at: 1400, bytes: bytes(2), newClients: [8] });
  await store.checkpoint('draft', 2, bytes(12));
  await store.append({ ...edit, memberId: 'ann', at: 1500, bytes: bytes(3), newClients: [] });
  await store.namePoint('draft', 2, 'Before the teeth', 5);
  const art = { draftId: 'draft', hash: 'h1', type: 'image/png', alt: 'A whale', credit: 'Ann', createdAt: 1600 };
  await store.addArt(art, bytes(0, 255, 128), { count: 3, bytes: 10 });
  await store.redeemTicket('used', 99_000_000_000_000, 1700);
  await fillTable(store);
  await store.recordSweep(() => ({ sweptAt: 4000, steadyMs: 60, isConfirmed: false }));
  await store.keepKey('secret', bytes(5, 6, 7));
  await fillLibrary(store);
}

async function fillLibrary(store: Store): Promise<void> {
  const pictures = [{ hash: 'h1', alt: 'A whale', credit: 'Ann' }];
  const first = newVersion('published', { draftId: 'draft', pictures, parents: ['p1'] });
  await store.addVersion(first, ROOM);
  const [system] = systems;
  const [starter] = system?.starters ?? [];
  if (!system || !starter) throw new Error('The first game has a starter.');
  const file = formatDraft(draftFromStarter(system, starter, 'published'), system);
  const second = newVersion('published', {
    bytes: new TextEncoder().encode(file),
    pictures,
    text: 'Teeth',
    at: 2000,
    note: 'Teeth',
    entry: { title: 'Zähne' },
  });
  await store.addVersion(second, ROOM);
  await store.addVersion(newVersion('remix', { memberId: 'bob', parents: [second.sha256] }), ROOM);
  await store.withdrawVersion('published', 1, 'ann', 3000);
  for (let i = 0; i < 2; i++) await store.addModerator();
  const act = { kind: 'show', publicationId: 'published', version: null, mark: 'mark', reason: 'Why' } as const;
  await store.moderate({ ...act, at: 3050, moderator: 3 });
  await store.withdrawModerator(2, 3100);
  await store.addKey('ann', { id: 'key', name: 'Script', createdAt: 1000, rights: 'publish' }, 'hash-key', 5);
}

async function fillTable(store: Store): Promise<void> {
  const { table, people, ...empty } = emptyTable();
  const [gm] = people.values();
  if (!gm) throw new Error('A table has a GM.');
  const ann = { ...gm, memberId: 'ann', joinedAt: 1800 };
  const cat = { ...ann, id: 'cat', memberId: 'cat', name: 'cat', role: 'player', place: 2 } as const;
  await store.createTable({ ...empty, table: { ...table, createdAt: 1750 }, people: new Map([['gm', ann]]) });
  await store.changeTable('table', 'key-join', () => success([{ type: 'addPerson', person: cat }]));
  const idea: IdeaRow = {
    id: 'idea',
    question: 'place',
    round: 1,
    text: 'A whale',
    author: 'cat',
    at: 2100,
    place: 1,
    fate: 'open',
    mergedInto: null,
    slot: null,
    keep: null,
    drop: null,
    settledBy: null,
    drawnKeep: null,
    drawnDrop: null,
    withdrawal: null,
  };
  await store.changeTable('table', 'key-idea', () =>
    success([
      { type: 'table', set: { phase: 'decide', question: 'place', round: 1, ballot: 1, stage: 'unanimity' } },
      { type: 'addRound', round: { round: 1, question: 'place', anonymous: false, openedAt: 2000 } },
      { type: 'addIdea', idea },
      { type: 'secret', secret: 'who', value: 'Jonah' },
    ]),
  );
  await store.changeTable('table', 'key-vote', () =>
    success([{ type: 'vote', idea: 'idea', person: 'cat', choice: 'keep' }]),
  );
}

/** Dumps a SQLite database as SQL statements. */
function dumpSqlite(file: string): string {
  const database = openSqlite(file);
  const all = <Row>(sql: string) => database.prepare(sql).all([]) as Row[];
  const made = all<{ type: string; name: string; sql: string }>(
    'select type, name, sql from sqlite_master where sql is not null order by rowid',
  );
  const isVirtual = ({ sql }: { readonly sql: string }) => /^create virtual/i.test(sql);
  const virtual = made.filter(isVirtual).map(({ name }) => name);
  // A virtual table creates its own shadow tables, with some rows, which hold all its data.
  const isOwn = (name: string) => virtual.some((table) => name.startsWith(`${table}_`));
  const rowsOf = (table: string) => {
    const columns = all<{ name: string }>(`select name from pragma_table_info('${table}')`).map(({ name }) => name);
    const values = columns.map((name) => `quote("${name}")`).join(" || ',' || ");
    const insert = isOwn(table) ? 'INSERT OR REPLACE' : 'INSERT';
    return all<{ row: string }>(`select ${values} as row from ${table}`).map(
      ({ row }) => `${insert} INTO ${table} VALUES(${row});`,
    );
  };
  const lines = made.flatMap(({ type, name, sql }) => [
    ...(isOwn(name) ? [] : [`${sql};`]),
    ...(type === 'table' && !virtual.includes(name) ? rowsOf(name) : []),
  ]);
  database.close();
  return `${lines.join('\n')}\n`;
}

/** Dumps a PostgreSQL database as SQL statements, without lines that depend on the server's version. */
function dumpPostgres(url: string): string {
  const program = postgresTool('pg_dump');
  if (program === undefined) throw new Error('“pg_dump” is not installed.');
  const text = execFileSync(program, ['--inserts', '--no-owner', '--no-privileges', url], { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line !== '' && !/^(--|SET |SELECT pg_catalog|\\)/.test(line));
  return `${lines.join('\n')}\n`;
}

async function keepEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-keep-'));
  const store = await openEmbeddedStore(folder);
  await fill(store);
  await store.close();
  keep('embedded', dumpSqlite(join(folder, 'trapdoor.db')));
  rmSync(folder, { recursive: true });
}

async function keepPostgres(): Promise<void> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const store = await openPostgresStore(url, () => {});
  await fill(store);
  await store.close();
  keep('postgres', dumpPostgres(url));
  await server.stop();
}

await keepEmbedded();
await keepPostgres();
