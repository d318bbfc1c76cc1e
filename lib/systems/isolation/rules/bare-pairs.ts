import type { Suggestion } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { groupedBy } from '@/lib/kernel/grouped';
import { idOf } from '@/lib/kernel/ids';
import type { Patch } from '@/lib/kernel/patch';
import { LINE_MAX } from '@/lib/schema/fields';
import { allPairs, pairKey, untied } from '@/lib/tabletop/play/pairs';
import { namesOf } from '../names';
import type { Character, Siege } from '../schema';
import { type Colour, LINKS_MAX } from '../vocabulary';
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
function wordOf(person: Character, colour: Colour, other: number) {
  const list = wordsFor(person, colour).find((each) => each.length > 0) ?? [];
  return list[other % Math.max(1, list.length)];
}

/** Fewest green links of a pair that had no link, and most surplus green links of a map that needs some. */
const [GREEN_MIN, SURPLUS] = [2, 2];

/**
 * Returns green links for pairs that were linked since `before`: as many as the new red ones, until the map has a few
 * more green than red. Sheets with few words call for red links only, and then nobody helps and no task succeeds.
 */
export function reasonsToHelp(before: Siege, { cast, links }: Siege): readonly Patch[] {
  const old = new Set(before.links.map(({ id }) => id));
  const between = groupedBy(links, pairKey);
  const patches = allPairs(cast).flatMap(([one, other]): readonly Patch[] => {
    const two = { a: one.id, b: other.id };
    const existing = between.get(pairKey(two)) ?? [];
    const added = existing.filter(({ id }) => !old.has(id));
    if (added.length === 0) return [];
    const least = added.length === existing.length ? GREEN_MIN : 0;
    const reds = added.filter(({ colour }) => colour === 'red').length;
    const missing = Math.max(least, reds) - (added.length - reds);
    const labels = new Set(existing.map(({ label }) => phraseOf(label)));
    return reasonsOf(one, other)
      .filter((label) => !labels.has(phraseOf(label)))
      .slice(0, Math.max(0, missing))
      .map((label) => {
        const id = idOf(`links/${pairKey(two)}/help ${label}`);
        return { op: 'insert', path: ['links'], entry: { id, ...two, colour: 'green', kind: 'descriptor', label } };
      });
  });
  const reds = links.filter(({ colour }) => colour === 'red').length;
  const wanted = reds + SURPLUS - (links.length - reds);
  return patches.slice(0, Math.max(0, Math.min(wanted, LINKS_MAX - links.length)));
}

/** Returns labels for green links: each word of one person with each of the other, the most likeable first. */
function reasonsOf(one: Character, other: Character): readonly string[] {
  const [words, others] = [wordsFor(one, 'green').flat(), wordsFor(other, 'green').flat()];
  return words
    .flatMap((word, i) => others.map((beside, j) => ({ gap: Math.abs(i - j), label: `${word} / ${beside}` })))
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ label }) => label.slice(0, LINE_MAX));
}

/** Returns a person's words, those that suit a colour first. */
function wordsFor({ positive, negative, profession }: Character, colour: Colour): readonly (readonly string[])[] {
  const [first, second] = colour === 'green' ? [positive, negative] : [negative, positive];
  return [wordsIn(first), [profession.trim()], wordsIn(second)].map((list) => list.filter((word) => word !== ''));
}

const wordsIn = (words: Words): readonly string[] => words.map(({ word }) => word.trim());
