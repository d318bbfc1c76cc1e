/** Runs of characters between spaces and punctuation. Symbols and emoji are words too. */
const WORD = /[^\s\p{P}\p{C}]+/gu;

/** Normalises a text for searches: its words in lower case, with a space before and after each; '' without words. */
export function phraseOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().match(WORD);
  return words ? ` ${words.join(' ')} ` : '';
}

/** Tells whether a text contains the words of an entry in a row. An entry without words fits nothing. */
export function fits(entry: string, text: string): boolean {
  const words = phraseOf(entry);
  return words !== '' && phraseOf(text).includes(words);
}

/** Returns a search for phrases in many texts at once. It is indexed by first word. */
export function searchIn(texts: readonly string[]): (phrase: string) => boolean {
  const byWord = new Map<string, string[]>();
  for (const text of new Set(texts.map(phraseOf))) {
    for (const word of new Set(text.split(' '))) {
      const list = byWord.get(word);
      if (list) list.push(text);
      else byWord.set(word, [text]);
    }
  }
  return (phrase) => {
    const [, first = ''] = phrase.split(' ');
    return first !== '' && (byWord.get(first) ?? []).some((text) => text.includes(phrase));
  };
}
