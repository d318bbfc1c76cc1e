import stored from './letter-widths.json';

/** Font faces of texts that must fit a box. */
export type MeasuredFace = keyof typeof stored;

/** Upper bound for letters below U+0250, kerning on both sides included; in thousandths of an em. */
export const WIDEST = 1800;

/** Widths in thousandths of an em, rounded up. */
export interface LetterWidths {
  readonly space: number;
  readonly letters: ReadonlyMap<string, number>;
  /** Kerning that widens a pair of letters. */
  readonly pairs: ReadonlyMap<string, number>;
}

const read = (words: string, letters: number) =>
  new Map(words.split(' ').map((word) => [word.slice(0, letters), Number(word.slice(letters))]));

const known = new Map<MeasuredFace, LetterWidths>();

export function letterWidths(face: MeasuredFace): LetterWidths {
  let widths = known.get(face);
  if (!widths) {
    const { space, letters, pairs } = stored[face];
    widths = { space, letters: read(letters, 1), pairs: read(pairs, 2) };
    known.set(face, widths);
  }
  return widths;
}
