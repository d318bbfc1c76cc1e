import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { Block } from '@/lib/kit/blocks';
import type { TextFace } from '@/lib/kit/faces';
import type { DocumentPiece, KitSpec, Piece } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';

export const ORDER: KitOrder = {
  players: 2,
  names: [],
  paper: 'a4',
  fillable: false,
  ink: 'full',
  sheets: USUAL_SHEETS,
};

export const kitOf = (...pieces: readonly Piece[]): KitSpec => ({
  title: 'The Leaking Lighthouse',
  subtitle: 'A night with too much water',
  language: 'en-GB',
  authors: ['Zoë Ångström', 'Олег'],
  sign: 'monster',
  pieces,
});

export const documentOf = (...blocks: readonly Block[]): DocumentPiece => ({
  kind: 'document',
  id: 'notes',
  title: 'Keeper’s notes',
  audience: 'gm',
  copies: [{ id: 'copy', title: 'Copy', blocks }],
});

export const textOf = (markdown: string): Block => ({ block: 'text', markdown });

export const CARD: TextFace = {
  face: 'text',
  kicker: '♠ Breakdowns',
  icon: 'spades',
  tone: 'service',
  title: 'The lamp goes out',
  markdown: 'Somebody must climb.\n\n**Hits:** whoever stands *nearest* the stairs.',
  footer: '♠ any card',
};

export const cardsOf = (...faces: readonly TextFace[]): Piece => ({
  kind: 'cut',
  id: 'cards',
  title: 'Event cards',
  audience: 'gm',
  code: 'EV',
  blank: cardBlank(CARD_SIZES.poker),
  parts: faces.map((face, i) => ({ id: `E${i}`, title: face.title, copies: 1, faces: [face] })),
});

/** One of every kind of block. */
export const EVERY_BLOCK: readonly Block[] = [
  { block: 'heading', level: 1, text: 'Keeper’s notes', icon: 'hazard' },
  textOf('Water **rises**. It is `cold` and *does not stop*.\n\n> Said the keeper.\n\n1. one\n2. two'),
  { block: 'heading', level: 2, text: 'Signs' },
  { block: 'list', marker: 'checkbox', items: [{ markdown: 'Lamp lit', name: 'lamp' }] },
  { block: 'list', marker: 'number', items: [{ markdown: 'First', blocks: [textOf('nested words')] }] },
  { block: 'heading', level: 3, text: 'Crew' },
  {
    block: 'table',
    caption: 'Who is who',
    columns: [
      { label: 'Name', share: 2 },
      { label: 'Score', share: 1, icon: 'hearts' },
    ],
    rowHeaders: true,
    rows: [
      [
        { text: 'Lucky', box: { name: 'lucky', label: 'Lucky is spent', kind: 'check' } },
        { box: { name: 'score', label: 'Score', kind: 'text' } },
      ],
    ],
  },
  {
    block: 'fields',
    rows: [
      [
        { name: 'name', label: 'Name', kind: 'text', value: 'Жанна Łódź' },
        { name: 'alive', label: 'Alive', kind: 'check', value: 'yes' },
      ],
    ],
  },
  { block: 'lines', name: 'log', label: 'Log', count: 3 },
  {
    block: 'columns',
    columns: [
      { share: 1, blocks: [textOf('left words')] },
      { share: 2, blocks: [textOf('right words')] },
    ],
  },
  { block: 'callout', tone: 'secret', title: 'For nobody', blocks: [textOf('typewritten words')] },
  { block: 'break' },
  {
    block: 'figure',
    alt: 'Plan of two rooms',
    heightMm: 80,
    figure: {
      figure: 'plan',
      plan: {
        rooms: [
          { id: 'a', label: 'Lamp room', style: 'room', x: 0, y: 0, width: 6, height: 4 },
          { id: 'b', label: 'Stairs', style: 'corridor', x: 6, y: 0, width: 4, height: 4, secret: 'Wet' },
          { id: 'c', label: 'Rocks', style: 'outside', x: 14, y: 0, width: 4, height: 4 },
        ],
        passages: [
          { id: 'p', a: 'a', b: 'b', style: 'door', blocked: true, note: 'needs a key' },
          { id: 'q', a: 'b', b: 'c', style: 'hull', blocked: false, note: '' },
        ],
        start: 'a',
        wayOut: ['a', 'b', 'c'],
        scale: '1 square is 1 m',
      },
    },
  },
];
