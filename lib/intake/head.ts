import { fold } from '@/lib/kernel/fold';
import type { Rank } from '@/lib/tabletop/cards/playing-cards';
import { rangeIn, rankBeside, rankNamed, readPhrase, type Vocabulary } from './vocabulary';

/** Bucket that a line names, and the rest of the line. */
export interface Head {
  readonly bucket?: string;
  readonly rank?: Rank;
  /** Highest rank of a range. */
  readonly upTo?: Rank;
  /** Number in front of the bucket: a rank, or the number of the line. */
  readonly count?: number;
  /** Number of copies in front of the bucket: "2x Clubs". */
  readonly copies?: number;
  /** Single letter that may be a bucket's. */
  readonly letter?: string;
  /** The bucket is followed by nothing but a space, so that it may be the first word of a sentence. */
  readonly isLoose?: boolean;
  /** The bucket stands at the end of the line. */
  readonly isTail?: boolean;
  readonly rest: string;
}

/** Tells whether a head names a bucket for certain. */
export const isFirm = (head: Head | undefined): boolean => head?.bucket !== undefined && head.isLoose !== true;

const EMPHASISED = /^(\*{1,3}|_{1,3}|`)([^*_`]{1,60})\1/;
const LABEL = /^(\*{1,3}|_{1,3}|`|["“„«])([^*_`"“”„«»]{1,40})(?:\*{1,3}|_{1,3}|`|["”“»])/u;
const SIGN_FIRST = /^[([{]?\s*(10|[1-9AKQJTDBVR])?\s?([\p{S}\p{Emoji_Presentation}])/u;
/** End of the head of a line: a mark, or a dash with a space on either side of it. */
const SEPARATOR = /::?|[：|\t]|\s?[–—→]|\s(?:--?|[-=]>|[=/~])(?=\s)|-(?=\s)/u;
const AFTER = /^[)\]}]?(?:\.(?=\s))?\s*(?:[:：|–—\t]|--?(?=\s|[^-\s]))?\s*/u;
const BRACKETED = /^[([{]([^()[\]{}]{1,40})[)\]}]\s*/;
const TAIL = /^(.*[^\s([{])\s*[([{]([^()[\]{}]{1,40})[)\]}][.]?$/u;
/** A tag, or a name after a dash at the end. */
const TAIL_NAME = /^(.*\S)\s(?:#|[-–—|]\s)(\S[^#–—|]{0,30})$/u;
const TAIL_SIGN = /^(.*\S)\s*([\p{S}])$/u;
const RANK_ADJACENT = /^(10|[2-9AKQJTDBVR])(?=[\s)\]}:.|–—-]|$)\.?/;
const RANK_APART = /^ (10|[2-9AKQJTDBVR])(?=[)\]}:|—]|\s?–\s|\s[-—]\s|$)/;
/** End of a range that is no quantity: "2-5: The lift", "2-5 ♣ The lift". */
const AFTER_RANGE = /^[)\]}]?(?:\s?[:：|–—\p{S}]|\s-\s)/u;
const LONGEST_HEAD = 48;
const SYMBOL = /\p{S}/u;
const COPIES_FIRST = /^(\d{1,2})\s?[x×]\s+(?=\S)/iu;
const SINGLE = /^\p{Lu}$/u;
const CODE = /^(10|[2-9AKQJT])([A-Z])$/;

/** Removes emphasis from the beginning of a line: "**Clubs:** The lift" → "Clubs: The lift". */
export const plainHead = (line: string): string => line.replace(EMPHASISED, '$2');

/** Returns the bucket that a line names at its head or in brackets at its end; undefined if it names none. */
export function readHead(line: string, words: Vocabulary): Head | undefined {
  if (words.words.size === 0) return undefined;
  const copies = COPIES_FIRST.exec(line);
  const head = copies ? readOnce(line.slice(copies[0].length), words) : undefined;
  if (copies && head && isFirm(head) && !head.isTail) return { ...head, copies: Number(copies[1]) };
  return readOnce(line, words);
}

const readOnce = (line: string, words: Vocabulary): Head | undefined => ranged(line, words) ?? unranged(line, words);

/** "♣ 2-5: The lift", "2–5 ♣ The lift", "Clubs (J–A) – The lift" */
function ranged(line: string, words: Vocabulary): Head | undefined {
  const range = rangeIn(line.slice(0, LONGEST_HEAD));
  if (!range) return undefined;
  const [before, after] = range.around;
  const rest = after + line.slice(LONGEST_HEAD);
  if (!AFTER_RANGE.test(rest) && !(before.trim() === '' && rest.startsWith(' '))) return undefined;
  const head = unranged(before + rest, words);
  if (!isFirm(head) || !head || head.isTail || head.rank !== undefined || !rest.endsWith(head.rest)) return undefined;
  return { ...head, rank: range.rank, upTo: range.upTo };
}

