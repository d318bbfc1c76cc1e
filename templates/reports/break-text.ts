import { graphemes } from '../type/characters';

/** No part is taller than about a third of a page, whose layout takes longer than its length grows. */
const LETTERS_MOST = 1_200;
const LINES_MOST = 20;

/** A text in parts that are laid out one by one: whole lines where they are short, and otherwise at spaces. */
export function breakText(text: string): readonly string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let letters = 0;
  const finish = () => {
    if (part.length > 0) parts.push(part.join('\n'));
    part = [];
    letters = 0;
  };
  for (const line of text
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap(breakLine)) {
    if (part.length >= LINES_MOST || letters + line.length > LETTERS_MOST) finish();
    part.push(line);
    letters += line.length;
  }
  finish();
  return parts;
}

function breakLine(line: string): readonly string[] {
  if (line.length <= LETTERS_MOST) return [line];
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(/(?<= )/).flatMap((word) => cutWord(word, LETTERS_MOST))) {
    if (part.length + word.length > LETTERS_MOST) {
      parts.push(part);
      part = '';
    }
    part += word;
  }
  return part === '' ? parts : [...parts, part];
}

const PIECE = 8;

/** A word in pieces between which a line may end, if it has more than so many letters. */
export function cutWord(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const letters = graphemes(word);
  if (letters.length <= most) return [word];
  const size = Math.min(PIECE, most);
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) =>
    letters.slice(i * size, (i + 1) * size).join(''),
  );
}

const RIGHT_TO_LEFT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether the first letter of a text belongs to a script that runs from right to left. */
export const runsLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');
