import secureParse from 'secure-json-parse';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { findJsonFault, INCOMPLETE } from './json-faults';
import { checkText, SCENARIO } from './limits';
import { sayOtherFormat } from './other-formats';

const NOT_UTF8 = 'This file is not UTF-8 text, as JSON must be. Save it again with the encoding UTF-8.';

export const PICTURE = 'This is a picture, not a scenario. Open a Trapdoor JSON file or a kit PDF.';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Returns the first duplicate key in a JSON text, and its index. JSON.parse would silently drop the earlier value. */
export function findRepeatedKey(text: string): { readonly key: string; readonly at: number } | undefined {
  // Keys seen so far in each enclosing object; undefined for an array.
  const around: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '{':
        around.push(new Set());
        expectsKey = true;
        break;
      case '[':
        around.push(undefined);
        expectsKey = false;
        break;
      case '}':
      case ']':
        around.pop();
        expectsKey = false;
        break;
      case ',':
        expectsKey = around.at(-1) !== undefined;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (expectsKey) {
          const key = String(JSON.parse(text.slice(i, end + 1)));
          const keys = around.at(-1);
          if (keys?.has(key)) return { key, at: i };
          keys?.add(key);
        }
        expectsKey = false;
        i = end;
      }
    }
  }
  return undefined;
}

/** Returns the index of the closing quote of the string that begins at `start`. The text must be valid JSON. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

/** Parses JSON from a file or a request. Rejects duplicate keys, impossible keys and whatever exceeds the limits. */
export function parseJson(source: string | Uint8Array, kind = SCENARIO): Result<Json, Issue> {
  const text = typeof source === 'string' ? source : decodeText(source);
  if (text === undefined) {
    return refused('file/not-utf8', typeof source !== 'string' && isPicture(source) ? PICTURE : NOT_UTF8);
  }
  if (DRAWING_HEAD.test(text.slice(0, HEAD))) return refused('file/not-json', PICTURE);
  const refusal = checkText(text, kind);
  if (refusal) return failure(refusal);
  const json = parse(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const repeated = findRepeatedKey(text);
  if (!repeated) return json;
  return refused(
    'file/repeated-key',
    `This file says “${repeated.key.slice(0, 60)}” twice in one place, the second time in ${placeOf(repeated.at, text)}. Only one of them can count: remove the other.`,
  );
}

/** Number of bytes examined to recognise a picture. */
const HEAD = 1_000;
/** Signatures of PNG, JPEG, GIF, WebP, AVIF, HEIC and TIFF files, one letter per byte; then SVG. */
const PICTURE_HEAD = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avi|hei|mif)|II\*\0|MM\0\*)/s;
const DRAWING_HEAD = /^\uFEFF?(?:<\?xml[^>]*>|<!--[^>]*-->|<!DOCTYPE svg[^>]*>|\s)*<svg[\s>]/i;

/** Tells whether a file that begins with these bytes is a picture. */
export function isPicture(head: Uint8Array): boolean {
  const letters = String.fromCharCode(...head.subarray(0, HEAD));
  return PICTURE_HEAD.test(letters) || DRAWING_HEAD.test(letters);
}

/** Returns undefined for bytes that are not text. Replacement characters would silently change an author's words. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): Result<Json, Issue> {
  try {
    return success(secureParse.parse(text, { protoAction: 'error', constructorAction: 'error' }) as Json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (error instanceof SyntaxError && /forbidden/i.test(reason)) {
      return refused(
        'file/forbidden-key',
        'This file uses a key that no scenario has (“__proto__” or “constructor”). It was not opened.',
      );
    }
    return refused('file/not-json', sayFault(text));
  }
}

/** Says what a file is instead of JSON, or where its first fault is and what to do. */
function sayFault(text: string): string {
  if (text.trim() === '') return "This file can't be read as JSON: it is empty. Open one that Trapdoor exported.";
  const other = sayOtherFormat(text);
  if (other !== undefined) return other;
  const fault = findJsonFault(text);
  if (!fault) return "This file can't be read as JSON. Open one that Trapdoor exported, or fix it there.";
  const place = placeOf(fault.at, text);
  return fault.suspect === INCOMPLETE
    ? `This file can't be read as JSON: it ends early, in ${place}. Perhaps it is half a download: get it again.`
    : `This file can't be read as JSON: in ${place}, ${fault.suspect}.`;
}

function placeOf(at: number, text: string): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

const refused = (code: string, message: string) => failure<Issue>({ code, severity: 'error', path: [], message });
