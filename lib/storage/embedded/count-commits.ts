import type { SqliteStatement } from 'kysely';
import type { Sqlite } from './sqlite';

const CHANGES = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i;

/**
 * Waits for a command that writes beside the studio. A transaction that reads first and asks for the lock later would
 * fail if such a command wrote in between.
 */
export const BEGIN = 'BEGIN IMMEDIATE';

type Around = <T>(run: () => T) => T;

/** What a database says of itself in its first page. */
interface Label {
  /** Which studio's it is: 1 or more. 0 as long as nothing was counted. */
  readonly id: number;
  /** How many commits were counted. */
  readonly sequence: number;
}

export function labelOf(database: Pick<Sqlite, 'prepare'>): Label {
  const ask = (pragma: string) => {
    const [row] = database.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, number>[];
    return row?.[pragma] ?? 0;
  };
  return { id: ask('application_id'), sequence: ask('user_version') };
}

/**
 * A database that counts its own commits: each that changes something raises its sequence by one, and says whose it is.
 * `committed` hears of it once it is on disk, before those who wait for it.
 */
export function countCommits(database: Sqlite, id: number, committed: (sequence: number) => void): Sqlite {
  let label = labelOf(database);
  let isOpen = false;
  let isChanged = false;

  const begin: Around = (run) => {
    const result = run();
    isOpen = true;
    isChanged = false;
    return result;
  };
  const commit: Around = (run) => {
    const next = { id, sequence: label.sequence + 1 };
    if (isChanged) {
      if (label.id !== id) database.exec(`PRAGMA application_id = ${id}`);
      database.exec(`PRAGMA user_version = ${next.sequence}`);
    }
    const result = run();
    isOpen = false;
    if (isChanged) {
      label = next;
      committed(label.sequence);
    }
    return result;
  };
  const rollBack: Around = (run) => {
    isOpen = false;
    return run();
  };
  const change: Around = (run) => {
    if (!isOpen) return alone(() => change(run));
    isChanged = true;
    return run();
  };
  const alone: Around = (run) => {
    begin(() => database.exec(BEGIN));
    try {
      const result = run();
      commit(() => database.exec('COMMIT'));
      return result;
    } catch (error) {
      try {
        rollBack(() => database.exec('ROLLBACK'));
      } catch {
        // The database has done so itself.
      }
      throw error;
    }
  };

  const control: Readonly<Record<string, Around>> = { begin, commit };
  return {
    ...database,
    prepare(sql) {
      const statement = database.prepare(sql === 'begin' ? BEGIN : sql);
      const around = control[sql] ?? (CHANGES.test(sql) ? change : undefined);
      if (sql === 'rollback') return surrounded(forgiving(statement), rollBack);
      return around ? surrounded(statement, around) : statement;
    },
  };
}

/** On a full disk a database rolls back by itself, and would say so in place of what went wrong. */
const forgiving = (statement: SqliteStatement): SqliteStatement => ({
  ...statement,
  run(parameters) {
    try {
      return statement.run(parameters);
    } catch (error) {
      if (error instanceof Error && error.message.includes('no transaction is active')) {
        return { changes: 0, lastInsertRowid: 0 };
      }
      throw error;
    }
  },
});

const surrounded = ({ reader, all, run, iterate }: SqliteStatement, around: Around): SqliteStatement => ({
  reader,
  all: (parameters) => around(() => all(parameters)),
  run: (parameters) => around(() => run(parameters)),
  iterate: (parameters) => around(() => iterate(parameters)),
});
