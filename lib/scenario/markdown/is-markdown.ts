import { LIMITS } from '@/lib/scenario/limits';
import { decodeText } from '@/lib/scenario/parse-json';

const HASH = 0x23;
const TITLE = /^\s*#(?:\s|$)/;

/** Returns the text of a file that begins with a Markdown title; undefined for any other file, or one that is too large. */
export function markdownIn(source: string | Uint8Array): string | undefined {
  if (source.length > LIMITS.bytes) return undefined;
  if (typeof source === 'string') return TITLE.test(source.slice(0, HEAD)) ? source : undefined;
  if (!source.subarray(0, HEAD).includes(HASH)) return undefined;
  const text = decodeText(source);
  return text !== undefined && TITLE.test(text.slice(0, HEAD)) ? text : undefined;
}

const HEAD = 100;
