import { FACE_NAMES, type FaceName } from '../assets/catalogue';
import { graphemes, isIgnorable } from './characters';
import { type Font, type ShapedText, substitute } from './font';
import type { Chains } from './library';
import { hashOf, WordTable } from './word-table';

/** Sets words in faces, falling back from font to font, and remembers what no font could draw. */
export interface Setter {
  word(face: FaceName, word: string, rightToLeft: boolean): SetWord;
  /** Words that run from left to right and that the first font of a face has all of: all that were ever set in it. */
  known(face: FaceName): WordTable<ShapedText>;
  /** The first font of a face, for its metrics. */
  primary(face: FaceName): Font;
  /** Characters that were drawn as a substitute since the last call. */
  takeMissing(): readonly string[];
}

/** A word in the order of its characters; each part in one font. */
export interface SetWord {
  readonly parts: readonly ShapedText[];
  /** Of all parts, per mille of the type size. */
  readonly width: number;
  readonly missing: readonly string[];
}

export function createSetter(chains: Chains): Setter {
  const cacheOf = () => Object.fromEntries(FACE_NAMES.map((face) => [face, new Map()])) as Caches;
  const [rightwards, leftwards] = [cacheOf(), cacheOf()];
  let missing = new Set<string>();
  const primary = (face: FaceName) => {
    const [font] = chains[face];
    if (!font) throw new Error(`No font for ${face}`);
    return font;
  };
  const wholes = Object.fromEntries(FACE_NAMES.map((face) => [face, wholeWordsOf(primary(face))])) as Wholes;
  return {
    primary,
    known: (face) => wholes[face],
    word(face, word, rightToLeft) {
      const whole = rightToLeft ? undefined : wholes[face].find(word, 0, word.length, hashOf(word));
      if (whole) return { parts: [whole], width: whole.width, missing: [] };
      const cache = (rightToLeft ? leftwards : rightwards)[face];
      const set = cache.get(word) ?? setWord(chains[face], word, rightToLeft);
      const [part] = set.parts;
      const isWhole = part?.text === word && part.font === primary(face) && set.missing.length === 0;
      if (isWhole && !rightToLeft) wholes[face].add(part);
      else cache.set(word, set);
      for (const character of set.missing) missing.add(character);
      return set;
    },
    takeMissing() {
      const taken = [...missing];
      missing = new Set();
      return taken;
    },
  };
}

type Caches = Readonly<Record<FaceName, Map<string, SetWord>>>;
type Wholes = Readonly<Record<FaceName, WordTable<ShapedText>>>;

/** Words that one font has all of are set the same way in every kit. */
const wholeWords = new WeakMap<Font, WordTable<ShapedText>>();
const KEPT_WORDS = 8000;

function wholeWordsOf(font: Font): WordTable<ShapedText> {
  const known = wholeWords.get(font) ?? new WordTable<ShapedText>(KEPT_WORDS);
  wholeWords.set(font, known);
  return known;
}

function setWord(chain: readonly Font[], word: string, rightToLeft: boolean): SetWord {
  const [first] = chain;
  if (first && covers(first, word)) {
    const part = first.shape(word, rightToLeft);
    return { parts: [part], width: part.width, missing: [] };
  }
  const parts: ShapedText[] = [];
  const missing: string[] = [];
  let run = '';
  let font: Font | undefined;
  const finish = () => {
    if (font && run !== '') parts.push(font.shape(run, rightToLeft));
    run = '';
  };
  const add = (text: string, next: Font) => {
    if (next !== font) finish();
    font = next;
    run += text;
  };
  for (const cluster of graphemes(word)) {
    const whole = chain.find((candidate) => covers(candidate, cluster));
    if (whole) {
      add(cluster, whole);
      continue;
    }
    for (const character of cluster) {
      const single = chain.find((candidate) => covers(candidate, character));
      if (single) add(character, single);
      else {
        finish();
        missing.push(character);
        const sign = chain.findLast((candidate) => candidate.coverage.has(0xfffd)) ?? first;
        if (sign) parts.push(substitute(sign, character));
      }
    }
  }
  finish();
  return { parts, width: parts.reduce((sum, part) => sum + part.width, 0), missing };
}

function covers(font: Font, text: string): boolean {
  // A replacement character in the text is a loss that somebody should hear of.
  if (text.includes('\ufffd')) return false;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (!font.coverage.has(point) && !isIgnorable(point)) return false;
  }
  return true;
}
