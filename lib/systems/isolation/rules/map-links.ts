import { at } from '@/lib/kernel/at';
import { phraseOf, searchIn } from '@/lib/kernel/phrases';
import { everyTwo } from '@/lib/tabletop/pairs';
import type { Character, Siege } from '../schema';
import { type Colour, LINKS_OF } from '../vocabulary';

/** Links that two sheets call for (rules 3). */
export interface CalledFor {
  /** The same for links of the same kind and colour that the same words call for. */
  readonly key: string;
  readonly kind: keyof typeof LINKS_OF;
  readonly colour: Colour;
  readonly count: number;
  /** What calls for them, as it is written: a word, a bias or a goal of each, or one that both have. */
  readonly words: readonly string[];
  /** The same, ready to be looked for. */
  readonly phrases: readonly string[];
  /** Whom a bias hits: the first (0) or the second of the two. */
  readonly hit?: 0 | 1;
  /** What the author has noted on these words. */
  readonly why?: string;
}

type Sheet = Pick<Character, 'profession' | 'positive' | 'negative' | 'traits' | 'bias' | 'goal'>;
type Words = Pick<Siege, 'descriptorPairs' | 'biasTargets' | 'goalRelations'>;

/** A sheet, and its texts as phrases that can be compared. */
interface Read {
  readonly sheet: Sheet;
  /** Descriptors as they are written, by their phrases. */
  readonly descriptors: ReadonlyMap<string, string>;
  /** Whether a phrase stands in what biases look at. */
  readonly shows: (phrase: string) => boolean;
  readonly bias: string;
  readonly goal: string;
  /** What the bias looks for. */
  readonly looksFor: readonly string[];
}

/** Links that descriptors, biases and goals call for between any two of the cast, by their places. */
export function mapLinks(cast: readonly Sheet[], words: Words): (a: number, b: number) => readonly CalledFor[] {
  const [pairs, relations] = [phrased(words.descriptorPairs), phrased(words.goalRelations)];
  const once = pairs.filter((pair, i) => pairs.findIndex((one) => one.colour === pair.colour && are(one, pair)) === i);
  const read = readSheets(cast, words);
  return (a, b) => {
    const two = [at(read, a), at(read, b)] as const;
    return merged([...fromDescriptors(two, once), ...fromBiases(two), ...fromGoals(two, relations)]);
  };
}

/** Whom biases hit, and who shares them, by places in the cast (rules 11). */
export function feltBiases(cast: readonly Sheet[], words: Words) {
  const read = readSheets(cast, words).map((sheet, place) => ({ sheet, place }));
  return everyTwo(read).flatMap(([one, other]) =>
    fromBiases([one.sheet, other.sheet]).flatMap(({ hit }) => {
      const [there, back] = [
        { by: one.place, who: other.place },
        { by: other.place, who: one.place },
      ];
      const isShared = hit === undefined;
      return [...(hit === 0 ? [] : [{ ...there, isShared }]), ...(hit === 1 ? [] : [{ ...back, isShared }])];
    }),
  );
}

function readSheets(cast: readonly Sheet[], { biasTargets }: Words): readonly Read[] {
  const targets = biasTargets.map(({ bias, traits }) => ({
    bias: phraseOf(bias),
    phrases: traits.map(({ word }) => phraseOf(word)),
  }));
  return cast.map((sheet) => {
    const own = [...sheet.positive, ...sheet.negative].map(({ word }) => word);
    const bias = phraseOf(sheet.bias);
    const hit = targets.filter((target) => bias !== '' && target.bias === bias);
    return {
      sheet,
      descriptors: new Map(own.map((word) => [phraseOf(word), word.trim()])),
      shows: searchIn([...own, ...sheet.traits.map(({ word }) => word), sheet.profession]),
      bias,
      goal: phraseOf(sheet.goal),
      looksFor: [...new Set(hit.flatMap(({ phrases }) => phrases))],
    };
  });
}

interface Two {
  readonly a: string;
  readonly b: string;
}

/** Entries about two texts, as phrases; those without words say nothing. */
const phrased = <Entry extends Two>(list: readonly Entry[]): readonly Entry[] =>
  list.map((two) => ({ ...two, a: phraseOf(two.a), b: phraseOf(two.b) })).filter(({ a, b }) => a !== '' && b !== '');

const are = (one: Two, { a, b }: Two): boolean => (one.a === a && one.b === b) || (one.a === b && one.b === a);

type Called = Omit<CalledFor, 'key'>;

/** What the same words call for twice is called for once, with more links. */
function merged(all: readonly Called[]): readonly CalledFor[] {
  const byKey = new Map<string, CalledFor>();
  for (const called of all) {
    const key = [called.kind, called.colour, ...called.phrases.toSorted()].join('/');
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, count: known.count + called.count } : { ...called, key });
  }
  return [...byKey.values()];
}

const fromDescriptors = (
  [one, other]: readonly [Read, Read],
  pairs: readonly Siege['descriptorPairs'][number][],
): readonly Called[] =>
  pairs.flatMap(({ a, b, colour, why }) =>
    (a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ]
    ).flatMap(([mine = '', yours = '']): readonly Called[] => {
      const [first, second] = [one.descriptors.get(mine), other.descriptors.get(yours)];
      if (first === undefined || second === undefined) return [];
      return [
        { kind: 'descriptor', colour, count: LINKS_OF.descriptor, words: [first, second], phrases: [mine, yours], why },
      ];
    }),
  );

function fromBiases([one, other]: readonly [Read, Read]): readonly Called[] {
  const isHit = (by: Read, who: Read) => by.looksFor.some(who.shows);
  const bias = (by: Read, colour: Colour) =>
    ({ kind: 'bias', colour, count: LINKS_OF.bias, words: [by.sheet.bias.trim()], phrases: [by.bias] }) as const;
  return [
    ...(isHit(one, other) ? [{ ...bias(one, 'red'), hit: 1 } as const] : []),
    ...(isHit(other, one) ? [{ ...bias(other, 'red'), hit: 0 } as const] : []),
    ...(one.bias !== '' && one.bias === other.bias ? [bias(one, 'green')] : []),
  ];
}

function fromGoals(
  [one, other]: readonly [Read, Read],
  relations: readonly Siege['goalRelations'][number][],
): readonly Called[] {
  const [two, isEqual] = [{ a: one.goal, b: other.goal }, one.goal !== '' && one.goal === other.goal];
  const relation = isEqual ? 'same' : relations.find((each) => are(each, two))?.relation;
  if (!relation) return [];
  const [both, colour] = [isEqual ? [one] : [one, other], relation === 'same' ? 'green' : 'red'] as const;
  const words = both.map(({ sheet }) => sheet.goal.trim());
  return [{ kind: 'goal', colour, count: LINKS_OF.goal, words, phrases: both.map(({ goal }) => goal) }];
}
