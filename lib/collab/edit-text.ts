import type * as Y from 'yjs';

/** Makes a shared text read `next` by its smallest change: what others typed elsewhere in it stays. */
export function editText(text: Y.Text, next: string): void {
  const now = text.toString();
  if (now === next) return;
  const shorter = Math.min(now.length, next.length);
  let start = 0;
  while (start < shorter && now[start] === next[start]) start++;
  let end = 0;
  while (end < shorter - start && now[now.length - 1 - end] === next[next.length - 1 - end]) end++;
  // Never cut a surrogate pair in two: both halves change together.
  if (start > 0 && isHigh(now.charCodeAt(start - 1))) start--;
  if (end > 0 && isLow(now.charCodeAt(now.length - end))) end--;
  const removed = now.length - end - start;
  if (removed > 0) text.delete(start, removed);
  const added = next.slice(start, next.length - end);
  if (added !== '') text.insert(start, added);
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
