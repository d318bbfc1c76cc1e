import type { Suggestion } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { idOf } from '@/lib/kernel/ids';
import { LINE_MAX } from '@/lib/schema/fields';
import { pairKey, untied } from '@/lib/tabletop/play/pairs';
import { namesOf } from '../names';
import type { Character, Siege } from '../schema';
import { LINKS_MAX } from '../vocabulary';
import { feltBiases } from './called-links';
import { biasPatches } from './make-link';
import { phraseOf } from './phrases';

type Words = readonly { readonly word: string }[];

/** Suggests whom a bias could hit that hits nobody and that nobody shares. */
export function unfeltBiases(body: Siege): readonly Suggestion[] {
  const { cast } = body;
  const { people } = namesOf(body);
  const felt = new Set(feltBiases(cast, body).map(({ by }) => by));
  return cast.flatMap(({ id, bias }, by): readonly Suggestion[] => {
    if (felt.has(by) || phraseOf(bias) === '') return [];
    // The next person on the list who has a word, so that the biases of a cast hit different people.
    const others = [...cast.keys()].map((i) => (by + 1 + i) % cast.length).filter((i) => i !== by);
    const who = others.find((i) => seenOf(at(cast, i)) !== undefined);
    const word = who === undefined ? undefined : seenOf(at(cast, who));
    if (who === undefined || word === undefined) return [];
    const patches = biasPatches([bias.trim(), word], body);
    if (patches.length === 0) return [];
    return [
      {
        key: `bias/${id}`,
        path: ['biasTargets'],
        text: `Let the bias of ${at(people, by)} hit “${word}”: ${at(people, who)}, for one.`,
        reason: `Nobody here feels “${bias.trim()}” yet.`,
        patches,
      },
    ];
  });
}

/** Returns the first word by which a bias can judge a person. */
const seenOf = ({ traits, profession, negative, positive }: Character): string | undefined =>
  [...wordsIn(traits), profession.trim(), ...wordsIn(negative), ...wordsIn(positive)].find(
    (word) => phraseOf(word) !== '',
  );

/**
 * Suggests a link for each pair without one: green for a likeable trait of each, red for an unlikeable one, in turn.
 * Suggestions from what two sheets call for are better, and come first.
 */
export function barePairs(body: Siege): readonly Suggestion[] {
  const { cast, links } = body;
  const { people } = namesOf(body);
  const taken = new Set(links.map(({ id }) => id));
  if (links.length >= LINKS_MAX) return [];
  return untied(cast, links).flatMap(([i, j]): readonly Suggestion[] => {
    const two = { a: at(cast, i), b: at(cast, j) };
    const colour = (i + j) % 2 === 1 ? 'green' : 'red';
    const words = [wordOf(two.a, colour, j), wordOf(two.b, colour, i)];
    const key = `links/${pairKey({ a: two.a.id, b: two.b.id })}/bare`;
    const id = idOf(key);
    if (two.a.id === two.b.id || words.includes(undefined) || taken.has(id)) return [];
    const label = words.join(' / ').slice(0, LINE_MAX);
    return [
      {
        key,
        path: ['links'],
        text: `Add a ${colour} link between ${at(people, i)} and ${at(people, j)}: “${label}”.`,
        reason: 'There is nothing between them yet.',
        patches: [
          { op: 'insert', path: ['links'], entry: { id, a: two.a.id, b: two.b.id, colour, kind: 'descriptor', label } },
        ],
      },
    ];
  });
}

/** Returns a word of a person for a link of a colour; another one for each other person. */
function wordOf({ positive, negative, profession }: Character, colour: 'green' | 'red', other: number) {
  const [first, second] = colour === 'green' ? [positive, negative] : [negative, positive];
  const words = [wordsIn(first), [profession.trim()], wordsIn(second)].map((list) =>
    list.filter((word) => word !== ''),
  );
  const list = words.find((each) => each.length > 0) ?? [];
  return list[other % Math.max(1, list.length)];
}

const wordsIn = (words: Words): readonly string[] => words.map(({ word }) => word.trim());
