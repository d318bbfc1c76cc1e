import { longestRising } from '@/lib/kernel/longest-rising';
import { splitWords } from '@/lib/kernel/words';

/** A stretch of text and whether it was kept, removed or added. */
export interface MarkedText {
  readonly mark: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Largest recursion depth of the search for matches between anchors. */
const ROUNDS = 4;

/**
 * Word diff. Anchors are the words that occur exactly once in both texts and keep their order (patience diff); the gaps
 * between them are searched recursively. Takes O(n log n); a minimal diff would take O(n²).
 */
export function markWords(before: string, after: string): readonly MarkedText[] {
  const [was, is] = [splitWords(before), splitWords(after)];
  const marked: MarkedText[] = [];
  const mark = (mark: MarkedText['mark'], text: string) => text !== '' && marked.push({ mark, text });
  let [i, j] = [0, 0];
  for (const { a, b, length } of [...joined(matches(was, is)), { a: was.length, b: is.length, length: 0 }]) {
    mark('removed', was.slice(i, a).join(''));
    mark('added', is.slice(j, b).join(''));
    mark('same', was.slice(a, a + length).join(''));
    [i, j] = [a + length, b + length];
  }
  return marked;
}

/** A common run of words, with its index in each text. */
interface Match {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Merges adjacent matches. */
function joined(matches: Iterable<Match>): readonly Match[] {
  const whole: Match[] = [];
  for (const match of matches) {
    const last = whole.at(-1);
    const follows = last && last.a + last.length === match.a && last.b + last.length === match.b;
    if (follows) whole[whole.length - 1] = { ...last, length: last.length + match.length };
    else if (match.length > 0) whole.push(match);
  }
  return whole;
}

/** Yields matches in order. The two lists begin at word `a` of the old and word `b` of the new text. */
function* matches(was: readonly string[], is: readonly string[], a = 0, b = 0, rounds = ROUNDS): Generator<Match> {
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start++;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  yield { a, b, length: start };
  const [middleWas, middleIs] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
  if (rounds > 0) yield* betweenAnchors(middleWas, middleIs, a + start, b + start, rounds);
  yield { a: a + was.length - end, b: b + is.length - end, length: end };
}

function* betweenAnchors(
  was: readonly string[],
  is: readonly string[],
  a: number,
  b: number,
  rounds: number,
): Generator<Match> {
  const anchors = anchorsOf(was, is);
  if (anchors.length === 0) return;
  let [from, to] = [0, 0];
  for (const [placeWas, placeIs] of anchors) {
    yield* matches(was.slice(from, placeWas), is.slice(to, placeIs), a + from, b + to, rounds - 1);
    yield { a: a + placeWas, b: b + placeIs, length: 1 };
    [from, to] = [placeWas + 1, placeIs + 1];
  }
  yield* matches(was.slice(from), is.slice(to), a + from, b + to, rounds - 1);
}

/** Returns the index pairs of words that occur exactly once in both lists and keep their order. */
function anchorsOf(was: readonly string[], is: readonly string[]): readonly (readonly [number, number])[] {
  const others = placesOfSingles(is);
  const pairs = [...placesOfSingles(was)].flatMap(([word, place]) => {
    const other = others.get(word);
    return other === undefined ? [] : [[place, other] as const];
  });
  const kept = new Set(longestRising(pairs.map(([, other]) => other)));
  return pairs.filter((_, i) => kept.has(i));
}

function placesOfSingles(words: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [place, word] of words.entries()) {
    if (places.has(word)) repeated.add(word);
    else places.set(word, place);
  }
  for (const word of repeated) places.delete(word);
  return places;
}

/** Number of characters of unchanged text kept on each side of a change. */
const CONTEXT = 120;

/** Replaces the middle of long unchanged stretches by "…". */
export const shortened = (pieces: readonly MarkedText[]): readonly MarkedText[] =>
  pieces.map((piece, i) => {
    const { mark, text } = piece;
    if (mark !== 'same') return piece;
    const head = i === 0 ? '' : sliceWhole(text, 0, CONTEXT);
    const tail = i === pieces.length - 1 ? '' : sliceWhole(text, -CONTEXT);
    return head.length + tail.length >= text.length - 1 ? piece : { mark, text: `${head}…${tail}` };
  });

/** Slices without splitting surrogate pairs. */
const sliceWhole = (text: string, from: number, to?: number): string =>
  text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
