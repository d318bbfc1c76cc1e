import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insertable, Selectable } from 'kysely';
import { failure, type Result, success } from '@/lib/kernel/result';
import { applyChanges } from '@/lib/table/apply-changes';
import { type Change, canEditDraft, type PersonRow, type TableState } from '@/lib/table/state';
import { PHASES, TABLE_ROLES } from '@/lib/table/vocabulary';
import type { Database, Db, Tx } from './database';
import type { TableChange, TableOfMember, TableStore } from './group-table-port';
import { columnsOf, loadTable, oneOf } from './group-table-rows';
import { write } from './right';
import { lockDraft, lockRow } from './sweeps';
import { writeChange } from './write-change';

const CACHED_TABLES = 200;
/** Number of a table's later changes after which an idempotency key expires. No browser retries for that long. */
const KEYS_KEPT = 10_000;

/** Groups' tables, in any SQL database that Kysely supports. */
export const createTableStore = (db: Db, keysKept = KEYS_KEPT): TableStore => {
  const cache = new TableCache();

  const change = <Refusal>(
    tableId: string,
    key: string | undefined,
    decide: (state: TableState) => Result<readonly Change[], Refusal>,
  ): Promise<Result<TableChange, Refusal> | undefined> =>
    revertibleTransaction<Result<TableChange, Refusal> | undefined>(db, async (tx, rollBackWith) => {
      const now = await lockTable(tx, tableId, cache);
      if (!now) return rollBackWith(undefined);
      const same = { state: now, version: now.version, changed: false, writersChanged: false };
      const done = key === undefined ? undefined : await versionOfKey(tx, tableId, key);
      if (done !== undefined) return rollBackWith(success({ ...same, version: done }));
      const decided = decide(now);
      if (!decided.ok) return rollBackWith(failure(decided.error));
      if (decided.value.length === 0) return rollBackWith(success(same));
      const next = applyChanges(now, decided.value);
      for (const each of decided.value) await writeChange(tx, next, each);
      await tx.updateTable('game_tables').set({ version: next.version }).where('id', '=', tableId).execute();
      if (key !== undefined) {
        await tx.insertInto('table_keys').values({ table_id: tableId, key, version: next.version }).execute();
      }
      if (next.version % keysKept === 0) await forgetKeys(tx, tableId, next.version - keysKept);
      const writers = writersChanged(now, next);
      for (const person of writers) await grant(tx, next, person);
      return success({ state: next, version: next.version, changed: true, writersChanged: writers.length > 0 });
    }).then((result) => {
      if (result?.ok) cache.keep(result.value.state);
      return result;
    });

  return {
    createTable: (state, instead) =>
      write(db, async (tx) => {
        const { system, title, ...row } = state.table;
        // Serialises concurrent requests: only one may open a table.
        await lockDraft(tx, row.draftId);
        const gm = [...state.people.values()].find(({ role }) => role === 'gm');
        const present = instead && gm && (await tablesOf(tx, gm.memberId)).find(instead);
        if (present) return present;
        const values = columnsOf({ ...row, version: state.version }) as Insertable<Database['game_tables']>;
        await tx.insertInto('game_tables').values(values).execute();
        for (const person of state.people.values()) {
          await writeChange(tx, state, { type: 'addPerson', person });
          await grant(tx, state, person);
        }
        return row;
      }),

    async table(tableId) {
      const seen = await headOf(db, tableId);
      if (!seen) return undefined;
      const kept = cache.at(seen);
      if (kept) return kept;
      const state = await db.transaction().execute((tx) => lockTable(tx, tableId, cache));
      if (state) cache.keep(state);
      return state;
    },

    async tableIdByCode(code) {
      const row = await db.selectFrom('game_tables').select('id').where('code', '=', code).executeTakeFirst();
      return row?.id;
    },

    tablesOf: (memberId) => tablesOf(db, memberId),

    async companionsOf(memberId, limit) {
      const rows = await db
        .selectFrom('people as own')
        .innerJoin('people as other', 'other.table_id', 'own.table_id')
        .innerJoin('game_tables', 'game_tables.id', 'own.table_id')
        .select(['game_tables.draft_id as draftId', 'other.id', 'other.name'])
        .where('own.member_id', '=', memberId)
        .where('other.member_id', '!=', memberId)
        .where(({ and, eb }) =>
          and(
            (['own', 'other'] as const).flatMap((who) => [
              eb(`${who}.role`, '!=', 'watcher'),
              eb(`${who}.waiting`, '=', 0),
              eb(`${who}.removed`, '=', 0),
            ]),
          ),
        )
        .orderBy('game_tables.created_at', 'desc')
        .orderBy('game_tables.id')
        .orderBy('other.place')
        .limit(limit)
        .execute();
      // A person has the same id at all tables of a draft, and perhaps another name.
      const names = new Map<string, Map<string, string>>();
      for (const { draftId, id, name } of rows) {
        const known = names.get(draftId) ?? new Map<string, string>();
        names.set(draftId, known.has(id) ? known : known.set(id, name));
      }
      return new Map([...names].map(([draftId, people]) => [draftId, [...new Set(people.values())]]));
    },

    changeTable: change,
  };
};

