import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from './characters';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmented = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('graphemes', () => {
  it('parts letters, punctuation and suits as Unicode does, with what joins them', () => {
    const letter = fc.constantFrom(...'aZ9é–—‐‑“”‘’…•♠♥♦♣♤♧', '\u0301', '\ufe0f', '\u200d', '\u20e3', '\u2028', '😀');
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 8 }), (text) => {
        expect(graphemes(text)).toEqual(segmented(text));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('parts every dash, quotation mark and suit from its like', () => {
    for (const [from, to] of [
      [0x2010, 0x2027],
      [0x2660, 0x2667],
    ] as const) {
      const all = String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
      expect(graphemes(all)).toEqual(segmented(all));
    }
  });
});
