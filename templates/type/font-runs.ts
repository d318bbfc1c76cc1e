import { graphemes, hasSpacingAccent, isIgnorable, isSequence } from './characters';
import type { Font } from './font';

export interface FontRun {
  readonly font: Font;
  readonly text: string;
  /** True if no font has the character. The font's missing-glyph sign is drawn instead. */
  readonly missing: boolean;
}

/**
 * Splits a text by the first font of a chain that draws each character. Keeps the characters of a cluster together.
 * Spacing accents are runs of their own: Overpass declares them as marks and would set them over the letter before.
 */
export function fontRuns(chain: readonly Font[], text: string): readonly FontRun[] {
  const [first] = chain;
  if (first && covers(first, text) && !hasSpacingAccent(text)) return [{ font: first, text, missing: false }];
  const runs: FontRun[] = [];
  const add = (font: Font, added: string) => {
    const last = runs.at(-1);
    const joins = last?.font === font && !last.missing && !startsApart(last.text) && !startsApart(added);
    if (joins) runs[runs.length - 1] = { ...last, text: last.text + added };
    else runs.push({ font, text: added, missing: false });
  };
  for (const cluster of graphemes(text)) {
    const whole = isSequence(cluster) ? oneSign(chain, cluster) : chain.find((candidate) => covers(candidate, cluster));
    if (whole) {
      add(whole, cluster);
      continue;
    }
    for (const character of cluster) {
      const single = chain.find((candidate) => covers(candidate, character));
      const sign = chain.findLast((candidate) => candidate.coverage.has(REPLACEMENT)) ?? first;
      if (single) add(single, character);
      else if (sign) runs.push({ font: sign, text: character, missing: true });
    }
  }
  return runs;
}

const startsApart = (text: string) => hasSpacingAccent(text.charAt(0));

/** Returns the first font that draws a sequence as a single sign. */
const oneSign = (chain: readonly Font[], cluster: string): Font | undefined =>
  chain.find((font) => covers(font, cluster) && isOneSign(font, cluster));

/** Invisible tags that select a flag. Without support for them, a font draws a blank flag. */
const TAG = /[\u{e0020}-\u{e007f}]/u;

function isOneSign(font: Font, cluster: string): boolean {
  const drawn = font.shape(cluster, false);
  let wide = 0;
  for (let i = 0; i < drawn.count; i++) {
    if (drawn.advance(i) > 0) wide++;
    else if (TAG.test(drawn.text(i))) return false;
  }
  return wide === 1;
}

/** Returns the sequences, such as families and flags, that no font draws as a single sign. */
export const sequencesApart = (chain: readonly Font[], text: string): readonly string[] =>
  isSequence(text) ? graphemes(text).filter((cluster) => isSequence(cluster) && !oneSign(chain, cluster)) : [];

const REPLACEMENT = 0xfffd;

function covers(font: Font, text: string): boolean {
  // A replacement character in the text is a loss that should be reported.
  if (text.includes('\ufffd')) return false;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (!font.coverage.has(point) && !isIgnorable(point)) return false;
  }
  return true;
}
