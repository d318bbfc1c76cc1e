import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('fold()', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['Überfall', 'uberfall'],
    ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
    ['Ærø Œuvre Đorđe Þór', 'aero oeuvre dorde thor'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['ﬁne ① ½', 'fine 1 1⁄2'],
    ['ガｶﾞ', 'カカ'],
    ['Zo\u0308e Zoë', 'zoe zoe'],
    ['so\u00adft zero\u200bwidth \u202eturned', 'soft zerowidth turned'],
    ['a\ud800b\udc00c', 'abc'],
    ['𝔇ragon 🐉', 'dragon 🐉'],
  ])('%j becomes %j', (text, folded) => expect(fold(text)).toBe(folded));

  it('does not change folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 500 },
    );
  });

  it('does not change any folded character', () => {
    const changed = Array.from({ length: 0x20000 }, (_, code) => fold(String.fromCodePoint(code))).filter(
      (once) => fold(once) !== once,
    );
    expect(changed).toEqual([]);
  });
});
