import { fold } from '@/lib/kernel/fold';
import { RANKS, type Rank } from '@/lib/tabletop/cards/playing-cards';
import { OF_WORDS, RANK_WORDS } from '@/lib/tabletop/cards/suit-words';
import type { IntakeTarget } from './target';

/** Lookup tables of a target's bucket names, for the reader. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, string>;
  readonly symbols: ReadonlyMap<string, string>;
  /** Without buckets, every line is an entry as it stands. */
  readonly isPlain: boolean;
  /** Phrases that were read before, since lists repeat them. */
  readonly known: Map<string, Named | undefined>;
  /** The phrase that was read last, since long ones are asked for twice in a row. */
  readonly last: { phrase: string; named: Named | undefined };
  /** First words of the names that have several. */
  readonly starts: ReadonlySet<string>;
  /** Buckets of lines that say nothing else, since each line is asked several times. */
  readonly bare: Map<object, string | undefined>;
}

/** Bucket and rank that a phrase names. */
export interface Named {
  readonly bucket?: string;
  readonly rank?: Rank;
  /** Highest rank of a range. */
  readonly upTo?: Rank;
}

const RANK_OF = new Map(RANKS.flatMap((rank) => RANK_WORDS[rank].map((word) => [fold(word), rank] as const)));
const OF = new Set(OF_WORDS);
/** Letters of the court cards in German and French, which count beside a suit symbol only. */
const OTHER_COURT: ReadonlyMap<string, Rank> = new Map([
  ['d', 'Q'],
  ['b', 'J'],
  ['v', 'J'],
  ['r', 'K'],
]);
const RANGE = /(?<![\p{L}\p{N}])(10|[2-9AKQJ])\s?[-–—]\s?(10|[2-9AKQJ])(?![\p{L}\p{N}])/u;
const WORD = /[^\s()[\]{},./·*_#=&+-]+/gu;
const SHORT_RANK = /^(?:10|[1-9AKQJT])$/i;
const LONGEST_PHRASE = 48;
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 24;

export function vocabularyOf(target: IntakeTarget): Vocabulary {
  const words = new Map<string, string>();
  const symbols = new Map<string, string>();
  const twice = new Set<string>();
  for (const { value, words: names, symbols: signs } of target.by?.buckets ?? []) {
    for (const name of names) {
      if ((words.get(name) ?? value) !== value) twice.add(name);
      words.set(name, value);
    }
    for (const sign of signs) symbols.set(sign, value);
  }
  // A name of two buckets names neither.
  for (const name of twice) words.delete(name);
  const starts = [...words.keys()].flatMap((name) =>
    /\s/.test(name) ? [...(name.match(WORD) ?? [])].slice(0, 1) : [],
  );
  return {
    words,
    symbols,
    isPlain: !target.by,
    known: new Map(),
    starts: new Set(starts),
    last: { phrase: '', named: undefined },
    bare: new Map(),
  };
}

/** Returns the rank that a word or abbreviation means. `short` accepts abbreviations only. */
export function rankNamed(word: string, short = false): Rank | undefined {
  const trimmed = word.trim().replace(/[.)]$/, '');
  if (short && !SHORT_RANK.test(trimmed)) return undefined;
  return RANK_OF.get(fold(trimmed));
}

/** Returns the rank that stands directly beside a suit symbol: "D♥" is a queen. */
export const rankBeside = (word: string): Rank | undefined =>
  OTHER_COURT.get(word.toLowerCase()) ?? rankNamed(word, true);

/** Returns the lower and the higher rank of "2-5" or "A – J", and the text without them. */
export function rangeIn(
  text: string,
): { readonly rank: Rank; readonly upTo: Rank; readonly around: [string, string] } | undefined {
  const match = /[-–—]/.test(text) ? RANGE.exec(text) : null;
  const ends = [rankNamed(match?.[1] ?? ''), rankNamed(match?.[2] ?? '')].filter((rank) => rank !== undefined);
  const [rank, upTo] = ends.toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
  if (!match || rank === undefined || upTo === undefined || rank === upTo) return undefined;
  return { rank, upTo, around: [text.slice(0, match.index), text.slice(match.index + match[0].length)] };
}

/**
 * Returns what a whole phrase names: "Clubs", "Clubs (♣)", "Ace of clubs", "Kreuz-Ass", "A♣". Undefined if any word
 * of it means something else, or if it names two buckets.
 */
