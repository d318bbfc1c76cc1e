import fc from 'fast-check';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database';
import { GAP } from '../library/word-index';
import { migrateDatabase } from '../migrate-database';
import { openSqlite } from './sqlite';
import { createFtsIndex } from './word-index';

const word = fc.oneof(fc.nat(30), fc.nat(3000)).map((number) => `w${number}`);
const words = fc
  .array(word, { minLength: 5, maxLength: 400, size: 'max' })
  .map((all) => all.flatMap((one) => [one, GAP]));
/** A publication is published again, or withdrawn. */
const step = fc.record({ place: fc.integer({ min: 1, max: 12 }), words: fc.option(words, { freq: 5 }) });

it('stays intact and correct over many changes and removals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
      const database = openSqlite(':memory:');
      const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
      await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
      const index = createFtsIndex(db);
      const here = new Map<number, readonly string[]>();
      for (const { place, words } of steps) {
        await db.transaction().execute(async (tx) => {
          if (words) await index.put(tx, place, words);
          else await index.remove(tx, place);
        });
        if (words) here.set(place, words);
        else here.delete(place);
      }
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
      expect(rows).toEqual([{ quick_check: 'ok' }]);
      const { rows: found } = await sql<{ rowid: number }>`
        select rowid from library_words where library_words match 'w7 OR w8' order by rowid
      `.execute(db);
      const meant = [...here].filter(([, texts]) => texts.includes('w7') || texts.includes('w8'));
      expect(found.map(({ rowid }) => rowid)).toEqual(meant.map(([place]) => place).toSorted((a, b) => a - b));
      await db.destroy();
    }),
    { numRuns: 40, interruptAfterTimeLimit: 30_000 },
  );
});
