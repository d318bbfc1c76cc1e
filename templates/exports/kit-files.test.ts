import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { roundToken } from '@/lib/kit/blanks/flat';
import { standee } from '@/lib/kit/blanks/folded';
import { readPdfText } from '@/test/support/read-pdf';
import { pieceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { CARD, documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { decksOf, renderDeck } from './deck';
import { type FilesOptions, kitFiles } from './kit-files';
import { shopPictures } from './shop-pictures';
import type { Entry } from './zip';

const assets = nodeAssets();
const cards = pieceOf('cards', cardBlank(CARD_SIZES.poker), [
  { ...CARD, title: 'Hull breach' },
  { ...CARD, title: 'Rats' },
]);
const [first, ...others] = cards.parts;
const kit = kitOf(
  documentOf(textOf('Water rises.')),
  {
    ...cards,
    title: 'Event cards',
    parts: [...(first ? [{ ...first, title: 'Hull: breach!', copies: 3 }] : []), ...others],
  },
  pieceOf('tokens', roundToken(25), [SHORT_FACES.playing]),
  pieceOf('figures', standee({ widthMm: 25.4, heightMm: 76.2 }), [SHORT_FACES.emblem]),
);
const scenario = { name: 'lighthouse.trapdoor.json', bytes: new TextEncoder().encode('{}') };

async function files(more: Partial<FilesOptions> = {}, order = ORDER): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for await (const entry of kitFiles(kit, order, { assets, scenario, credits: ['Thanks to nobody.'], ...more }))
    found.push(entry);
  return found;
}

describe('kitFiles()', () => {
  it('makes everything there is, sorted, and says how far it is', async () => {
    const seen: number[] = [];
    const found = await files({ onProgress: (done) => void seen.push(done) });
    expect(found.map(({ path }) => path)).toEqual([
      'CREDITS.txt',
      'README.txt',
      'components/event-cards.pdf',
      'components/keeper-s-notes.pdf',
      'components/pieces-of-figures.pdf',
      'components/pieces-of-tokens.pdf',
      'decks/event-cards.pdf',
      'kit.pdf',
      'lighthouse.trapdoor.json',
      'makeplayingcards/event-cards/01-hull-breach-x3-back.png',
      'makeplayingcards/event-cards/01-hull-breach-x3-front.png',
      'makeplayingcards/event-cards/02-text-1-back.png',
      'makeplayingcards/event-cards/02-text-1-front.png',
      'pieces/event-cards/01-hull-breach-x3-back.png',
      'pieces/event-cards/01-hull-breach-x3-front.png',
      'pieces/event-cards/02-text-1-back.png',
      'pieces/event-cards/02-text-1-front.png',
      'pieces/pieces-of-figures/01-emblem-0-back.png',
      'pieces/pieces-of-figures/01-emblem-0-front.png',
      'pieces/pieces-of-tokens/01-playing-0-back.png',
      'pieces/pieces-of-tokens/01-playing-0-front.png',
      'sheets/event-cards/01.png',
      'sheets/keeper-s-notes/01.png',
      'sheets/pieces-of-figures/01.png',
      'sheets/pieces-of-tokens/01.png',
    ]);
    expect(seen.length).toBe(found.length);
    expect(seen.at(-1)).toBe(1);
    const text = (path: string) => new TextDecoder().decode(found.find((entry) => entry.path === path)?.bytes);
    const pixelsOf = (path: string) => {
      const { buffer, byteOffset } = found.find((entry) => entry.path === path)?.bytes ?? new Uint8Array(24);
      const header = new DataView(buffer, byteOffset);
      return [header.getUint32(16), header.getUint32(20)];
    };
    expect(pixelsOf('pieces/event-cards/02-text-1-back.png')).toEqual([825, 1125]);
    expect(pixelsOf('makeplayingcards/event-cards/02-text-1-front.png')).toEqual([822, 1122]);
    expect(text('CREDITS.txt')).toContain('Thanks to nobody.');
    for (const words of [
      'event-cards: 4 pictures, 825 × 1125 pixels, a poker card',
      'event-cards: 4 pictures, 822 × 1122 pixels',
      'RGB',
      'DriveThruCards',
      '4 cards',
    ])
      expect(text('README.txt')).toContain(words);
  }, 60_000);

  it('makes what is asked for, and names sides of sheets', async () => {
    const contents = { documents: false, sheets: true, pieces: [] };
    const order = { ...ORDER, pieces: ['tokens'], sheets: { ...ORDER.sheets, backs: 'long-edge' as const } };
    expect((await files({ contents }, order)).map(({ path }) => path)).toEqual([
      'CREDITS.txt',
      'README.txt',
      'sheets/pieces-of-tokens/01-back.png',
      'sheets/pieces-of-tokens/01-front.png',
    ]);
  });

  it('makes the cards that MakePlayingCards makes, and nothing else for it', async () => {
    const contents = { documents: false, sheets: false, pieces: ['make-playing-cards'] } as const;
    const paths = (await files({ contents })).map(({ path }) => path);
    expect(
      paths.filter((path) => !path.endsWith('.txt')).every((path) => path.startsWith('makeplayingcards/event-cards/')),
    ).toBe(true);
    expect(paths).toHaveLength(6);
  });

  it('stops when told to', async () => {
    const stop = new AbortController();
    const making = files({ signal: stop.signal, onProgress: () => stop.abort() });
    await expect(making).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('decks', () => {
  it('have the back of each card before its front, every copy, on pages that say where they are cut', async () => {
    const shop = await shopPictures(kit, ORDER, new Map(), { assets });
    const [deck, ...more] = decksOf(shop);
    if (!deck) throw new Error('no deck');
    expect([deck.cards.length, more.length]).toEqual([4, 0]);
    const pdf = await renderDeck(kit, deck, assets);
    const pages = (await readPdfText(pdf)).map((text) =>
      text.includes('Hull breach') ? 'breach' : text.includes('climb') ? 'rats' : 'back',
    );
    expect(pages).toEqual(['back', 'breach', 'back', 'breach', 'back', 'breach', 'back', 'rats']);
    for (const page of (await PDFDocument.load(pdf, { updateMetadata: false })).getPages()) {
      const boxes = [page.getMediaBox(), page.getTrimBox(), page.getBleedBox()];
      const rounded = boxes.map(({ x, y, width, height }) =>
        [x, y, width, height].map((value) => Math.round(value * 100) / 100),
      );
      expect(rounded).toEqual([
        [0, 0, 198, 270],
        [9, 9, 180, 252],
        [0, 0, 198, 270],
      ]);
    }
  });

  it('are as large as the shop’s products', async () => {
    const shop = await shopPictures(kit, ORDER, new Map(), { assets });
    const sizes = new Map(
      shop.map(({ folder, product, widthPx, heightPx }) => [folder, [product?.name, widthPx, heightPx]]),
    );
    expect(Object.fromEntries(sizes)).toEqual({
      cards: ['poker card', 825, 1125],
      tokens: ['large round chit', 375, 375],
      figures: ['large standee', 375, 975],
    });
  });
});
