import { sql } from 'kysely';
import type { Db } from '../database';
import { GAP, parsePlaces, placedTerm, TIERS, type Tier, type WordIndex } from '../library/word-index';
import type { SearchTerm } from '../library-port';

/** Full-text index in PostgreSQL, from our tokens and positions; its own parser sees no text. */
export const createTsvectorIndex = (db: Db): WordIndex => ({
  async put(tx, place, tokens) {
    const words = sql`${vectorOf(tokens)}::tsvector`;
    await sql`insert into library_words (place, words) values (${place}, ${words})
      on conflict (place) do update set words = excluded.words`.execute(tx);
  },

  async remove(tx, place) {
    await sql`delete from library_words where place = ${place}`.execute(tx);
  },

  async find(terms, tier) {
    const { rows } = await sql<{ places: string | null }>`
      select string_agg(place::text, ',') as places from library_words
      where words @@ ${terms.map((term) => queryOf(term, tier)).join(' & ')}::tsquery`.execute(db);
    return parsePlaces(rows[0]?.places);
  },
});

function vectorOf(tokens: readonly string[]): string {
  const positions = new Map<string, number[]>();
  const pairs = new Set<string>();
  for (const [i, token] of tokens.entries()) {
    if (token === GAP) continue;
    const known = positions.get(token);
    if (known) known.push(i + 1);
    else positions.set(token, [i + 1]);
    const next = tokens[i + 1];
    if (next?.startsWith(token.charAt(0)) && isInTier(token)) pairs.add(pairOf(token, next));
  }
  const words = [...positions].map(([token, at]) => `${quoted(token)}:${at.join(',')}`);
  return [...words, ...[...pairs].map(quoted)].join(' ');
}

const isInTier = (token: string) => TIERS.some((tier) => token.startsWith(tier));

/**
 * Returns an extra lexeme for two adjacent words of a tier: the index stores no positions, and rechecking them is slow.
 * A prefix search for a word can't match a pair, since pairs have their own prefix, `~`.
 */
const pairOf = (token: string, next: string) => `~${token}~${next.slice(1)}`;

function queryOf(term: SearchTerm, tier: Tier): string {
  const { tokens, isPrefix } = placedTerm(term, tier);
  const open = isPrefix ? ':*' : '';
  const phrase = `(${tokens.map(quoted).join(' <-> ')}${open})`;
  if (tokens.length === 1) return phrase;
  const pairs = tokens.slice(1).map((next, i) => quoted(pairOf(tokens[i] ?? '', next)));
  const together = `${pairs.join(' & ')}${open}`;
  return tokens.length === 2 ? together : `${together} & ${phrase}`;
}

/** Quotes a token. Tokens are letters and digits only, so that none can end the quotes. */
const quoted = (lexeme: string) => `'${lexeme}'`;
