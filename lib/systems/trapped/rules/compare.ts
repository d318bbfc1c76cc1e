import { NO_SCORE, pointsOfAll, rankOf, SCORES, type Score, suitOf } from './cards';

export type DecidedBy = 'points' | 'rank' | 'suit' | 'suit_extended' | 'none';

/** The winning side and the step of rules 6.2 that decided. */
export interface Comparison {
  readonly winner: 'a' | 'b' | 'none';
  readonly decidedBy: DecidedBy;
  /** Place from the highest score down at which the sides differed, from 1; null if points decided or nothing did. */
  readonly position: number | null;
}

const DEAD_TIE: Comparison = { winner: 'none', decidedBy: 'none', position: null };
const A_BY_POINTS: Comparison = { winner: 'a', decidedBy: 'points', position: null };
const B_BY_POINTS: Comparison = { winner: 'b', decidedBy: 'points', position: null };

/**
 * Compares the first `aCount` and `bCount` scores of two sides by rules 6.2: sum, then ranks, then suits from the
 * highest down. With `highestOnly` only the suit of the highest score counts. Allocates nothing: playtests call it
 * constantly.
 */
export function compareSides(
  a: ArrayLike<Score>,
  aCount: number,
  b: ArrayLike<Score>,
  bCount: number,
  highestOnly: boolean,
): Comparison {
  const difference = pointsOfAll(a, aCount) - pointsOfAll(b, bCount);
  if (difference !== 0) return difference > 0 ? A_BY_POINTS : B_BY_POINTS;
  return compareTied(a, aCount, b, bCount, highestOnly);
}

// One number orders by rank first, then by suit; a missing suit ranks below clubs.
const STEPS = 5;
const STRENGTH = Uint8Array.from({ length: SCORES }, (_, score) => rankOf(score) * STEPS + (STEPS - 1 - suitOf(score)));
const rankIn = (strength: number) => Math.floor(strength / STEPS);

let first = new Uint8Array(64);
let second = new Uint8Array(64);

// With equal sums and equal ranks so far, neither side has scores left over, so the shorter one never runs out first.
function compareTied(a: ArrayLike<Score>, aCount: number, b: ArrayLike<Score>, bCount: number, highestOnly: boolean) {
  if (first.length < aCount) first = new Uint8Array(2 * aCount);
  if (second.length < bCount) second = new Uint8Array(2 * bCount);
  const length = Math.min(strongestFirst(a, aCount, first), strongestFirst(b, bCount, second));
  for (let i = 0; i < length; i++) {
    const difference = rankIn(first[i] ?? 0) - rankIn(second[i] ?? 0);
    if (difference !== 0) return settled(difference, 'rank', i);
  }
  for (let i = 0; i < (highestOnly ? Math.min(1, length) : length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return settled(difference, i === 0 ? 'suit' : 'suit_extended', i);
  }
  return DEAD_TIE;
}

/** Sorts into `into`, strongest first (insertion sort: sides are short), and returns the number of scores. */
function strongestFirst(scores: ArrayLike<Score>, count: number, into: Uint8Array): number {
  let length = 0;
  for (let i = 0; i < count; i++) {
    const score = scores[i] ?? NO_SCORE;
    if (score === NO_SCORE) continue;
    const strength = STRENGTH[score] ?? 0;
    let at = length++;
    for (; at > 0 && (into[at - 1] ?? 0) < strength; at--) into[at] = into[at - 1] ?? 0;
    into[at] = strength;
  }
  return length;
}

const answers = new Map<number, Comparison>();
const STEP_OF = { rank: 0, suit: 1, suit_extended: 2 } as const;

/** Caches results, so that equal comparisons share one object. */
function settled(difference: number, decidedBy: keyof typeof STEP_OF, i: number): Comparison {
  const key = (i * 3 + STEP_OF[decidedBy]) * 2 + (difference > 0 ? 0 : 1);
  const known = answers.get(key);
  if (known) return known;
  const answer: Comparison = { winner: difference > 0 ? 'a' : 'b', decidedBy, position: i + 1 };
  answers.set(key, answer);
  return answer;
}
