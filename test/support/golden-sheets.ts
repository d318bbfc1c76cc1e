import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { board, roundToken } from '@/lib/kit/blanks/flat';
import { standee } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { TONES } from '@/lib/kit/tones';
import { pieceOf, SHORT_FACES } from './sample-faces';
import { CARD, ORDER } from './sample-kit';

/** The resolution of the stored pictures. */
export const GOLDEN_DPI = 40;

const backsBehind = { ...ORDER.sheets, backs: 'long-edge', bleedMm: 3, givesUp: ['pieces', 'marks', 'bleed'] } as const;
const emblems = TONES.map((tone): Face => ({ face: 'emblem', tone, icon: 'monster', title: tone, note: 'a note' }));
const playing = (index: string, pips: number): Face => ({
  face: 'playing',
  index,
  icon: 'sign-spades',
  pips,
  red: false,
});

interface GoldenSheet {
  readonly piece: Piece;
  readonly order: Partial<KitOrder>;
  readonly page: number;
}

/** A page of each sort, and which of its kit's pages it is. */
export const GOLDEN_SHEETS: Readonly<Record<string, GoldenSheet>> = {
  'cards-with-bleed': {
    piece: pieceOf('cards', cardBlank(CARD_SIZES.poker), [
      ...TONES.map((tone): Face => ({ ...CARD, tone })),
      playing('7', 7),
      playing('K', 0),
    ]),
    order: { sheets: backsBehind },
    page: 0,
  },
  'backs-of-cards': {
    piece: pieceOf('cards', cardBlank(CARD_SIZES.poker), [CARD, CARD, CARD]),
    order: { sheets: backsBehind },
    page: 1,
  },
  'tokens-in-grey': { piece: pieceOf('tokens', roundToken(40), emblems), order: { ink: 'grey' }, page: 0 },
  'standees-with-little-ink': {
    piece: pieceOf('standees', standee({ widthMm: 25, heightMm: 50 }), emblems),
    order: { ink: 'low', paper: 'letter' },
    page: 0,
  },
  'part-of-a-board': {
    piece: pieceOf('map', board({ widthMm: 400, heightMm: 300 }), [SHORT_FACES.figure]),
    order: {},
    page: 1,
  },
};
