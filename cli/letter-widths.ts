import stored from './letter-widths.json';

/** Faces of the texts that have to fit. */
export type MeasuredFace = keyof typeof stored;

/** Wider than any other letter below U+0250, with what kerning adds on either side; in thousandths of an em. */
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
