/** Whatever is between spaces and punctuation marks, signs and emoji too. */
const WORD = /[^\s\p{P}\p{C}]+/gu;

/** The words of a text between spaces, in small letters, so that one text can be looked for in another; '' for none. */
export function phraseOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().match(WORD);
  return words ? ` ${words.join(' ')} ` : '';
}

/** Whether the words of an entry stand in a text one after the other. An entry without words fits nothing. */
export function fits(entry: string, text: string): boolean {
  const words = phraseOf(entry);
  return words !== '' && phraseOf(text).includes(words);
}

/** Looks for phrases in many texts at once: whether one of them stands in any. */
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
