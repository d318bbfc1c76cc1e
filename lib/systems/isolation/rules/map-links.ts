import { at } from '@/lib/kernel/at';
import { everyTwo } from '@/lib/tabletop/pairs';
import type { Character, Siege } from '../schema';
import { type Colour, LINKS_OF } from '../vocabulary';
import { phraseOf, searchIn } from './match';

/** Links that two sheets call for (rules 3). */
export interface CalledFor {
  readonly kind: keyof typeof LINKS_OF;
  readonly colour: Colour;
  readonly count: number;
  /** What calls for them, as it is written: a word, a bias or a goal of each, or one that both have. */
  readonly words: readonly string[];
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
  const [pairs, relations] = [pairsIn(words), relationsIn(words)];
  const read = readSheets(cast, words);
  return (a, b) => {
    const two = [at(read, a), at(read, b)] as const;
    return [...fromDescriptors(two, pairs), ...fromBiases(two), ...fromGoals(two, relations)];
  };
}

/** Places of those of the cast whose bias hits somebody, or is shared (rules 11). */
export function feltBiases(cast: readonly Sheet[], words: Words): ReadonlySet<number> {
  const read = readSheets(cast, words);
  const places = read.map((_, place) => place);
  const felt = everyTwo(places).flatMap(([i, j]) =>
    fromBiases([at(read, i), at(read, j)]).flatMap(({ hit }) => (hit === undefined ? [i, j] : [hit === 1 ? i : j])),
  );
  return new Set(felt);
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

interface PairOfWords {
  readonly a: string;
  readonly b: string;
  readonly colour: Colour;
  readonly why: string;
}

/** Pairs of descriptors in both orders, each once. */
function pairsIn({ descriptorPairs }: Words): readonly PairOfWords[] {
  const pairs = new Map<string, PairOfWords>();
  for (const { colour, why, ...pair } of descriptorPairs) {
    const [one, other] = [phraseOf(pair.a), phraseOf(pair.b)];
    if (one === '' || other === '') continue;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      pairs.set(`${a}|${b}|${colour}`, { a, b, colour, why });
  }
  return [...pairs.values()];
}

type Relations = ReadonlyMap<string, 'same' | 'opposed'>;

const relationsIn = ({ goalRelations }: Words): Relations =>
  new Map(
    goalRelations.flatMap(({ a, b, relation }) =>
      [`${phraseOf(a)}|${phraseOf(b)}`, `${phraseOf(b)}|${phraseOf(a)}`].map((key) => [key, relation] as const),
    ),
  );

const fromDescriptors = ([one, other]: readonly [Read, Read], pairs: readonly PairOfWords[]): readonly CalledFor[] =>
  pairs.flatMap(({ a, b, colour, why }): readonly CalledFor[] => {
    const [first, second] = [one.descriptors.get(a), other.descriptors.get(b)];
    if (first === undefined || second === undefined) return [];
    return [{ kind: 'descriptor', colour, count: LINKS_OF.descriptor, words: [first, second], why }];
  });

function fromBiases([one, other]: readonly [Read, Read]): readonly CalledFor[] {
  const isHit = (by: Read, who: Read) => by.looksFor.some(who.shows);
  const bias = (by: Read, colour: Colour) =>
    ({ kind: 'bias', colour, count: LINKS_OF.bias, words: [by.sheet.bias.trim()] }) as const;
  return [
    ...(isHit(one, other) ? [{ ...bias(one, 'red'), hit: 1 } as const] : []),
    ...(isHit(other, one) ? [{ ...bias(other, 'red'), hit: 0 } as const] : []),
    ...(one.bias !== '' && one.bias === other.bias ? [bias(one, 'green')] : []),
  ];
}

function fromGoals([one, other]: readonly [Read, Read], relations: Relations): readonly CalledFor[] {
  if (one.goal === '' || other.goal === '') return [];
  const isEqual = one.goal === other.goal;
  const relation = isEqual ? 'same' : relations.get(`${one.goal}|${other.goal}`);
  if (!relation) return [];
  const goals = [one.sheet.goal.trim(), other.sheet.goal.trim()];
  const colour = relation === 'same' ? 'green' : 'red';
  return [{ kind: 'goal', colour, count: LINKS_OF.goal, words: isEqual ? goals.slice(0, 1) : goals }];
}
