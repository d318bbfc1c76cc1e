/** An object or a trailer in the file. */
export interface Found {
  /** Undefined for a trailer. */
  readonly number: number | undefined;
  /** Its bytes, possibly with some that follow. For a stream, only the dictionary. */
  readonly bytes: Uint8Array;
  /** Offset of a stream's data in the file. */
  readonly dataAt: number | undefined;
}

const codesOf = (word: string) => [...word].map((sign) => sign.charCodeAt(0));
const [OBJ, STREAM, END_STREAM, TRAILER] = [
  codesOf('obj'),
  codesOf('stream'),
  codesOf('endstream'),
  codesOf('trailer'),
];
/** No other byte ends one of these words, so only these are checked backwards. */
const [LAST_OF_OBJ, LAST_OF_STREAM, LAST_OF_TRAILER] = [0x6a, 0x6d, 0x72];
const [LF, CR, GREATER] = [0x0a, 0x0d, 0x3e];
const DIGITS_MAX = 10;
const SPACES_MAX = 32;

/**
 * Yields every numbered object and every trailer of a PDF in file order. Programs that repair files use this order too,
 * whatever the table says. Reads each byte once, unpacks nothing and skips the data of streams.
 */
export function* findObjects(pdf: Uint8Array): Generator<Found> {
  let last: { readonly number: number | undefined; readonly at: number } | undefined;
  let isInData = false;
  const foundUpTo = function* (end: number, dataAt?: number) {
    if (last) yield { number: last.number, bytes: pdf.subarray(last.at, end), dataAt };
    last = undefined;
  };
  for (let i = 0; i < pdf.length; i++) {
    const byte = pdf[i];
    if (byte === LAST_OF_STREAM && endsWith(pdf, i, STREAM)) {
      if (isInData) isInData = !endsWith(pdf, i, END_STREAM);
      else if (last && beginsData(pdf, i)) {
        yield* foundUpTo(i + 1 - STREAM.length, afterLine(pdf, i + 1));
        isInData = true;
      }
    } else if (!isInData && byte === LAST_OF_OBJ && endsWith(pdf, i, OBJ)) {
      const number = numberBefore(pdf, i - OBJ.length);
      if (number === undefined) continue;
      yield* foundUpTo(i);
      last = { number, at: i + 1 };
    } else if (!isInData && byte === LAST_OF_TRAILER && endsWith(pdf, i, TRAILER)) {
      yield* foundUpTo(i);
      last = { number: undefined, at: i + 1 };
    }
  }
  yield* foundUpTo(pdf.length);
}

function endsWith(bytes: Uint8Array, last: number, word: readonly number[]): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[last - i] !== word[word.length - 1 - i]) return false;
  return true;
}

/** Tells whether "stream" follows a dictionary and precedes a line break, which never occurs in text. */
function beginsData(bytes: Uint8Array, last: number): boolean {
  const before = skipBack(bytes, last - STREAM.length, isSpace, SPACES_MAX);
  return bytes[before] === GREATER && (bytes[last + 1] === LF || bytes[last + 1] === CR);
}

function afterLine(bytes: Uint8Array, at: number): number {
  const next = at + (bytes[at] === CR ? 1 : 0);
  return next + (bytes[next] === LF ? 1 : 0);
}

/** Returns the 12 of "12 0 obj", searching backwards from "obj". */
function numberBefore(bytes: Uint8Array, before: number): number | undefined {
  const generation = skipBack(bytes, before, isSpace, SPACES_MAX);
  const gap = skipBack(bytes, generation, isDigit, DIGITS_MAX);
  const end = skipBack(bytes, gap, isSpace, SPACES_MAX);
  const start = skipBack(bytes, end, isDigit, DIGITS_MAX);
  if (gap === generation || end === gap || start === end) return undefined;
  return bytes.subarray(start + 1, end + 1).reduce((sum, code) => sum * 10 + code - 0x30, 0);
}

function skipBack(bytes: Uint8Array, from: number, skips: (code: number) => boolean, most: number): number {
  let at = from;
  while (at > from - most && at >= 0 && skips(bytes[at] ?? 0)) at--;
  return at;
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
