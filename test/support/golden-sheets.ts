import { DIRECTIONS } from '@/lib/kernel/tiling';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { board, roundToken } from '@/lib/kit/blanks/flat';
import { standee, tent, tray } from '@/lib/kit/blanks/folded';
import type { Block } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { Grid } from '@/lib/kit/grid';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { TONES } from '@/lib/kit/tones';
import { pieceOf, SHORT_FACES } from './sample-faces';
import { CARD, documentOf, ORDER } from './sample-kit';

/** Resolution of the stored pictures. */
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

const HEXAGONS: Grid = {
  topology: 'hex',
  isBoard: true,
  columns: 4,
  rows: 3,
  squares: Array.from({ length: 12 }, (_, i) => ({
    x: i % 4,
    y: Math.floor(i / 4),
    ...(i === 0 && { label: '2·3·4' }),
    ...(i === 6 && { tone: 'plain' as const, icon: 'shape-star' }),
  })),
  walls: [
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
  ],
  legend: [],
};

interface GoldenSheet {
  readonly piece: Piece;
  readonly order: Partial<KitOrder>;
  readonly page: number;
}

/** One page of each kind: a kit and the index of its page. */
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
  'boxes-with-places': {
    piece: pieceOf('boxes', tray({ widthMm: 60, heightMm: 38 }, 14), [SHORT_FACES.slots, SHORT_FACES.number]),
    order: {},
    page: 0,
  },
  'standing-walls': {
    piece: pieceOf('walls', tent({ widthMm: 25, heightMm: 10 }), [SHORT_FACES.back]),
    order: {},
    page: 0,
  },
  'board-of-hexagons': {
    piece: pieceOf('board', board({ widthMm: 160, heightMm: 150 }), [
      { face: 'figure', figure: { figure: 'grid', grid: HEXAGONS, squareMm: 25 }, title: 'A board', alt: 'Hexagons' },
    ]),
    order: { paper: 'letter' },
    page: 0,
  },
  'rings-of-directions': {
    piece: documentOf(
      ...(['square', 'hex'] as const).map(
        (topology): Block => ({
          block: 'figure',
          figure: { figure: 'compass', topology, directions: DIRECTIONS[topology], label: '1' },
          alt: 'Directions',
          heightMm: 30,
        }),
      ),
    ),
    order: {},
    page: 0,
  },
  'part-of-a-board': {
    piece: pieceOf('map', board({ widthMm: 400, heightMm: 300 }), [SHORT_FACES.figure]),
    order: {},
    page: 1,
  },
};
