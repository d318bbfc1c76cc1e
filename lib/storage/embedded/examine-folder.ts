import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { labelOf } from './count-commits';
import { type Installation, readInstallation } from './installation';
import { fingerprintOf, readSecret } from './secret';
import { openReadOnly, reasonOf, type Sqlite } from './sqlite';

/** State of a database file together with its WAL. */
type DatabaseState =
  | { readonly state: 'missing' | 'empty' }
  /** Not even the list of tables can be read. */
  | { readonly state: 'unreadable'; readonly reason: string }
  | {
      readonly state: 'readable';
      /** From labelOf(). */
      readonly id: number;
      readonly sequence: number;
      /** First problem that SQLite's quick_check finds. */
      readonly damage: string | undefined;
    };

/** Contents of a data folder. Examining it changes nothing. */
export interface FolderState {
  /** Problems found, each as a clause of a sentence. */
  readonly problems: readonly string[];
  readonly installation: Installation | undefined;
  readonly secret: Buffer | undefined;
  readonly database: DatabaseState;
}

/** Checks a folder for missing or damaged parts. Uses the database in `opened`, if given, and leaves it open. */
export function examineFolder(folder: string, opened?: Sqlite): FolderState {
  const hasWal = existsSync(join(folder, 'trapdoor.db-wal'));
  const found = {
    installation: readInstallation(folder),
    secret: readSecret(folder),
    database: opened ? stateOf(() => opened) : examineDatabase(join(folder, 'trapdoor.db'), hasWal),
    hasWal,
  };
  return {
    problems: [...problemsOf(found)],
    installation: typeof found.installation === 'string' ? undefined : found.installation,
    secret: typeof found.secret === 'string' ? undefined : found.secret,
    database: found.database,
  };
}

interface Found {
  readonly installation: Installation | 'missing' | 'damaged';
  readonly secret: Buffer | 'missing' | 'damaged';
  readonly database: DatabaseState;
  readonly hasWal: boolean;
}

function* problemsOf({ installation, secret, database, hasWal }: Found): Generator<string> {
  const known = typeof installation === 'string' ? undefined : installation;
  const isThere = database.state === 'readable' || database.state === 'unreadable';
  // An interrupted first start has acknowledged nothing, so that nothing can be missing.
  const isUsed = known ? known.sequence > 0 : isThere || secret !== 'missing';

  if (installation === 'damaged') yield 'installation.json is damaged';
  if (secret === 'damaged') yield 'secret is damaged';
  if (secret === 'missing' && isUsed) yield 'secret is missing';
  if (known && typeof secret !== 'string' && fingerprintOf(secret) !== known.secret) {
    yield 'secret belongs to another studio';
  }
  if (!isThere && isUsed) yield `trapdoor.db is ${database.state}`;
  if (database.state === 'unreadable') yield `trapdoor.db can’t be read (${database.reason})`;
  if (database.state !== 'readable') return;
  if (database.damage !== undefined) yield `trapdoor.db is damaged (${database.damage})`;
  if (database.id !== 0 && installation === 'missing') {
    yield 'installation.json is missing, so the newest changes may be missing too';
  }
  if (!known) return;
  if (database.id !== 0 && database.id !== known.id) return yield 'trapdoor.db belongs to another studio';
  const lost = known.sequence - database.sequence;
  if (lost > 0) yield `the newest ${lost} changes are missing${known.closed || hasWal ? '' : ' with trapdoor.db-wal'}`;
}

/** Examines a database file. The caller checks for a WAL first, since opening a database creates one. */
export function examineDatabase(file: string, hasWal: boolean): DatabaseState {
  if (!existsSync(file)) return { state: 'missing' };
  let database: Sqlite | undefined;
  const open = () => {
    database = openReadOnly(file, { alone: !hasWal });
    return database;
  };
  try {
    return stateOf(open);
  } finally {
    database?.close();
  }
}

function stateOf(open: () => Sqlite): DatabaseState {
  try {
    const database = open();
    const names = all<{ name: string }>(database, 'SELECT name FROM sqlite_master').map(({ name }) => name);
    if (names.length === 0) return { state: 'empty' };
    return { state: 'readable', ...labelOf(database), damage: damageOf(database) };
  } catch (error) {
    return { state: 'unreadable', reason: reasonOf(error) };
  }
}

/** Reads every page, which takes seconds per gigabyte. */
function damageOf(database: Sqlite): string | undefined {
  try {
    const [row] = all<{ quick_check: string }>(database, 'PRAGMA quick_check(1)');
    return row?.quick_check === 'ok' ? undefined : row?.quick_check;
  } catch (error) {
    return reasonOf(error);
  }
}

const all = <Row>(database: Sqlite, sql: string): Row[] => database.prepare(sql).all([]) as Row[];