/** LRU cache of tables by version, so that unchanged tables need not be read again. */
class TableCache {
  readonly #states = new Map<string, TableState>();

  at({ id, version, title }: Pick<Head, 'id' | 'version' | 'title'>): TableState | undefined {
    const state = this.#states.get(id);
    if (state?.version !== version) return undefined;
    return state.table.title === title ? state : { ...state, table: { ...state.table, title } };
  }

  keep(state: TableState): void {
    const { id } = state.table;
    const before = this.#states.get(id);
    if (before && before.version > state.version) return;
    this.#states.delete(id);
    this.#states.set(id, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > CACHED_TABLES && oldest !== undefined) this.#states.delete(oldest);
  }
}

type Head = Selectable<Database['game_tables']> & Pick<Selectable<Database['drafts']>, 'title' | 'system'>;

const headOf = (db: Db | Tx, tableId: string): Promise<Head | undefined> =>
  db
    .selectFrom('game_tables')
    .innerJoin('drafts', 'drafts.id', 'game_tables.draft_id')
    .selectAll('game_tables')
    .select(['drafts.title', 'drafts.system'])
    .where('game_tables.id', '=', tableId)
    .where('drafts.deleted_at', 'is', null)
    .executeTakeFirst();

async function tablesOf(db: Db | Tx, memberId: string): Promise<readonly TableOfMember[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('game_tables', 'game_tables.id', 'people.table_id')
    .innerJoin('drafts', 'drafts.id', 'game_tables.draft_id')
    .select(['game_tables.id', 'code', 'draft_id', 'title', 'system', 'phase', 'role', 'game_tables.created_at'])
    .where('member_id', '=', memberId)
    .where('removed', '=', 0)
    .where('deleted_at', 'is', null)
    .orderBy('game_tables.created_at', 'desc')
    .orderBy('game_tables.id')
    .execute();
  return rows.map(({ draft_id: draftId, created_at: createdAt, phase, role, ...rest }) => ({
    ...rest,
    draftId,
    createdAt,
    phase: oneOf(PHASES, phase),
    role: oneOf(TABLE_ROLES, role),
  }));
}

/** Locks a table until the transaction ends, and returns its state. */
async function lockTable(tx: Tx, tableId: string, cache: TableCache): Promise<TableState | undefined> {
  await lockRow(tx, 'game_tables', tableId);
  const head = await headOf(tx, tableId);
  return head && (cache.at(head) ?? loadTable(tx, head, head));
}

async function versionOfKey(tx: Tx, tableId: string, key: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('table_keys')
    .select('version')
    .where('table_id', '=', tableId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.version;
}

async function forgetKeys(tx: Tx, tableId: string, upTo: number): Promise<void> {
  await tx.deleteFrom('table_keys').where('table_id', '=', tableId).where('version', '<=', upTo).execute();
}

const writersChanged = (before: TableState, after: TableState): readonly PersonRow[] =>
  [...after.people.values()].filter((person) => {
    const earlier = before.people.get(person.id);
    return earlier !== person && (earlier ? canEditDraft(earlier) : false) !== canEditDraft(person);
  });

/** Grants or revokes writing in the table's draft. Keeps the person's other grants there. */
async function grant(tx: Tx, { table }: TableState, person: PersonRow): Promise<void> {
  const key = { draft_id: table.draftId, member_id: person.memberId, table_id: table.id };
  if (canEditDraft(person)) {
    await tx
      .insertInto('grants')
      .values({ ...key, link_id: null, role: 'edit', created_at: person.seenAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('grants')
    .where('draft_id', '=', key.draft_id)
    .where('member_id', '=', key.member_id)
    .where('table_id', '=', key.table_id)
    .execute();
}

const PAUSE_AFTER_MS = 25;
let pausedAt = Number.NEGATIVE_INFINITY;

/** Yields to the event loop now and then: queued embedded transactions would otherwise run back to back. */
async function yieldNowAndThen(): Promise<void> {
  if (performance.now() - pausedAt < PAUSE_AFTER_MS) return;
  await nextTurn();
  pausedAt = performance.now();
}

/** Runs a transaction that `rollBackWith` can roll back while still returning an answer. */
async function revertibleTransaction<Answer>(
  db: Db,
  use: (tx: Tx, rollBackWith: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  class RolledBack extends Error {
    constructor(readonly answer: Answer) {
      super('Nothing was changed.');
    }
  }
  try {
    return await write(db, async (tx) => {
      await yieldNowAndThen();
      return use(tx, (answer) => {
        throw new RolledBack(answer);
      });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer;
    throw error;
  }
}