function unranged(line: string, words: Vocabulary): Head | undefined {
  const text = plainHead(line);
  const named = labelled(line, words) ?? bracketed(text, words) ?? signed(text, words) ?? separated(text, words);
  const found = named ?? spaced(text, words);
  // A name at the end is more certain than a letter at the head.
  return found?.bucket !== undefined ? found : (tailed(line, words) ?? found);
}

/** "**Clubs** The lift drops", "“Clubs”: The lift drops" */
function labelled(line: string, words: Vocabulary): Head | undefined {
  const match = LABEL.exec(line);
  const named = match?.[2] === undefined ? undefined : readPhrase(match[2].replace(/[:：]$/, ''), words);
  if (!match || named?.bucket === undefined) return undefined;
  return { ...named, rest: line.slice(match[0].length).trimStart().replace(AFTER, '') };
}

/** "[Clubs] The lift drops" */
function bracketed(text: string, words: Vocabulary): Head | undefined {
  const match = BRACKETED.exec(text);
  const named = match && readPhrase(match[1] ?? '', words);
  if (match && SINGLE.test(match[1] ?? '')) return lettered(match[1] ?? '', text.slice(match[0].length));
  if (!named || named.bucket === undefined) return undefined;
  return { ...named, rest: text.slice(match[0].length).replace(AFTER, '') };
}

/** "A♣ The lift drops", "♣A: The lift drops", "♣ Clubs – The lift drops" */
function signed(text: string, words: Vocabulary): Head | undefined {
  const match = SIGN_FIRST.exec(text);
  const bucket = match?.[2] === undefined ? undefined : words.symbols.get(match[2]);
  if (!match || bucket === undefined) return undefined;
  let rest = text.slice(match[0].length);
  let rank = match[1] === undefined ? undefined : rankBeside(match[1]);
  if (rank === undefined) {
    // After a space, "A" is an article unless a separator follows.
    const after = RANK_ADJACENT.exec(rest) ?? RANK_APART.exec(rest);
    if (after?.[1] !== undefined) {
      rank = rankBeside(after[1]);
      rest = rest.slice(after[0].length);
    }
  }
  rest = rest.trimStart();
  const more = separated(rest, words);
  if (more?.bucket !== undefined && more.letter === undefined) {
    if (more.bucket !== bucket) return undefined;
    return { bucket, ...withRank(rank ?? more.rank), rest: more.rest };
  }
  const whole = readPhrase(rest, words);
  if (whole?.bucket === bucket) return { bucket, ...withRank(rank ?? whole.rank), rest: '' };
  return { bucket, ...withRank(rank), rest: rest.replace(AFTER, '') };
}

const withRank = (rank: Rank | undefined) => (rank === undefined ? {} : { rank });

/** "Clubs: The lift", "Ace of Clubs - The lift", "Clubs | A | The lift", "C: The lift" */
function separated(text: string, words: Vocabulary): Head | undefined {
  let rest = text;
  let bucket: string | undefined;
  let rank: Rank | undefined;
  let upTo: Rank | undefined;
  let count: number | undefined;
  for (let parts = 0; parts < 3; parts++) {
    const match = SEPARATOR.exec(rest.slice(0, 64));
    const phrase = match ? rest.slice(0, match.index) : parts === 0 ? rest : '';
    if (phrase.trim() === '') break;
    if (match && parts === 0 && /^\s*\d{1,3}\s*$/.test(phrase)) {
      count = Number(phrase);
      rest = rest.slice(match.index + match[0].length).trimStart();
      continue;
    }
    const named = readPhrase(phrase, words);
    // "Jack" can be a person, so only an abbreviation is a rank without a suit.
    const isRank = named?.bucket === undefined && rankNamed(phrase, true) !== undefined;
    if (!named || (named.bucket === undefined && !isRank)) {
      break;
    }
    if (bucket !== undefined && named.bucket !== undefined) break;
    if (rank !== undefined && named.rank !== undefined) break;
    bucket ??= named.bucket;
    rank ??= named.rank;
    upTo ??= named.upTo;
    rest = match ? rest.slice(match.index + match[0].length).trimStart() : '';
    if (match && /^[-–—]/.test(rest)) rest = rest.replace(/^[-–—]\s*/, '');
  }
  if (bucket !== undefined) {
    return { bucket, ...withRank(rank), ...(upTo && { upTo }), ...(count !== undefined && { count }), rest };
  }
  const first = SEPARATOR.exec(text.slice(0, 64));
  return first ? lettered(text.slice(0, first.index), text.slice(first.index)) : undefined;
}

