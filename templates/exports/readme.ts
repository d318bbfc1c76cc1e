import type { KitSpec } from '@/lib/kit/kit-spec';
import type { Section } from '@/templates/layout/sections';
import type { Deck } from './deck';
import { SHOPS, type Shop } from './print-on-demand';
import type { ShopPicture } from './shop-pictures';

/** Folder of the pictures for MakePlayingCards. */
export const CARDS_FOLDER = 'makeplayingcards';

export interface Contents {
  /** PDFs of the whole kit, of every component and of every deck, and the scenario itself. */
  readonly documents: boolean;
  /** Every page as a picture. */
  readonly sheets: boolean;
  /** Every piece to cut out as a picture, front and back, in the sizes of these print shops. */
  readonly pieces: readonly Shop[];
}

export const EVERYTHING: Contents = { documents: true, sheets: true, pieces: SHOPS };

interface ReadmeSubject {
  readonly kit: KitSpec;
  readonly folders: readonly (Section & { readonly folder: string })[];
  /** Number of pages of the whole kit. Short components can share a page. */
  readonly pageCount: number;
  readonly shop: readonly ShopPicture[];
  /** Poker cards for MakePlayingCards. */
  readonly cards: readonly ShopPicture[];
  readonly decks: readonly Deck[];
  readonly contents: Contents;
  readonly scenario: string;
  readonly art: boolean;
}

/** Describes the files of a kit, for readers who print them. */
export function readmeLines(subject: ReadmeSubject): readonly string[] {
  const { kit, folders, pageCount, shop, cards, decks, contents, scenario, art } = subject;
  return [
    kit.title,
    ...(kit.subtitle ? [kit.subtitle] : []),
    '',
    ...(contents.documents
      ? [
          `kit.pdf            everything to print at home, ${counted(pageCount, 'page')}, with the scenario inside`,
          'components/        the same, one PDF for each component',
          `${scenario}`,
          '                   the scenario itself: open it in Trapdoor to change or check it',
          ...(art
            ? ['art/               its own pictures: bring them into the scenario again where they are missing']
            : []),
        ]
      : []),
    ...(contents.sheets ? ['sheets/            every page as a picture, 300 dots an inch'] : []),
    ...(shop.length > 0 ? ['pieces/            every piece to cut out as a picture, for print shops'] : []),
    ...(cards.length > 0 ? [`${CARDS_FOLDER}/  poker cards as pictures, for MakePlayingCards`] : []),
    ...(decks.length > 0 ? ['decks/             one PDF for each deck of cards, for print shops'] : []),
    'CREDITS.txt        whose work is in it; keep it with whatever you pass on',
    '',
    'WHAT THERE IS',
    '',
    ...folders.map(({ folder, title, pageCount: own }) => `  ${title}: ${counted(own, 'page')} (${folder})`),
    '',
    'PRINTING AT HOME',
    '',
    'Print at 100 % or “actual size”, never “fit to page”. Try one page first.',
    'Where a component has backs on the other side, print on both sides and turn the paper as the kit was ordered.',
    ...(shop.length > 0 ? ['', ...shopLines(shop)] : []),
    ...(cards.length > 0 ? ['', ...cardLines(cards)] : []),
    ...(decks.length > 0 ? ['', ...deckLines(decks)] : []),
  ];
}

function byFolder(pictures: readonly ShopPicture[]): ReadonlyMap<string, readonly ShopPicture[]> {
  const groups = new Map<string, ShopPicture[]>();
  for (const picture of pictures) groups.set(picture.folder, [...(groups.get(picture.folder) ?? []), picture]);
  return groups;
}

function shopLines(shop: readonly ShopPicture[]): readonly string[] {
  return [
    'HAVING PIECES MADE (pieces/)',
    '',
    'Each picture is RGB, 300 dots an inch, with 1/8 inch all round that is cut off. Files that begin with the same',
    'number are front and back of one piece; “x3” in a name says that the game needs three of it.',
    '',
    ...[...byFolder(shop)].map(([folder, pictures]) => {
      const [first] = pictures;
      const made = first?.product ? `a ${first.product.name} at The Game Crafter` : 'no usual product: its own size';
      const size = first ? `${first.widthPx} × ${first.heightPx} pixels` : '';
      return `  ${folder}: ${counted(pictures.length, 'picture')}, ${size}, ${made}`;
    }),
  ];
}

const cardLines = (cards: readonly ShopPicture[]): readonly string[] => [
  `HAVING CARDS MADE BY MAKEPLAYINGCARDS (${CARDS_FOLDER}/)`,
  '',
  'Each picture is RGB, 300 dots an inch, with 36 pixels all round that are cut off, as that shop asks for a poker',
  'card. Bring all fronts and all backs, and tell it to make “x3” of what says so in its name.',
  '',
  ...[...byFolder(cards)].map(([folder, pictures]) => {
    const [first] = pictures;
    return `  ${folder}: ${counted(pictures.length, 'picture')}, ${first?.widthPx} × ${first?.heightPx} pixels`;
  }),
];

const deckLines = (decks: readonly Deck[]): readonly string[] => [
  'HAVING DECKS MADE (decks/)',
  '',
  'Pages of 2.75 by 3.75 inches, the back of the first card, its front, the back of the second, and so on, as',
  'DriveThruCards orders them. That shop asks for PDF/X-1a in the four colours of a press with at most 240 % ink.',
  'These files are RGB, since Trapdoor can’t make that: convert them first, or ask the shop to.',
  '',
  ...decks.map(({ folder, title, cards }) => `  ${folder}.pdf: ${title}, ${counted(cards.length, 'card')}`),
];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
