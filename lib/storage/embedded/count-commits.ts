import type { SqliteStatement } from 'kysely';
import type { Sqlite } from './sqlite';

const CHANGES = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i;

/**
 * Takes the write lock at once, and so waits for commands that write to the same file. A transaction that reads first
 * and upgrades its lock later would fail if such a command wrote in between.
 */
export const BEGIN = 'BEGIN IMMEDIATE';

type Wrapper = <T>(run: () => T) => T;

/** Identity stored in a database's first page. */
interface Label {
  /** Id of the studio: 1 or more; 0 until the first commit. */
  readonly id: number;
  /** Number of counted commits. */
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
 * Wraps a database so that each commit with changes increments its stored sequence number and stores the studio's id.
 * Calls `committed` once the commit is on disk, before the commit's caller continues.
 */
export function countCommits(database: Sqlite, id: number, committed: (sequence: number) => void): Sqlite {
  let label = labelOf(database);
  let isOpen = false;
  let isChanged = false;

  const begin: Wrapper = (run) => {
    const result = run();
    isOpen = true;
    isChanged = false;
    return result;
  };
  const commit: Wrapper = (run) => {
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
  const rollBack: Wrapper = (run) => {
    isOpen = false;
    return run();
  };
  const change: Wrapper = (run) => {
    if (!isOpen) return alone(() => change(run));
    isChanged = true;
    return run();
  };
  const alone: Wrapper = (run) => {
    begin(() => database.exec(BEGIN));
    try {
      const result = run();
      commit(() => database.exec('COMMIT'));
      return result;
    } catch (error) {
      try {
        rollBack(() => database.exec('ROLLBACK'));
      } catch {
        // SQLite has already rolled back by itself.
      }
      throw error;
    }
  };

  const control: Readonly<Record<string, Wrapper>> = { begin, commit };
  return {
    ...database,
    prepare(sql) {
      const statement = database.prepare(sql === 'begin' ? BEGIN : sql);
      const wrapper = control[sql] ?? (CHANGES.test(sql) ? change : undefined);
      if (sql === 'rollback') return wrapped(forgiving(statement), rollBack);
      return wrapper ? wrapped(statement, wrapper) : statement;
    },
  };
}

/**
 * Ignores the error for a missing transaction: on a full disk SQLite rolls back by itself, and this error would replace
 * the original one.
 */
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

const wrapped = ({ reader, all, run, iterate }: SqliteStatement, wrapper: Wrapper): SqliteStatement => ({
  reader,
  all: (parameters) => wrapper(() => all(parameters)),
  run: (parameters) => wrapper(() => run(parameters)),
  iterate: (parameters) => wrapper(() => iterate(parameters)),
});
