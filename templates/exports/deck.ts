import type { KitSpec } from '@/lib/kit/kit-spec';
import type { Page } from '@/templates/drawing/display-list';
import type { Assets } from '../assets/assets';
import { writePdf } from '../pdf/write';
import { SHOP_BLEED_MM } from './print-on-demand';
import type { ShopPicture } from './shop-pictures';

/** Cards that a print shop makes into a deck, including all copies. */
export interface Deck {
  readonly folder: string;
  readonly title: string;
  readonly cards: readonly { readonly front: Page; readonly back: Page }[];
}

/** The shops that accept one PDF per deck make poker cards. */
const DECK_PRODUCT = 'poker card';

/** Groups poker cards into a deck per component. A card without its own back gets a white one. */
export function decksOf(pictures: readonly ShopPicture[]): readonly Deck[] {
  const decks = new Map<string, { folder: string; title: string; cards: { front: Page; back: Page }[] }>();
  for (const { side, product, folder, pieceTitle, page, copies, key } of pictures) {
    if (product?.name !== DECK_PRODUCT || side !== 'front') continue;
    const deck = decks.get(folder) ?? { folder, title: pieceTitle, cards: [] };
    decks.set(folder, deck);
    const back = pictures.find((other) => other.key === key && other.side === 'back')?.page;
    for (let copy = 0; copy < copies; copy++) deck.cards.push({ front: page, back: back ?? { ...page, items: [] } });
  }
  return [...decks.values()];
}

/** Renders a deck in the order that DriveThruCards requires: back 1, front 1, back 2 and so on. Colours are RGB. */
export function renderDeck(kit: KitSpec, { title, cards }: Deck, assets: Assets): Promise<Uint8Array> {
  const pages = cards.flatMap(({ front, back }) => [back, front]).map(withBoxes);
  return writePdf(
    {
      title: `${kit.title}: ${title}`,
      subtitle: '',
      language: kit.language,
      authors: kit.authors,
      pages,
      structure: { role: 'Document', children: [] },
      outline: [],
    },
    { assets },
  );
}

function withBoxes(page: Page): Page {
  const { widthMm, heightMm } = page;
  const cut = SHOP_BLEED_MM;
  return {
    ...page,
    boxes: {
      trim: { xMm: cut, yMm: cut, widthMm: widthMm - 2 * cut, heightMm: heightMm - 2 * cut },
      bleed: { xMm: 0, yMm: 0, widthMm, heightMm },
    },
  };
}
