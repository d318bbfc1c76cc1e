import type { Tx } from '../database';
import { SEARCH_FIELDS, type SearchTerm, type SearchTokens } from '../library-port';
import { Places } from './places';

/** Where words are looked for: each field by its letter, and everything by the last one. */
export const TIERS = ['a', 'b', 'c', 'd'] as const;
export type Tier = (typeof TIERS)[number];
export const EVERYWHERE = 'd' satisfies Tier;
/** Before a word that the whole text has, said once: finding it needs no positions, which take most of the time. */
const ONCE = 'e';
/** Before the first letters of such words: many words begin with them. */
const SHORT = '·';
const SHORT_MAX = 2;

/** How many tokens of each field are indexed, and how often one of them. Every database must hold the same. */
const TOKENS_MAX = { title: 60, people: 300, summary: 400, rest: 4000 } as const;
const REPEATS_MAX = 250;
/** What no token is. */
export const GAP = '';

/** What a database finds words with. */
export interface WordIndex {
  /** Indexes what `placedTokens` made, in the place of what was there. */
  put(tx: Tx, place: number, tokens: readonly string[]): Promise<void>;
  remove(tx: Tx, place: number): Promise<void>;
  /** The places of all that have every term in that tier. */
  find(terms: readonly SearchTerm[], tier: Tier): Promise<Places>;
}

/**
 * All fields as one list of tokens, each behind the letter of its tier; everything stands once more behind the last
 * letter, and then each word and its first letters once.
 */
export function placedTokens(tokens: SearchTokens): readonly string[] {
  const fields = SEARCH_FIELDS.map((field) => tokens[field].slice(0, TOKENS_MAX[field]));
  const heads = fields.slice(0, -1).flatMap((field, i) => [...marked(field, TIERS[i] ?? EVERYWHERE), GAP]);
  const all = fields.flatMap((field) => [...marked(field, EVERYWHERE), GAP]);
  const words = [...new Set(fields.flat())].filter((token) => token !== GAP);
  const shorts = new Set(words.flatMap(shortsOf));
  return [...withoutTooMany([...heads, ...all]), ...words.map((word) => ONCE + word), ...shorts];
}

/** A term as the tokens that it is looked for by in a tier, which follow each other. */
export function placedTerm({ tokens, isPrefix }: SearchTerm, tier: Tier): SearchTerm {
  const [word = ''] = tokens;
  if (tier !== EVERYWHERE || tokens.length > 1) return { tokens: tokens.map((token) => tier + token), isPrefix };
  return isPrefix && Array.from(word).length <= SHORT_MAX
    ? { tokens: [SHORT + word], isPrefix: false }
    : { tokens: [ONCE + word], isPrefix };
}

const shortsOf = (word: string): readonly string[] =>
  Array.from(word)
    .slice(0, SHORT_MAX)
    .map((_, i, letters) => SHORT + letters.slice(0, i + 1).join(''));

const marked = (tokens: readonly string[], tier: Tier) => tokens.map((token) => (token === '' ? GAP : tier + token));

function withoutTooMany(tokens: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return tokens.map((token) => {
    const count = (seen.get(token) ?? 0) + 1;
    seen.set(token, count);
    return count > REPEATS_MAX ? GAP : token;
  });
}

/** Places as a database joins them into one text, which is far quicker to hand over than rows. */
export const parsePlaces = (joined: string | null | undefined): Places =>
  Places.of(joined ? joined.split(',').map(Number) : []);
