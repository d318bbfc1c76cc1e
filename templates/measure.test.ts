import { describe, expect, it } from 'vitest';
import { CARD_BOXES, type TextBox } from '@/lib/kit/kit-spec';
import { CARD, cardsOf, kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from './assets/node';
import { createMeasurer } from './measure';
import { renderKit } from './render';

const assets = nodeAssets();
const box = (text: string, more: Partial<TextBox> = {}): TextBox => ({
  path: ['text'],
  place: 'the card',
  text,
  style: 'cardBody',
  box: CARD_BOXES.body,
  ...more,
});

describe('createMeasurer()', () => {
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
    expect((await createMeasurer(assets))(given)).toEqual({ fits, missing: [] });
  });

  it('names what no font can draw, each time it is asked', async () => {
    const measure = await createMeasurer(assets);
    for (const _ of [1, 2]) expect(measure(box('漢字 and 🐙 and Ω'))).toEqual({ fits: true, missing: ['漢', '字'] });
    expect(measure(box('only Latin'))).toEqual({ fits: true, missing: [] });
  });

  it('agrees with the card as it is printed', async () => {
    const measure = await createMeasurer(assets);
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
