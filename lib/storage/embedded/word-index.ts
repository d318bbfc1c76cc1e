import { sql } from 'kysely';
import type { Db } from '../database';
import { GAP, parsePlaces, placedTerm, type Tier, type WordIndex } from '../library/word-index';
import type { SearchTerm } from '../library-port';

/** Token that no query contains, for gaps: FTS5 has no other way to skip a position. */
const FILLER = '…';

/** Full-text index in SQLite (FTS5). Its tokenizer only splits at the spaces between our tokens. */
export const createFtsIndex = (db: Db): WordIndex => ({
  async put(tx, place, tokens) {
    await remove(tx, place);
    // The savepoint makes SQLite write out the removal. Inserting the same row before that corrupts the index, and
    // `quick_check` then refuses the whole database (3.45.1, with secure-delete).
    await sql`savepoint removed`.execute(tx);
    const words = tokens.map((token) => (token === GAP ? FILLER : token)).join(' ');
    await sql`insert into library_words (rowid, words) values (${place}, ${words})`.execute(tx);
    await sql`release removed`.execute(tx);
  },

  remove,

  async find(terms, tier) {
    const { rows } = await sql<{ places: string | null }>`
      select group_concat(rowid) as places from library_words where library_words match ${matchOf(terms, tier)}
    `.execute(db);
    return parsePlaces(rows[0]?.places);
  },
});

const remove: WordIndex['remove'] = async (tx, place) => {
  await sql`delete from library_words where rowid = ${place}`.execute(tx);
};

/** Nothing is syntax inside quotes, and tokens contain no quotes. */
const matchOf = (terms: readonly SearchTerm[], tier: Tier): string =>
  terms
    .map((term) => placedTerm(term, tier))
    .map(({ tokens, isPrefix }) => `"${tokens.join(' ')}"${isPrefix ? ' *' : ''}`)
    .join(' AND ');
