import type { Line, Saying } from '@/lib/contract/played';

/** "a, b and c". */
export function joined(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** "a, b and 3 more": of more names than `most`, all but one of so many are named. */
export function joinedUpTo(most: number, names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return joined(shown, conjunction);
}

/** "1 card", "5 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The article that goes before a noun, or before letters said one by one ("NPC"). */
export const article = (noun: string): string => (/^([aeiouAEIOU]|[FHLMNRSX](?=[A-Z]))/.test(noun) ? 'an' : 'a');

/** "a heart", "an engine". */
export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const isBlank = (text: string): boolean => text.trim() === '';

/** What a document is called, or that it has no name yet. */
export const titled = (title: string, noun: string): string => title.trim() || `Untitled ${noun}`;

/** What a thing is called in a sentence: by name, otherwise by its place in the list. */
export const called = (name: string, noun: string, i: number): string =>
  isBlank(name) ? `${noun} ${i + 1}` : `“${name.trim()}”`;

/** Words of an author in one line. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The same as a sentence of its own; nothing stays nothing. */
export function fullSentence(text: string): string {
  const line = oneLine(text);
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}

interface Typed {
  readonly type: string;
}

/** What is said of each type of what happens, or of moves. */
export type Tellers<Words, Told extends Typed, Text = string> = {
  readonly [Type in Told['type']]: (words: Words, told: Extract<Told, { readonly type: Type }>) => Text;
};

/** How much of a moment each type is; a detail, if nothing is said. */
type Weights<Told extends Typed> = {
  readonly [Type in Told['type']]?: Line['weight'] | ((told: Extract<Told, { readonly type: Type }>) => Line['weight']);
};

type WordsFor<Game, View, Words> = new (game: Game, view: View) => Words;

function tell<Words, Told extends Typed, Text>(tellers: Tellers<Words, Told, Text>, words: Words, told: Told): Text {
  const teller = tellers[told.type as Told['type']] as (words: Words, told: Told) => Text;
  return teller(words, told);
}

/** Tells the owner of a view what they hear. */
export const narratorOf =
  <Game, View, Words, Told extends Typed>(
    Words: WordsFor<Game, View, Words>,
    tellers: Tellers<Words, Told, string | undefined>,
    weights: Weights<Told>,
  ) =>
  (game: Game, told: Told, view: View): Line | undefined => {
    const text = tell(tellers, new Words(game, view), told);
    const weight = weights[told.type as Told['type']] as Line['weight'] | ((told: Told) => Line['weight']) | undefined;
    return text === undefined
      ? undefined
      : { text: capital(text), weight: (typeof weight === 'function' ? weight(told) : weight) ?? 'detail' };
  };

/** Says a move to somebody choosing one; `personOf` is the key of the person it touches. */
export const sayerOf =
  <Game, View, Words, Move extends Typed>(
    Words: WordsFor<Game, View, Words>,
    sayers: Tellers<Words, Move>,
    personOf: (move: Move) => string | false,
  ) =>
  (game: Game, view: View, move: Move): Saying => {
    const person = personOf(move);
    return { text: tell(sayers, new Words(game, view), move), ...(person !== false && { person }) };
  };

/** A name as it tells its bearer from the others in a list: one that several share carries its place, "Hall (no. 2)". */
export function apart(names: readonly string[], i: number): string {
  const name = names[i] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  let numbered = `${name} (no. ${i + 1})`;
  while (names.includes(numbered)) numbered += '’';
  return numbered;
}

/** Names of a field's entries for the beginning of a sentence: one line each, told apart; untitled ones by their place. */
export function titlesApart<Field extends string>(
  noun: string,
  field: Field,
  entries: readonly Readonly<Record<Field, string>>[],
): readonly string[] {
  const lines = entries.map(({ [field]: title }, i) => capital(oneLine(title)) || `${noun} ${i + 1}`);
  return lines.map((_, i) => apart(lines, i));
}