/** "Ace: The lift drops" below a heading with a suit. */
export function readRank(text: string): Pick<Head, 'rank' | 'upTo' | 'rest'> | undefined {
  const range = rangeIn(text.slice(0, 8));
  if (range?.around[0].trim() === '') {
    const rest = range.around[1] + text.slice(8);
    if (AFTER_RANGE.test(rest))
      return { rank: range.rank, upTo: range.upTo, rest: rest.trimStart().replace(AFTER, '') };
  }
  const match = SEPARATOR.exec(text.slice(0, 24));
  const rank = match ? rankNamed(text.slice(0, match.index)) : undefined;
  return match && rank !== undefined
    ? { rank, rest: text.slice(match.index + match[0].length).trimStart() }
    : undefined;
}

/** "C: The lift", "10D: The lift": settled once all lines are known. */
function lettered(phrase: string, rest: string): Head | undefined {
  const trimmed = phrase.trim();
  const code = CODE.exec(trimmed.toUpperCase());
  const letter = code?.[2] ?? (/^\p{L}$/u.test(trimmed) ? trimmed : undefined);
  if (letter === undefined) return undefined;
  return {
    letter: fold(letter),
    ...withRank(code?.[1] ? rankNamed(code[1]) : undefined),
    rest: rest.trimStart().replace(AFTER, ''),
  };
}

/** "Ace of Clubs The lift", "CLUBS The lift", "10D The lift"; "Clubs The lift" is loose. */
function spaced(text: string, words: Vocabulary): Head | undefined {
  const tokens = text.slice(0, 64).split(/\s+/, 4);
  for (let count = Math.min(3, tokens.length - 1); count > 0; count--) {
    // A single letter after a suit is an article: "Hearts A voice".
    if ((tokens[count - 1]?.length ?? 0) < 3 && count > 1) continue;
    const phrase = tokens.slice(0, count).join(' ');
    // Symbols were read before.
    const isSigned = SYMBOL.test(phrase) && /\p{L}/u.test(phrase);
    const named = SYMBOL.test(phrase) && (count > 1 || !isSigned) ? undefined : readPhrase(phrase, words);
    if (named?.bucket === undefined) continue;
    const rest = afterWords(text, count);
    const isCapitals = phrase.length > 2 && phrase === phrase.toUpperCase() && rest !== rest.toUpperCase();
    return { ...named, ...(!isCapitals && !isSigned && { isLoose: true }), rest };
  }
  const [first = ''] = tokens;
  if (tokens.length > 1 && (CODE.test(first) || SINGLE.test(first))) return lettered(first, afterWords(text, 1));
  return undefined;
}

function afterWords(text: string, count: number): string {
  let rest = text;
  for (let i = 0; i < count; i++) rest = rest.replace(/^\s*\S+/, '');
  return rest.trimStart();
}

/** "The lift drops (clubs)", "The lift drops #clubs", "The lift drops - clubs", "The lift drops ♣" */
function tailed(text: string, words: Vocabulary): Head | undefined {
  const match = /[)\]}]\.?$/.test(text) ? TAIL.exec(text) : null;
  const named = match?.[2] === undefined ? undefined : readPhrase(match[2], words);
  if (match?.[1] !== undefined && named?.bucket !== undefined) return { ...named, isTail: true, rest: match[1] };
  if (match?.[1] !== undefined && SINGLE.test(match[2] ?? ''))
    return { letter: fold(match[2] ?? ''), isTail: true, rest: match[1] };
  const last = /\s[-–—|#]/u.test(text) ? TAIL_NAME.exec(text) : null;
  const tag = last?.[2] === undefined ? undefined : readPhrase(last[2], words);
  if (last?.[1] !== undefined && tag?.bucket !== undefined) return { ...tag, isTail: true, rest: last[1].trimEnd() };
  const sign = words.symbols.has(text.at(-1) ?? '') ? TAIL_SIGN.exec(text) : null;
  const bucket = sign?.[2] === undefined ? undefined : words.symbols.get(sign[2]);
  return sign?.[1] !== undefined && bucket !== undefined ? { bucket, isTail: true, rest: sign[1] } : undefined;
}
