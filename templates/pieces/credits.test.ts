import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { wordsOf } from '@/test/support/display-text';
import { nodeAssets } from '../assets/node';
import { layoutKit } from '../render';

const order: KitOrder = { players: 3, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS };
const ART = `art:${'b'.repeat(64)}`;

/** A kit of one card for each picture. */
const kitOf = (...pictures: readonly string[]): KitSpec => ({
  title: 'The lighthouse',
  subtitle: '',
  language: 'en',
  authors: ['Ann'],
  credit: 'Trapped! is somebody’s.',
  sign: 'exit',
  pieces: [
    {
      kind: 'cut',
      id: 'cards',
      title: 'Cards',
      audience: 'gm',
      code: 'CA',
      blank: cardBlank(CARD_SIZES.poker),
      parts: pictures.map((art, i) => ({
        id: `p${i}`,
        title: `Card ${i}`,
        copies: 1,
        faces: [{ face: 'emblem', tone: 'plain', art, title: `Card ${i}`, note: '' }],
      })),
    },
  ],
});
const pixels = { widthPx: 1, heightPx: 1, rgb: new Uint8Array(3), alt: 'My cat', credit: 'Ann, CC BY 4.0' };

describe('credits', () => {
  it('name the author of every sign, the owners of pictures, the fonts and the game', async () => {
    const kit = kitOf('game-icons:ghost', 'game-icons:meeple', 'game-icons:abstract-001', ART);
    const laid = await layoutKit(kit, order, {
      assets: nodeAssets(),
      pictures: async (id) => (id === ART ? pixels : undefined),
    });
    expect(laid.sections.map(({ piece }) => piece)).toEqual(['cards', 'credits']);
    const words = laid.pages.slice(laid.sections[1]?.firstPage).map(wordsOf).join(' ').replace(/\s+/g, ' ');
    for (const said of [
      'ghost',
      'Lorc',
      'meeple',
      'Delapouite',
      'Viscious Speed',
      'CC0',
      'CC BY 3.0',
      'game-icons.net',
    ])
      expect(words).toContain(said);
    for (const said of ['My cat', 'Ann, CC BY 4.0', 'SIL Open Font License', 'Trapped! is somebody’s.'])
      expect(words).toContain(said);
    expect(laid.issues).toEqual([]);
  });

  it('are printed only with the pieces that need them', async () => {
    const lay = (kit: KitSpec, pieces?: readonly string[]) =>
      layoutKit(kit, { ...order, pieces }, { assets: nodeAssets() });
    expect((await lay(kitOf('exit'))).sections.map(({ piece }) => piece)).toEqual(['cards']);
    expect((await lay(kitOf('game-icons:ghost'), [])).sections).toEqual([]);
    expect((await lay(kitOf('game-icons:ghost'), ['cards'])).sections.at(-1)?.piece).toBe('credits');
    const quiet = await layoutKit(kitOf('game-icons:ghost'), order, { assets: nodeAssets(), credits: false });
    expect(quiet.sections.map(({ piece }) => piece)).toEqual(['cards']);
    expect((await lay(kitOf('game-icons:ghost'), ['credits'])).sections.map(({ piece }) => piece)).toEqual(['credits']);
  });

  it('report a missing picture', async () => {
    const { issues } = await layoutKit(kitOf(ART, 'game-icons:no-such-sign'), order, { assets: nodeAssets() });
    expect(issues.map(({ code }) => code)).toEqual(['print/missing-art', 'print/missing-art']);
    expect(issues[1]?.message).toMatch(/^The sign “no such sign” of “.+” \(.+\) is not here/);
  });
});
