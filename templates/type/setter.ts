import { FACE_NAMES, type FaceName } from '../assets/catalogue';
import { graphemes, isIgnorable } from './characters';
import type { Font } from './font';
import type { Chains } from './library';
import { WordCache } from './word-cache';

/** Sets words in faces, falling back from font to font, and remembers what no font could draw. */
export interface Setter {
  /** Where words are found by the numbers they have here. */
  readonly wordCache: WordCache;
  word(face: FaceName, word: string, rightToLeft: boolean): SetWord;
  /** The first font of a face, for its metrics. */
  primary(face: FaceName): Font;
  /** Characters that were drawn as a substitute since the last call. */
  takeMissing(): readonly string[];
}

/** A word in the order of its characters; each part in one font. */
export interface SetWord {
  readonly parts: readonly number[];
  /** Of all parts, per mille of the type size. */
  readonly width: number;
  readonly missing: readonly string[];
}

/** Words that one font has all of are set the same way in every kit. */
let shared = new WordCache();
const KEPT_WORDS = 40_000;

export function createSetter(chains: Chains): Setter {
  if (shared.size > KEPT_WORDS) shared = new WordCache();
  const wordCache = shared;
  const cacheOf = () => Object.fromEntries(FACE_NAMES.map((face) => [face, new Map()])) as Caches;
  const [rightwards, leftwards] = [cacheOf(), cacheOf()];
  let missing = new Set<string>();
  return {
    wordCache,
    primary(face) {
      const [font] = chains[face];
      if (!font) throw new Error(`No font for ${face}`);
      return font;
    },
    word(face, word, rightToLeft) {
      const cache = (rightToLeft ? leftwards : rightwards)[face];
      const set = cache.get(word) ?? setWord(wordCache, chains[face], word, rightToLeft);
      cache.set(word, set);
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

function setWord(wordCache: WordCache, chain: readonly Font[], word: string, rightToLeft: boolean): SetWord {
  const [first] = chain;
  if (first && covers(first, word)) {
    const part = wordCache.word(first, word, rightToLeft);
    return { parts: [part], width: wordCache.width(part), missing: [] };
  }
  const parts: number[] = [];
  const missing: string[] = [];
  let run = '';
  let font: Font | undefined;
  const finish = () => {
    if (font && run !== '') parts.push(wordCache.word(font, run, rightToLeft));
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
        if (sign) parts.push(wordCache.substitute(sign, character));
      }
    }
  }
  finish();
  return { parts, width: parts.reduce((sum, part) => sum + wordCache.width(part), 0), missing };
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
