import type { FaceName } from '../assets/catalogue';
import { graphemes } from '../type/characters';
import type { Setter } from '../type/setter';

const LETTERS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}]{6,}/gu;
const VOWEL = /^[aeiouyäöüåøæœаеёиоуыэюяіїєαεηιουω]/iu;
/** A syllable is worth a part that is longer or shorter by so many letters. */
const SYLLABLE = 2.5;
const LEAST = 3;
/** No language has longer words that somebody would want parted well. */
const LONGEST = 60;

/** Words that are wider than a line, in about even parts with hyphens, mostly before a consonant and its vowel. */
export function hyphenated(text: string, face: FaceName, most: number, setter: Setter): string {
  const widthOf = (word: string) => setter.word(face, word, false).width;
  return text.replace(LETTERS, (word) => {
    if (word.length > LONGEST || widthOf(word) <= most) return word;
    const letters = graphemes(word);
    for (let parts = Math.ceil(widthOf(`${word}-`) / most); parts <= letters.length / LEAST; parts++) {
      const split = partsOf(letters, parts);
      if (split.every((part) => widthOf(part) <= most)) return split.join('');
    }
    return word;
  });
}

function partsOf(letters: readonly string[], count: number): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let left = count; left > 1; left--) {
    const even = from + (letters.length - from) / left;
    const worth = (at: number) => Math.abs(at - even) - (isSyllable(letters, at) ? SYLLABLE : 0);
    const last = letters.length - LEAST * (left - 1);
    let best = Math.min(last, from + LEAST);
    for (let at = best + 1; at <= last; at++) if (worth(at) < worth(best)) best = at;
    parts.push(`${letters.slice(from, best).join('')}-`);
    from = best;
  }
  return [...parts, letters.slice(from).join('')];
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWEL.test(letter.normalize('NFD'));

const isSyllable = (letters: readonly string[], at: number) => !isVowel(letters[at]) && isVowel(letters[at + 1]);
