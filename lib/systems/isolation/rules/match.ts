/** Whatever is between spaces and punctuation marks, signs and emoji too. */
const WORD = /[^\s\p{P}\p{C}]+/gu;

/** The words of a text between spaces, in small letters, so that one text can be looked for in another; '' for none. */
export function phraseOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().match(WORD);
  return words ? ` ${words.join(' ')} ` : '';
}

/** Whether the words of an entry stand in a text one after the other (rules 11). An entry without words fits nothing. */
export function fits(entry: string, text: string): boolean {
  const words = phraseOf(entry);
  return words !== '' && phraseOf(text).includes(words);
}

/** Looks for entries in many texts at once: whether one of them fits any. */
export function searchIn(texts: readonly string[]): (entry: string) => boolean {
  const whole = texts.map(phraseOf).join('|');
  const words = new Set(whole.split(/[ |]+/));
  return (entry) => {
    const phrase = phraseOf(entry);
    // Most entries that fit nothing have a word that stands nowhere.
    return (
      phrase !== '' &&
      phrase
        .trim()
        .split(' ')
        .every((word) => words.has(word)) &&
      whole.includes(phrase)
    );
  };
}
