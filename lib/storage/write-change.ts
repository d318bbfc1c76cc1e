import type { Insertable, Updateable } from 'kysely';
import type { Change, TableState } from '@/lib/table/state';
import type { Database, Tx } from './database';
import { columnsOf } from './group-table-rows';

/** Databases limit the number of parameters in a statement. */
const AT_ONCE = 500;

/** Writes a change to a table's rows; `state` is the one after all changes. */
export async function writeChange(tx: Tx, { table, making }: TableState, change: Change): Promise<void> {
  const tableId = table.id;
  switch (change.type) {
    case 'table':
      await tx.updateTable('game_tables').set(columnsOf(change.set)).where('id', '=', tableId).execute();
      return;
    case 'addPerson':
      await tx
        .insertInto('people')
        .values(columnsOf({ ...change.person, tableId }) as Insertable<Database['people']>)
        .execute();
      return;
    case 'people':
      for (const ids of inParts(change.ids)) {
        const set = columnsOf(change.set) as Updateable<Database['people']>;
        await tx.updateTable('people').set(set).where('table_id', '=', tableId).where('id', 'in', ids).execute();
      }
      return;
    case 'removePerson':
      await tx.deleteFrom('votes').where('table_id', '=', tableId).where('person_id', '=', change.id).execute();
      await tx.deleteFrom('people').where('table_id', '=', tableId).where('id', '=', change.id).execute();
      return;
    case 'addRound':
      await tx
        .insertInto('rounds')
        .values(columnsOf({ ...change.round, tableId }) as Insertable<Database['rounds']>)
        .execute();
      return;
    case 'addIdea':
      await tx
        .insertInto('ideas')
        .values(columnsOf({ ...change.idea, tableId }) as Insertable<Database['ideas']>)
        .execute();
      return;
    case 'ideas':
      for (const ids of inParts(change.ids)) {
        const set = columnsOf(change.set) as Updateable<Database['ideas']>;
        await tx.updateTable('ideas').set(set).where('table_id', '=', tableId).where('id', 'in', ids).execute();
      }
      return;
    case 'removeIdeas':
      for (const ids of inParts(change.ids)) {
        await tx.deleteFrom('votes').where('table_id', '=', tableId).where('idea_id', 'in', ids).execute();
        await tx.deleteFrom('ideas').where('table_id', '=', tableId).where('id', 'in', ids).execute();
      }
      return;
    case 'vote':
      await tx
        .insertInto('votes')
        .values({
          table_id: tableId,
          ballot: table.ballot,
          idea_id: change.idea,
          person_id: change.person,
          choice: change.choice,
        })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'ballot', 'idea_id', 'person_id']).doUpdateSet({ choice: change.choice }),
        )
        .execute();
      return;
    case 'clearVotes':
      await tx.deleteFrom('votes').where('table_id', '=', tableId).execute();
      return;
    case 'make': {
      // New entries are at the end of `making`.
      const first = making.length - change.entries.length;
      const rows = change.entries.map((entry, i) => ({
        table_id: tableId,
        place: first + i,
        entry: JSON.stringify(entry),
      }));
      if (rows.length > 0) await tx.insertInto('making').values(rows).execute();
      return;
    }
    case 'secret':
      await tx
        .insertInto('table_secrets')
        .values({ table_id: tableId, secret: change.secret, value: change.value })
        .onConflict((conflict) => conflict.columns(['table_id', 'secret']).doUpdateSet({ value: change.value }))
        .execute();
      return;
  }
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) => ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}
