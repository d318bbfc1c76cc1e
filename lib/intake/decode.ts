import { failure, type Result, success } from '@/lib/kernel/result';
import type { Encoding } from './types';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Bytes that are examined to tell UTF-16 from other text, and one-byte encodings from each other. */
const SAMPLE = 64_000;

/** Characters of Windows-1252 from 0x80 to 0x9f. Some versions of Node decode them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (char) => WINDOWS[char.charCodeAt(0) - 0x80] ?? char);
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Decodes a text file by its mark, or else by its bytes. Fails for files that are no text. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): Result<Decoded> {
  const encoding = chosen ?? guessEncoding(bytes);
  const text = decodeAs(bytes, encoding);
  return text.slice(0, SAMPLE).includes('\u0000')
    ? failure('This file is not a text. Save it as text, CSV, .xlsx or .ods and choose it again.')
    : success({ text, encoding });
}

/** Returns the encoding of the mark; else UTF-8 if it is valid, UTF-16 if every other byte is 0, or a one-byte one. */
function guessEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return marked[0];
  const zeros = zerosIn(bytes.subarray(0, SAMPLE));
  if (zeros) return zeros;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return lettersIn(bytes, 'macintosh') > lettersIn(bytes, 'windows-1252') ? 'macintosh' : 'windows-1252';
  }
}

function zerosIn(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = bytes.length / 2;
  if (odd > half * 0.4 && odd > even * 4) return 'utf-16le';
  if (even > half * 0.4 && even > odd * 4) return 'utf-16be';
  return undefined;
}

/**
 * Counts the letters and usual marks that the bytes above 127 stand for, less those that no text has. A capital inside
 * of a word counts against the encoding.
 */
function lettersIn(bytes: Uint8Array, encoding: Encoding): number {
  const text = decodeAs(bytes.subarray(0, SAMPLE), encoding);
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (char <= '\u007f') continue;
    if (/\p{L}/u.test(char)) letters += isInside(text, i) ? -1 : 2;
    else if (/[’‘“”„«»–—…°€£§]/.test(char)) letters += 1;
    else if (/[\p{Cc}\p{So}\p{Sk}¬±¶]/u.test(char)) letters -= 2;
  }
  return letters;
}

/** Tells whether a capital stands between a letter and a small letter: "TŸr". */
const isInside = (text: string, at: number): boolean =>
  /^\p{L}\p{Lu}\p{Ll}/u.test(text.slice(Math.max(0, at - 1), at + 2));