export function readPhrase(phrase: string, vocabulary: Vocabulary): Named | undefined {
  if (phrase.length > LONGEST_PHRASE) return undefined;
  const { known, last } = vocabulary;
  if (phrase === last.phrase) return last.named;
  if (known.has(phrase)) return known.get(phrase);
  const named = parsePhrase(phrase, vocabulary);
  Object.assign(last, { phrase, named });
  if (known.size < MOST_KNOWN && phrase.length <= LONGEST_KNOWN) known.set(phrase, named);
  return named;
}

function parsePhrase(phrase: string, vocabulary: Pick<Vocabulary, 'words' | 'symbols' | 'starts'>): Named | undefined {
  const { words, symbols } = vocabulary;
  const whole = words.get(fold(phrase.trim()));
  if (whole !== undefined) return { bucket: whole };
  const range = rangeIn(phrase);
  if (range) {
    const beside = parsePhrase(range.around.join(' '), vocabulary);
    const { rank, upTo } = range;
    return beside?.bucket === undefined || beside.rank !== undefined
      ? undefined
      : { bucket: beside.bucket, rank, upTo };
  }
  const named = new Set<string>();
  let letters = phrase;
  for (const [symbol, bucket] of symbols) {
    if (!letters.includes(symbol)) continue;
    named.add(bucket);
    letters = letters.replaceAll(symbol, ' ');
  }
  const hasSymbol = named.size > 0;
  let rank: Rank | undefined;
  let left = 0;
  // Most phrases are titles, whose first words say so.
  for (const [word] of letters.matchAll(WORD)) {
    const key = fold(word);
    const whole = words.get(key);
    const compound = whole === undefined && key.length > 4 ? compoundOf(key, words) : undefined;
    const bucket = whole ?? compound?.bucket;
    const ranked =
      bucket === undefined ? (hasSymbol ? (rankBeside(word) ?? rankNamed(word)) : rankNamed(word)) : compound?.rank;
    if (bucket !== undefined) named.add(bucket);
    if (ranked !== undefined) {
      if (rank !== undefined && rank !== ranked) return undefined;
      rank = ranked;
    } else if (bucket !== undefined) continue;
    else if (OF.has(word.toLowerCase())) left++;
    else return wordsOfTitle(letters, vocabulary, hasSymbol ? [...named] : []);
  }
  if (named.size > 1 || (named.size === 0 && rank === undefined)) return undefined;
  if (left > 0 && rank === undefined) return undefined;
  const [bucket] = named;
  return { ...(bucket !== undefined && { bucket }), ...(rank !== undefined && { rank }) };
}

/** Returns what a word names that is made of two: "Herzkönig", "hjärterkung", "Ristiässä". */
function compoundOf(
  word: string,
  words: ReadonlyMap<string, string>,
): Required<Pick<Named, 'bucket' | 'rank'>> | undefined {
  for (let end = 3; end < word.length - 1; end++) {
    const bucket = words.get(word.slice(0, end));
    const rank = bucket === undefined ? undefined : RANK_OF.get(word.slice(end));
    if (bucket !== undefined && rank !== undefined) return { bucket, rank };
  }
  return undefined;
}

/** Names of several words between brackets or beside a symbol: "Way out (fast)". */
function wordsOfTitle(
  letters: string,
  { words, starts }: Pick<Vocabulary, 'words' | 'starts'>,
  named: readonly string[],
): Named | undefined {
  const [first = ''] = starts.size === 0 ? [] : (letters.match(WORD) ?? []);
  if (!starts.has(fold(first))) return undefined;
  const bucket = words.get(
    fold(
      letters
        .replace(/[()[\]{}*_#=]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
  if (bucket === undefined || named.some((other) => other !== bucket)) return undefined;
  return { bucket };
}

/** Returns the buckets by similarity of their names to a word, the most similar first. */
export function offersFor(target: IntakeTarget, word: string | undefined): readonly string[] {
  const buckets = target.by?.buckets ?? [];
  if (word === undefined || word.trim() === '') return buckets.map(({ value }) => value);
  const key = fold(word).replace(/\s+/g, '').slice(0, LONGEST_PHRASE);
  const distance = ({ words }: (typeof buckets)[number]) => Math.min(...words.map((name) => edits(key, name)));
  return buckets
    .map((bucket) => [distance(bucket), bucket.value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
}

/** Returns the Levenshtein distance. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
