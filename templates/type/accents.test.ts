import { describe, expect, it } from 'vitest';
import { DISPLAY_FILES, FACE_NAMES, type FaceName, type FontFile } from '../assets/catalogue';
import { nodeAssets } from '../assets/node';
import { faceText, loadFaces } from '../reports/faces';
import { sanitise } from './characters';
import { openLibrary } from './library';
import { createSetter } from './setter';

/** Accents that are letters of their own, and the middle dot. */
const SPACING = [...'`¨¯´·¸ˆˇ˘˙˚˛˜˝'];
/** Accents that combine with the letter before. */
const COMBINING = [...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328'];

const library = openLibrary(nodeAssets());
const points = new Set([...`Moxsô ${SPACING.join('')}${COMBINING.join('')}`].map((sign) => sign.codePointAt(0) ?? 0));
const faces: readonly (readonly [string, FaceName, readonly FontFile[] | undefined])[] = [
  ...FACE_NAMES.map((face) => [face, face, undefined] as const),
  ...Object.entries(DISPLAY_FILES).map(([name, files]) => [name, 'display', files] as const),
];

describe.each(faces)('%s', (_, face, display) => {
  const setting = library.chains(points, 'en', display).then((chains) => createSetter(chains));
  const glyphsOf = async (word: string) => {
    const setter = await setting;
    return setter.word(face, sanitise(word), false).parts.flatMap((part) => setter.wordCache.glyphsOf(part));
  };

  it.each(SPACING)('sets %s beside the letter before', async (accent) => {
    const glyphs = await glyphsOf(`Mo${accent}s`);
    const drawn = glyphs.find(({ text }) => text === accent);
    expect(glyphs.map(({ text }) => text).join('')).toBe(`Mo${accent}s`);
    expect(drawn).toMatchObject({ dx: 0, dy: 0 });
    expect(drawn?.advance).toBeGreaterThan(100);
  });

  it('sets combining accents over or under their letter', async () => {
    // Titles with letters that a display face lacks are set in the fallback.
    const letters = display ? [] : ['x'];
    for (const letter of [...letters, 'o'])
      for (const accent of COMBINING) {
        const word = sanitise(letter + accent);
        if (display && word.length > 1) continue;
        const [first, ...marks] = await glyphsOf(word);
        expect(first?.advance, word).toBeGreaterThan(100);
        for (const mark of marks) expect(mark.advance, word).toBe(0);
      }
  });
});

it('reports set accents in a font that does not combine them', async () => {
  const chains = await loadFaces(
    nodeAssets(),
    SPACING.map((accent) => `Mo${accent}s`),
  );
  for (const accent of SPACING) {
    const parts = faceText(chains, 'heading', `Mo${accent}s`);
    expect(parts.map(({ text }) => text)).toEqual(['Mo', accent, 's']);
    expect(parts[1]?.family).not.toContain('overpass');
  }
});

it('sanitise() drops forced directions, which would print a title backwards', () => {
  expect(sanitise('Trapped \u202ein reverse\u202c')).toBe('Trapped in reverse\u202c');
});
