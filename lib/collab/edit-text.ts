import type * as Y from 'yjs';

interface Change {
  readonly start: number;
  readonly removed: number;
  readonly added: string;
}

/** Makes a shared text read `next` by its smallest change: what others typed elsewhere in it stays. */
export function editText(text: Y.Text, next: string): void {
  const { start, removed, added } = changeBetween(text.toString(), next);
  if (removed > 0) text.delete(start, removed);
  if (added !== '') text.insert(start, added);
}

/** Does to `now` what turned `before` into `after`; where that no longer fits, what was added stays and nothing goes. */
export function carryOver({ before, after }: { readonly before: string; readonly after: string }, now: string): string {
  if (now === before) return after;
  const { start, removed, added } = changeBetween(before, after);
  const put = (at: number) => now.slice(0, at) + added + now.slice(at + removed);
  if (now.startsWith(before.slice(0, start + removed))) return put(start);
  if (now.endsWith(before.slice(start))) return put(now.length - (before.length - start));
  return now + added;
}

function changeBetween(now: string, next: string): Change {
  const shorter = Math.min(now.length, next.length);
  let start = 0;
  while (start < shorter && now[start] === next[start]) start++;
  let end = 0;
  while (end < shorter - start && now[now.length - 1 - end] === next[next.length - 1 - end]) end++;
  // Never cut a surrogate pair in two: both halves change together.
  if (start > 0 && isHigh(now.charCodeAt(start - 1))) start--;
  if (end > 0 && isLow(now.charCodeAt(now.length - end))) end--;
  return { start, removed: now.length - end - start, added: next.slice(start, next.length - end) };
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
