import type { Tx } from '../database';
import { SEARCH_FIELDS, type SearchTerm, type SearchTokens } from '../library-port';
import { Places } from './places';

/** Search tiers: one per field, and the last for all fields. Each token is prefixed with the letter of its tier. */
export const TIERS = ['a', 'b', 'c', 'd'] as const;
export type Tier = (typeof TIERS)[number];
export const EVERYWHERE = 'd' satisfies Tier;
/** Prefix for words listed once per text: finding them needs no positions, which take most of the time. */
const ONCE = 'e';
/** Prefix for the first letters of such words: many words begin with them. */
const SHORT = '·';
const SHORT_MAX = 2;

/** Tokens indexed per field, and repeats per token. Must be the same in every database. */
const TOKENS_MAX = { title: 60, people: 300, summary: 400, rest: 4000 } as const;
const REPEATS_MAX = 250;
/** Placeholder for a gap; no token is empty. */
export const GAP = '';

export interface WordIndex {
  /** Indexes tokens from `placedTokens`, replacing the old ones. */
  put(tx: Tx, place: number, tokens: readonly string[]): Promise<void>;
  remove(tx: Tx, place: number): Promise<void>;
  /** Returns the publications that have every term in that tier. */
  find(terms: readonly SearchTerm[], tier: Tier): Promise<Places>;
}

/**
 * Joins all fields into one list of tokens, prefixed with their tiers; then all fields again with the last tier's
 * prefix; then each distinct word and its first letters once.
 */
export function placedTokens(tokens: SearchTokens): readonly string[] {
  const fields = SEARCH_FIELDS.map((field) => tokens[field].slice(0, TOKENS_MAX[field]));
  const heads = fields.slice(0, -1).flatMap((field, i) => [...marked(field, TIERS[i] ?? EVERYWHERE), GAP]);
  const all = fields.flatMap((field) => [...marked(field, EVERYWHERE), GAP]);
  const words = [...new Set(fields.flat())].filter((token) => token !== GAP);
  const shorts = new Set(words.flatMap(shortsOf));
  return [...withoutTooMany([...heads, ...all]), ...words.map((word) => ONCE + word), ...shorts];
}

/** Returns the tokens to search for, as a phrase, for a term in a tier. */
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

/** Parses places that the database joined into one string, which is much faster to transfer than rows. */
export const parsePlaces = (joined: string | null | undefined): Places =>
  Places.of(joined ? joined.split(',').map(Number) : []);
