import { FACE_NAMES, type FaceName } from '../assets/catalogue';
import { BEYOND_ASCII, codePointsOf, isCombiningAccent } from './characters';
import type { Font } from './font';
import { fontRuns, sequencesApart } from './font-runs';
import type { Chains } from './library';
import { WordCache } from './word-cache';

/** Sets words in faces with font fallback, and collects characters that no font could draw. */
export interface Setter {
  /** Cache that resolves the numbers of words. */
  readonly wordCache: WordCache;
  word(face: FaceName, word: string, rightToLeft: boolean): SetWord;
  /** Returns the first font of a face, for its metrics. */
  primary(face: FaceName): Font;
  /** Returns the face for a heading: the theme's display face if it has all of its letters. */
  headlineFace(text: string): 'display' | 'heading';
  /** Returns the characters that were substituted since the last call, and clears the list. */
  takeMissing(): readonly string[];
}

/** A word in logical order, with one part per font. */
export interface SetWord {
  readonly parts: readonly number[];
  /** Total width, per mille of the type size. */
  readonly width: number;
  readonly missing: readonly string[];
}

/** Shared by all kits, since a word in a single font is always set alike. */
let shared = new WordCache();
const KEPT_WORDS = 40_000;

export function createSetter(chains: Chains): Setter {
  if (shared.size > KEPT_WORDS) shared = new WordCache();
  const wordCache = shared;
  const cacheOf = () => Object.fromEntries(FACE_NAMES.map((face) => [face, new Map()])) as Caches;
  const [rightwards, leftwards] = [cacheOf(), cacheOf()];
  const headlines = new Map<string, 'display' | 'heading'>();
  /** Fonts of the display face alone, which are not in the chain of headings. */
  let own: readonly Font[] | undefined;
  let hasAscii = false;
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
    headlineFace(text) {
      if (!own) {
        own = chains.display.filter((font) => !chains.heading.includes(font));
        hasAscii = covers(own, codePointsOf(''));
      }
      if (!hasAscii) return 'heading';
      if (!BEYOND_ASCII.test(text)) return 'display';
      const known = headlines.get(text) ?? headlineFace(own, text);
      headlines.set(text, known);
      return known;
    },
    takeMissing() {
      const taken = [...missing];
      missing = new Set();
      return taken;
    },
  };
}

function headlineFace(own: readonly Font[], text: string): 'display' | 'heading' {
  return covers(own, codePointsOf(text.match(LETTERS) ?? [])) ? 'display' : 'heading';
}

/** Tells whether the fonts have all of these characters. Display faces set no combining accents. */
const covers = (fonts: readonly Font[], points: ReadonlySet<number>): boolean =>
  [...points].every((point) => !isCombiningAccent(point) && fonts.some(({ coverage }) => coverage.has(point)));

/** Characters that a display face has to have; signs and punctuation come from other fonts. */
const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

type Caches = Readonly<Record<FaceName, Map<string, SetWord>>>;

function setWord(wordCache: WordCache, chain: readonly Font[], word: string, rightToLeft: boolean): SetWord {
  const runs = fontRuns(chain, word);
  const parts = runs.map(({ font, text, missing }) =>
    missing ? wordCache.substitute(font, text) : wordCache.word(font, text, rightToLeft),
  );
  return {
    parts,
    width: parts.reduce((sum, part) => sum + wordCache.width(part), 0),
    missing: [...runs.flatMap(({ text, missing }) => (missing ? [text] : [])), ...sequencesApart(chain, word)],
  };
}
