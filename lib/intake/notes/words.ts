import { fold } from '@/lib/kernel/fold';
import { bareBucket } from '../heading';
import type { SourceLine } from '../source-lines';
import { type Vocabulary, vocabularyOf } from '../vocabulary';
import { type NotePlace, type NoteStep, noteSteps, type PlacedGame } from './places';

/** Game whose places notes are sorted into, with its further headings. */
export type NoteGame = PlacedGame & { readonly headings?: Readonly<Record<string, readonly string[]>> | undefined };

/** Place that a heading names. */
export interface Named {
  readonly step: NoteStep;
  readonly place: NotePlace;
  /** True if the heading names the step, not one of its lists or texts. */
  readonly isStep: boolean;
  /** True if it names a bucket of the list, so that it belongs to the list's own text. */
  readonly isBucket?: boolean;
  /** Words after a colon or dash in the heading: "Goal: Open the hatch". */
  readonly rest?: string;
}

/** Finds places by headings. */
export interface HeadingWords {
  readonly steps: readonly NoteStep[];
  /** Returns the place that a heading names. */
  readonly named: (line: SourceLine) => Named | undefined;
}

const LONGEST = 60;
const ARTICLE = /^(?:the|our|my|your|an|a) /;

/** Returns the words of a heading for comparison: without numbers, signs and case. */
export const headingKey = (heading: string): string =>
  fold(heading)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(ARTICLE, '');

const singular = (key: string): string => (key.length > 3 ? key.replace(/(?<!s)s$/, '') : key);

/** Prepares a game's headings: its titles on screen, and its further words. Titles of steps come first. */
export function headingWords(game: NoteGame): HeadingWords {
  const steps = noteSteps(game);
  const exact = new Map<string, Named>();
  const add = (word: string, named: Named | undefined) => {
    const key = headingKey(word);
    if (named && key !== '' && !exact.has(key)) exact.set(key, named);
  };
  const ofStep = (step: NoteStep): Named | undefined => step.main && { step, place: step.main, isStep: true };
  for (const step of steps) for (const word of [step.title, step.question]) add(word, ofStep(step));
  const all = steps.flatMap((step) => step.places.map((place): Named => ({ step, place, isStep: false })));
  for (const named of all) for (const word of [named.place.title, ...named.place.names]) add(word, named);
  for (const [key, words] of Object.entries(game.headings ?? {})) {
    const step = steps.find(({ id }) => id === key);
    const named = step ? ofStep(step) : all.find(({ place }) => place.key === key);
    for (const word of words) add(word, named);
  }
  const loose = new Map([...exact].toReversed().map(([key, named]) => [singular(key), named]));
  const lookUp = (heading: string) => {
    if (heading.length > LONGEST) return undefined;
    const key = headingKey(heading);
    return key === '' ? undefined : (exact.get(key) ?? loose.get(singular(key)));
  };
  const buckets = all.flatMap((named): readonly (readonly [Named, Vocabulary])[] =>
    named.place.kind === 'list' && named.place.target.by ? [[named, vocabularyOf(named.place.target)]] : [],
  );
  return {
    steps,
    named: (line) => {
      const whole = lookUp(line.text);
      if (whole) return whole;
      for (const [named, words] of buckets) {
        if (bareBucket(line, words) !== undefined) return { ...named, isBucket: true };
      }
      if (line.level === 0) return undefined;
      const parts = /^([^:–—]{1,40})(?::|\s[–—]\s)(.+)$/u.exec(line.text);
      const first = parts?.[1] === undefined ? undefined : lookUp(parts[1]);
      return first && parts?.[2] !== undefined ? { ...first, rest: parts[2].trim() } : undefined;
    },
  };
}
