/** Replacement in a text: removes `removed` characters at `start` and inserts `added`. */
export interface Change {
  readonly start: number;
  readonly removed: number;
  readonly added: string;
}

/** Texts that differ in more words than this are replaced as a whole. */
const DIFFERENCES_MAX = 200;

/** Returns the word changes that turn one text into another, in order. Common words are left alone. */
export function wordChanges(before: string, after: string): readonly Change[] {
  // The usual case while typing.
  if (before === '' || after === '')
    return before === after ? [] : [{ start: 0, removed: before.length, added: after }];
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const same = commonWords(from, to);
  if (!same) return [{ start: 0, removed: before.length, added: after }];
  const changes: Change[] = [];
  let [i, j, start] = [0, 0, 0];
  for (const [nextI, nextJ] of [...same, [from.length, to.length] as const]) {
    const removed = from.slice(i, nextI).join('').length;
    const added = to.slice(j, nextJ).join('');
    if (removed > 0 || added !== '') changes.push({ start, removed, added });
    start += removed + (from[nextI]?.length ?? 0);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return changes;
}

/** Splits a text into words and single characters between them. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu) ?? [];

type Pair = readonly [number, number];

/** Returns a longest common subsequence of words (Myers); undefined if the texts differ too much. */
function commonWords(from: readonly string[], to: readonly string[]): readonly Pair[] | undefined {
  const [n, m] = [from.length, to.length];
  /** For each number of differences: the furthest position in `from` on each diagonal. */
  const reached: Map<number, number>[] = [];
  for (let differences = 0; differences <= Math.min(n + m, DIFFERENCES_MAX); differences++) {
    const last = reached.at(-1);
    const furthest = new Map<number, number>();
    reached.push(furthest);
    for (let k = -differences; k <= differences; k += 2) {
      let x = last ? stepFrom(last, k, differences) : 0;
      while (x < n && x - k < m && from[x] === to[x - k]) x++;
      furthest.set(k, x);
      if (x >= n && x - k >= m) return walkBack(reached, n, m);
    }
  }
  return undefined;
}

const at = (furthest: ReadonlyMap<number, number>, k: number) => furthest.get(k) ?? -1;

/** Steps down, which adds a word, or right, which removes one: whichever gets further. */
const stepFrom = (last: ReadonlyMap<number, number>, k: number, differences: number): number =>
  k === -differences || (k !== differences && at(last, k - 1) < at(last, k + 1))
    ? at(last, k + 1)
    : at(last, k - 1) + 1;

function walkBack(reached: readonly ReadonlyMap<number, number>[], n: number, m: number): readonly Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [n, m];
  for (let differences = reached.length - 1; differences >= 0; differences--) {
    const last = reached[differences - 1];
    const k = x - y;
    const begin = last ? stepFrom(last, k, differences) : 0;
    for (; x > begin; y--) pairs.push([--x, y - 1]);
    if (!last) break;
    const down = k === -differences || (k !== differences && at(last, k - 1) < at(last, k + 1));
    x = down ? at(last, k + 1) : at(last, k - 1);
    y = x - (down ? k + 1 : k - 1);
  }
  return pairs.reverse();
}
