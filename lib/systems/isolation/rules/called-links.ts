import { at } from '@/lib/kernel/at';
import { phraseOf, searchIn } from './phrases';

/** What calls for links: two descriptors that go together or clash, a bias, or goals; and how many links each is worth. */
type Worth = Readonly<Record<'descriptor' | 'bias' | 'goal', number>>;
type Colour = 'green' | 'red';

/** Links that two sheets call for: green for reasons to like, red for reasons to hate. */
export interface CalledFor {
  /** The same for links of the same kind and colour that the same words call for. */
  readonly key: string;
  readonly kind: keyof Worth;
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

/** What an author says of words: which go together or clash, whom biases look for, and how goals stand to each other. */
interface Words {
  readonly descriptorPairs: readonly DescriptorPair[];
  readonly biasTargets: readonly { readonly bias: string; readonly traits: readonly Word[] }[];
  readonly goalRelations: readonly GoalRelation[];
}

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

/** Links that descriptors, biases and goals call for between any two of a cast, by their places. */
export function linksCalledFor(cast: readonly Sheet[], words: Words, worth: Worth) {
  const [pairs, relations] = [phrased(words.descriptorPairs), phrased(words.goalRelations)];
  const once = pairs.filter((pair, i) => pairs.findIndex((one) => one.colour === pair.colour && are(one, pair)) === i);
  const read = readSheets(cast, words);
  return (a: number, b: number): readonly CalledFor[] => {
    const two = [at(read, a), at(read, b)] as const;
    const called = [...fromDescriptors(two, once), ...fromBiases(two), ...fromGoals(two, relations)];
    return merged(called.map((one) => ({ ...one, count: worth[one.kind] })));
  };
}

/** Whom biases hit, and who shares them, by places in the cast. */
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

/** Entries about two texts, as phrases; those without words say nothing. */
const phrased = <Entry extends Two>(list: readonly Entry[]): readonly Entry[] =>
  list.map((two) => ({ ...two, a: phraseOf(two.a), b: phraseOf(two.b) })).filter(({ a, b }) => a !== '' && b !== '');

const are = (one: Two, { a, b }: Two): boolean => (one.a === a && one.b === b) || (one.a === b && one.b === a);

type Called = Omit<CalledFor, 'key' | 'count'>;

/** What the same words call for twice is called for once, with more links. */
function merged(all: readonly Omit<CalledFor, 'key'>[]): readonly CalledFor[] {
  const byKey = new Map<string, CalledFor>();
  for (const called of all) {
    const key = [called.kind, called.colour, ...called.phrases.toSorted()].join('/');
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, count: known.count + called.count } : { ...called, key });
  }
  return [...byKey.values()];
}

const fromDescriptors = ([one, other]: readonly [Read, Read], pairs: readonly DescriptorPair[]): readonly Called[] =>
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

const isHit = (by: Read, who: Read): boolean => by.looksFor.some(who.shows);
const isShared = (one: Read, other: Read): boolean => one.bias !== '' && one.bias === other.bias;

function fromBiases([one, other]: readonly [Read, Read]): readonly Called[] {
  const bias = (by: Read, colour: Colour) =>
    ({ kind: 'bias', colour, words: [by.sheet.bias.trim()], phrases: [by.bias] }) as const;
  return [
    ...(isHit(one, other) ? [{ ...bias(one, 'red'), hit: 1 } as const] : []),
    ...(isHit(other, one) ? [{ ...bias(other, 'red'), hit: 0 } as const] : []),
    ...(isShared(one, other) ? [bias(one, 'green')] : []),
  ];
}

function fromGoals([one, other]: readonly [Read, Read], relations: readonly GoalRelation[]): readonly Called[] {
  const [two, isEqual] = [{ a: one.goal, b: other.goal }, one.goal !== '' && one.goal === other.goal];
  const relation = isEqual ? 'same' : relations.find((each) => are(each, two))?.relation;
  if (!relation) return [];
  const both = isEqual ? [one] : [one, other];
  const words = both.map(({ sheet }) => sheet.goal.trim());
  return [
    { kind: 'goal', colour: relation === 'same' ? 'green' : 'red', words, phrases: both.map(({ goal }) => goal) },
  ];
}
