import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Longer keys can't result from ordinary dragging. */
const LONGEST_KEY = 200;

/** Returns sorted order keys, as many old ones as possible. Replaces undefined, duplicate, misplaced, invalid ones. */
export function orderKeysFor(present: readonly (string | undefined)[]): readonly string[] {
  const kept = longestRise(present);
  const keys: string[] = [];
  let i = 0;
  while (i < present.length) {
    const own = present[i];
    if (kept.has(i) && own !== undefined) {
      keys.push(own);
      i++;
      continue;
    }
    let end = i;
    while (end < present.length && !kept.has(end)) end++;
    keys.push(...generateNKeysBetween(keys.at(-1) ?? null, present[end] ?? null, end - i));
    i = end;
  }
  return keys;
}

/** Returns the indices of a longest strictly increasing subsequence of valid keys. */
function longestRise(keys: readonly (string | undefined)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [i, key] of keys.entries()) {
    if (key === undefined || !isOrderKey(key)) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[ends[middle] ?? 0] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = i;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(at);
  return run;
}

function isOrderKey(key: string): boolean {
  if (key.length > LONGEST_KEY || !/^[0-9A-Za-z]+$/.test(key)) return false;
  try {
    generateKeyBetween(key, null);
    return true;
  } catch {
    return false;
  }
}
