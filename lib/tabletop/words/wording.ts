import type { Line, MoveText } from '@/lib/contract/played';

/** Joins words: "a, b and c". */
export function joined(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Joins at most `most` items, the last of which counts the rest: "a, b and 3 more". */
export function joinedUpTo(most: number, names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return joined(shown, conjunction);
}

/** Formats a number with its noun: "1 card", "5 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Returns the article before a noun, or before letters pronounced one by one ("NPC"). */
export const article = (noun: string): string => (/^([aeiouAEIOU]|[FHLMNRSX](?=[A-Z]))/.test(noun) ? 'an' : 'a');

/** Adds the article: "a heart", "an engine". */
export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns an ordinal, counted from 1: "first", or "no. 6" beyond the fifth. */
export const nth = (place: number): string => ORDINALS[place - 1] ?? `no. ${place}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const isBlank = (text: string): boolean => text.trim() === '';

/** Returns a document's title, or "Untitled" with its noun. */
export const titled = (title: string, noun: string): string => title.trim() || `Untitled ${noun}`;

/** Returns the name of a thing within a sentence: quoted, or a noun with the position in the list. */
export const called = (name: string, noun: string, i: number): string =>
  isBlank(name) ? `${noun} ${i + 1}` : `“${name.trim()}”`;

export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns an author's text as one line with a full stop; '' stays empty. */
export function fullSentence(text: string): string {
  const line = oneLine(text);
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}

interface Typed {
  readonly type: string;
}

/** Texts for each type of event or move. */
export type EventTexts<Words, Narrated extends Typed, Text = string> = {
  readonly [Type in Narrated['type']]: (words: Words, event: Extract<Narrated, { readonly type: Type }>) => Text;
};

/** Prominence of each type of event; 'detail' by default. */
type Weights<Narrated extends Typed> = {
  readonly [Type in Narrated['type']]?:
    | Line['weight']
    | ((event: Extract<Narrated, { readonly type: Type }>) => Line['weight']);
};

type WordsFor<Game, View, Words> = new (game: Game, view: View) => Words;

function textFor<Words, Narrated extends Typed, Text>(
  tellers: EventTexts<Words, Narrated, Text>,
  words: Words,
  event: Narrated,
): Text {
  const teller = tellers[event.type as Narrated['type']] as (words: Words, event: Narrated) => Text;
  return teller(words, event);
}

/** Creates a function that narrates an event to the owner of a view. */
export const narratorOf =
  <Game, View, Words, Narrated extends Typed>(
    Words: WordsFor<Game, View, Words>,
    tellers: EventTexts<Words, Narrated, string | undefined>,
    weights: Weights<Narrated>,
  ) =>
  (game: Game, event: Narrated, view: View): Line | undefined => {
    const text = textFor(tellers, new Words(game, view), event);
    const weight = weights[event.type as Narrated['type']] as
      | Line['weight']
      | ((event: Narrated) => Line['weight'])
      | undefined;
    return text === undefined
      ? undefined
      : { text: capital(text), weight: (typeof weight === 'function' ? weight(event) : weight) ?? 'detail' };
  };

/** Creates a function that describes a move to its chooser; `personOf` returns the key of the person concerned. */
export const moveDescriberOf =
  <Game, View, Words, Move extends Typed>(
    Words: WordsFor<Game, View, Words>,
    sayers: EventTexts<Words, Move>,
    personOf: (move: Move) => string | false,
  ) =>
  (game: Game, view: View, move: Move): MoveText => {
    const person = personOf(move);
    return { text: textFor(sayers, new Words(game, view), move), ...(person !== false && { person }) };
  };

/** Returns a name that is unique in its list: duplicates get their position, "Hall (no. 2)". */
export function uniqueName(names: readonly string[], i: number): string {
  const name = names[i] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  let numbered = `${name} (no. ${i + 1})`;
  while (names.includes(numbered)) numbered += '’';
  return numbered;
}

/** Returns unique one-line titles of entries, to begin a sentence; untitled entries get a noun with their position. */
export function uniqueTitles<Field extends string>(
  noun: string,
  field: Field,
  entries: readonly Readonly<Record<Field, string>>[],
): readonly string[] {
  const lines = entries.map(({ [field]: title }, i) => capital(oneLine(title)) || `${noun} ${i + 1}`);
  return lines.map((_, i) => uniqueName(lines, i));
}
