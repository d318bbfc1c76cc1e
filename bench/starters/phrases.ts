import type { Json } from '@/lib/kernel/json';
import type { Setting } from '@/lib/systems/trapped/schema';

/** Phrases that are counted though they have only two words. */
const SHORT = ['be brave', 'another turn', 'had better'];
const MOST_WORDS = 8;

/** Words that say nothing by themselves: a phrase of three words is a habit only if two of its words say something. */
const FILLERS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be been before but by can could did do does down each every extra for from had
  has have he her here him his how i if in into is it its just like may must no nobody nor not of off on one only or our
  out over own she should so some somebody than that the their them then there these they this those three to too two
  under until up us very was we were what when where which while who whom will with would you your`.split(/\s+/),
);

interface Repeated {
  readonly phrase: string;
  readonly count: number;
}

/**
 * Phrases that a setting’s texts have more than `most` times: those of `SHORT`, and any of three words or more within
 * a sentence. Not counted are names of the setting’s rooms, things and people, three words of which two are fillers,
 * longer phrases of fillers alone, and parts of a longer phrase that is there as often.
 */
export function repeatedPhrases(setting: Setting, most: number): readonly Repeated[] {
  const counts = new Map<string, number>();
  for (const words of sentencesIn(setting)) {
    for (const phrase of phrasesOf(words)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const names = namesIn(setting);
  const often = [...counts]
    .filter(([phrase, count]) => count > most && (SHORT.includes(phrase) || isTelling(phrase, names)))
    .map(([phrase, count]) => ({ phrase, count }));
  return often
    .filter(({ phrase, count }) => !often.some((other) => other.count >= count && isPartOf(phrase, other.phrase)))
    .toSorted((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1));
}

const isPartOf = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `);

function* phrasesOf(words: readonly string[]): Generator<string> {
  for (const start of words.keys()) {
    const pair = words.slice(start, start + 2).join(' ');
    if (SHORT.includes(pair)) yield pair;
    for (let end = start + 3; end <= Math.min(words.length, start + MOST_WORDS); end++)
      yield words.slice(start, end).join(' ');
  }
}

function isTelling(phrase: string, names: readonly string[]): boolean {
  const words = phrase.split(' ');
  const telling = words.filter((word) => !FILLERS.has(word)).length;
  return telling >= (words.length === 3 ? 2 : 1) && !names.some((name) => name.includes(` ${trimmed(words)} `));
}

/** A phrase without fillers at its ends: "the tunnel hatch" is a name if "Tunnel hatch" is one. */
function trimmed(words: readonly string[]): string {
  const isTelling = (word: string) => !FILLERS.has(word);
  return words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ');
}

function namesIn({ map, items, monsters, extras, barriers }: Setting): readonly string[] {
  const names = [
    ...[...map.rooms, ...items, ...barriers].map(({ title }) => title),
    ...[...monsters, ...extras].map(({ name }) => name),
  ];
  return names.map((name) => ` ${wordsOf(name).join(' ')} `);
}

const sentencesIn = (setting: Setting): readonly (readonly string[])[] =>
  [...textsIn(setting as unknown as Json)].flatMap((text) => text.split(/[.!?;:()“”\n]/)).map(wordsOf);

/** Words of a text in small letters. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** All texts of a setting. Ids and choices have no spaces. */
function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes(' ')) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner as Json);
  }
}
