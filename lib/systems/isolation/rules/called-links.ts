import { at } from '@/lib/kernel/at';
import { phraseOf, searchIn } from './phrases';

/** Number of links per reason: two descriptors that match or clash, a bias, or goals. */
type Worth = Readonly<Record<'descriptor' | 'bias' | 'goal', number>>;
type Colour = 'green' | 'red';

/** Links that two sheets call for, all for the same reason. Green is a reason to like, red a reason to hate. */
export interface CalledFor {
  /** Identifies the reason: the kind, the colour and the words, in any order. */
  readonly key: string;
  readonly kind: keyof Worth;
  readonly colour: Colour;
  readonly count: number;
  /** The words of the reason as written: a descriptor or goal of each person, or a bias or goal. */
  readonly words: readonly string[];
  /** The same words as phrases. */
  readonly phrases: readonly string[];
  /** Person that a bias hits: the first (0) or the second (1) of the two. */
  readonly hit?: 0 | 1;
  /** The author's note on the descriptors. */
  readonly why?: string;
}

interface Word {
  readonly word: string;
}

interface Sheet {
  readonly profession: string;
  readonly positive: readonly Word[];
  readonly negative: readonly Word[];
  readonly traits: readonly Word[];
  readonly bias: string;
  readonly goal: string;
}

interface Two {
  readonly a: string;
  readonly b: string;
}

interface DescriptorPair extends Two {
  readonly colour: Colour;
  readonly why: string;
}

interface GoalRelation extends Two {
  readonly relation: 'same' | 'opposed';
}

/** The author's tables: descriptors that match or clash, targets of biases, and relations of goals. */
interface Words {
  readonly descriptorPairs: readonly DescriptorPair[];
  readonly biasTargets: readonly { readonly bias: string; readonly traits: readonly Word[] }[];
  readonly goalRelations: readonly GoalRelation[];
}

/** A sheet with its texts as phrases. */
interface ReadSheet {
  readonly sheet: Sheet;
  /** Descriptors as written, by phrase. */
  readonly descriptors: ReadonlyMap<string, string>;
  /** Tells whether a descriptor, trait or the profession contains a phrase; biases look at these. */
  readonly shows: (phrase: string) => boolean;
  readonly bias: string;
  readonly goal: string;
  /** Phrases that the bias looks for. */
  readonly looksFor: readonly string[];
}

/** Returns a function that lists the links two people call for, by their indices in the cast. */
export function linksCalledFor(cast: readonly Sheet[], words: Words, worth: Worth) {
  const [pairs, relations] = [phrased(words.descriptorPairs), phrased(words.goalRelations)];
  const once = pairs.filter(
    (pair, i) => pairs.findIndex((one) => one.colour === pair.colour && isSamePair(one, pair)) === i,
  );
  const read = readSheets(cast, words);
  return (a: number, b: number): readonly CalledFor[] => {
    const two = [at(read, a), at(read, b)] as const;
    const called = [...fromDescriptors(two, once), ...fromBiases(two), ...fromGoals(two, relations)];
    return merged(called.map((one) => ({ ...one, count: worth[one.kind] })));
  };
}

/** Returns who is hit by whose bias, and who shares it, as indices in the cast. */
export function feltBiases(cast: readonly Sheet[], words: Words) {
  const read = readSheets(cast, words);
  return read.flatMap((one, by) =>
    read.flatMap((other, who) => {
      const found =
        one === other ? [] : [...(isHit(one, other) ? [false] : []), ...(isShared(one, other) ? [true] : [])];
      return found.map((shared) => ({ by, who, isShared: shared }));
    }),
  );
}

function readSheets(cast: readonly Sheet[], { biasTargets }: Words): readonly ReadSheet[] {
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

/** Converts entries to phrases. Drops entries without words. */
const phrased = <Entry extends Two>(list: readonly Entry[]): readonly Entry[] =>
  list.map((two) => ({ ...two, a: phraseOf(two.a), b: phraseOf(two.b) })).filter(({ a, b }) => a !== '' && b !== '');

const isSamePair = (one: Two, { a, b }: Two): boolean => (one.a === a && one.b === b) || (one.a === b && one.b === a);

type Called = Omit<CalledFor, 'key' | 'count'>;

/** Merges calls for the same reason and adds up their links. */
function merged(all: readonly Omit<CalledFor, 'key'>[]): readonly CalledFor[] {
  const byKey = new Map<string, CalledFor>();
  for (const called of all) {
    const key = [called.kind, called.colour, ...called.phrases.toSorted()].join('/');
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, count: known.count + called.count } : { ...called, key });
  }
  return [...byKey.values()];
}

const fromDescriptors = (
  [one, other]: readonly [ReadSheet, ReadSheet],
  pairs: readonly DescriptorPair[],
): readonly Called[] =>
  pairs.flatMap(({ a, b, colour, why }) =>
    (a === b
      ? [{ a, b }]
      : [
          { a, b },
          { a: b, b: a },
        ]
    ).flatMap((two): readonly Called[] => {
      const [first, second] = [one.descriptors.get(two.a), other.descriptors.get(two.b)];
      if (first === undefined || second === undefined) return [];
      return [{ kind: 'descriptor', colour, words: [first, second], phrases: [two.a, two.b], why }];
    }),
  );

const isHit = (by: ReadSheet, who: ReadSheet): boolean => by.looksFor.some(who.shows);
const isShared = (one: ReadSheet, other: ReadSheet): boolean => one.bias !== '' && one.bias === other.bias;

function fromBiases([one, other]: readonly [ReadSheet, ReadSheet]): readonly Called[] {
  const bias = (by: ReadSheet, colour: Colour) =>
    ({ kind: 'bias', colour, words: [by.sheet.bias.trim()], phrases: [by.bias] }) as const;
  return [
    ...(isHit(one, other) ? [{ ...bias(one, 'red'), hit: 1 } as const] : []),
    ...(isHit(other, one) ? [{ ...bias(other, 'red'), hit: 0 } as const] : []),
    ...(isShared(one, other) ? [bias(one, 'green')] : []),
  ];
}

function fromGoals(
  [one, other]: readonly [ReadSheet, ReadSheet],
  relations: readonly GoalRelation[],
): readonly Called[] {
  const [two, isEqual] = [{ a: one.goal, b: other.goal }, one.goal !== '' && one.goal === other.goal];
  const relation = isEqual ? 'same' : relations.find((each) => isSamePair(each, two))?.relation;
  if (!relation) return [];
  const both = isEqual ? [one] : [one, other];
  const words = both.map(({ sheet }) => sheet.goal.trim());
  return [
    { kind: 'goal', colour: relation === 'same' ? 'green' : 'red', words, phrases: both.map(({ goal }) => goal) },
  ];
}
