import { describe, expect, it } from 'vitest';
import { CARD_SIZES } from '@/lib/kit/blank';
import { textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { nodeAssets } from '@/templates/assets/node';
import { renderKit } from '@/templates/render';
import { measureAnything } from '@/test/support/measure-anything';
import { CARD, cardsOf, kitOf, ORDER } from '@/test/support/sample-kit';
import { createMeasurers } from './measure';

const assets = nodeAssets();
const box = (text: string, more: Partial<TextBox> = {}): TextBox => ({
  path: ['text'],
  place: 'the card',
  text,
  style: 'cardBody',
  box: textFaceBoxes(CARD_SIZES.poker).body,
  ...more,
});

describe('a measure', () => {
  it.each([
    ['a sentence on a card', box('Somebody must climb the stairs.'), true],
    ['a page on a card', box('Somebody must climb the stairs. '.repeat(60)), false],
    [
      'a title of one word that is too wide',
      box('W'.repeat(60), { style: 'cardTitle', box: { widthMm: 20, heightMm: 5 } }),
      false,
    ],
    ['a room’s name in its room', box('Engine room', { style: 'roomLabel', box: { widthMm: 22, heightMm: 10 } }), true],
    [
      'the same name in a cupboard',
      box('Engine room', { style: 'roomLabel', box: { widthMm: 5, heightMm: 4 } }),
      false,
    ],
    ['nothing', box(''), true],
  ])('says whether a text fits: %s', async (_, given, fits) => {
    expect((await measureAnything(assets))(given)).toEqual({ fits, missing: [] });
  });

  it('loads a font when a text first needs it, and says the same as with all of them', async () => {
    const loaded: string[] = [];
    const watched = {
      ...assets,
      font: (file: Parameters<typeof assets.font>[0]) => {
        loaded.push(file.name);
        return assets.font(file);
      },
    };
    const measureFor = createMeasurers(watched);
    const all = await createMeasurers(assets)(['Łódź 漢字 🐙 Ж'], 'en');
    const ask = async (text: string) => {
      const before = loaded.length;
      expect((await measureFor([text], 'en'))(box(text))).toEqual(all(box(text)));
      return loaded.slice(before);
    };
    expect((await ask('Plain **words**, “quoted” –\n\n- and a list')).filter((name) => !/-latin-/.test(name))).toEqual(
      [],
    );
    expect(await ask('more plain words')).toEqual([]);
    expect(await ask('Łódź')).not.toContain('NotoEmoji_400Regular.ttf');
    expect(await ask('🐙')).toContain('NotoEmoji_400Regular.ttf');
    expect(await ask('漢字')).toEqual(expect.arrayContaining([expect.stringMatching(/^noto-sans-sc-\d+-400-/)]));
    expect(await ask('and 🐙 in Łódź again')).toEqual([]);
  });

  it('names what no font can draw, each time it is asked', async () => {
    const measure = await measureAnything(assets);
    for (const _ of [1, 2]) expect(measure(box('தமி and 🐙 and Ω'))).toEqual({ fits: true, missing: ['த', 'ம', 'ி'] });
    expect(measure(box('only Latin'))).toEqual({ fits: true, missing: [] });
  });

  it('agrees with the card as it is printed', async () => {
    const measure = await measureAnything(assets);
    const found = { fits: 0, tooLong: 0 };
    for (let words = 20; words <= 260; words += 12) {
      const markdown = 'climb the **wet** stairs '.repeat(words / 4);
      const { issues } = await renderKit(kitOf(cardsOf({ ...CARD, markdown })), ORDER, { assets });
      const { fits } = measure(box(markdown));
      expect([words, issues.map(({ code }) => code)]).toEqual([words, fits ? [] : ['print/too-long']]);
      found[fits ? 'fits' : 'tooLong']++;
    }
    expect(Math.min(found.fits, found.tooLong)).toBeGreaterThan(2);
  });
});
