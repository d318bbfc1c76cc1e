import type * as Y from 'yjs';
import { type Change, wordChanges } from './word-diff';

/** Changes a text to `next` word by word: keeps concurrent edits elsewhere and duplicates no common words. */
export function editText(text: Y.Text, next: string): void {
  const now = text.toString();
  const { start, removed, added } = changeBetween(now, next);
  const changes = wordChanges(now.slice(start, start + removed), added);
  for (const change of changes.toReversed()) {
    if (change.removed > 0) text.delete(start + change.start, change.removed);
    if (change.added !== '') text.insert(start + change.start, change.added);
  }
}

/** Applies the change from `before` to `after` to another text. If its place is gone, only appends added text. */
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
  // Keep surrogate pairs together: both halves change at once.
  if (start > 0 && isHigh(now.charCodeAt(start - 1))) start--;
  if (end > 0 && isLow(now.charCodeAt(now.length - end))) end--;
  return { start, removed: now.length - end - start, added: next.slice(start, next.length - end) };
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
