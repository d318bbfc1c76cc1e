import { type Blank, CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { arrow, hexTile, roundToken, squareTile, squareToken, strip } from '@/lib/kit/blanks/flat';
import { lid, standee, tent, tray } from '@/lib/kit/blanks/folded';
import { cubeNet, spinnerArrow, spinnerDisc } from '@/lib/kit/blanks/pieces';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece } from '@/lib/kit/kit-spec';
import { TONES } from '@/lib/kit/tones';
import { CARD, EVERY_BLOCK } from './sample-kit';

/** Blanks of all common kinds and sizes. */
export const BLANKS: Readonly<Record<string, Blank>> = {
  poker: cardBlank(CARD_SIZES.poker),
  pokerUs: cardBlank(CARD_SIZES.pokerUs),
  mini: cardBlank(CARD_SIZES.mini),
  tarot: cardBlank(CARD_SIZES.tarot),
  square25: squareTile(25),
  square45: squareTile(45),
  square70: squareTile(70),
  hex40: hexTile(40),
  hex80: hexTile(80),
  round15: roundToken(15),
  round25: roundToken(25),
  round40: roundToken(40),
  token20: squareToken(20),
  strip: strip({ widthMm: 180, heightMm: 24 }),
  standee: standee({ widthMm: 25, heightMm: 50 }),
  tent: tent({ widthMm: 70, heightMm: 45 }),
  tray: tray({ widthMm: 60, heightMm: 40 }, 15),
  lid: lid({ widthMm: 60, heightMm: 40 }, 12),
  cube: cubeNet(20),
  marker: arrow({ widthMm: 24, heightMm: 30 }),
  disc: spinnerDisc(90),
  arrow: spinnerArrow(90),
};

const figure = EVERY_BLOCK.find((block) => block.block === 'figure');
if (figure?.block !== 'figure' || figure.figure.figure !== 'plan') throw new Error('No figure');
const plan = figure.figure;

/** Creates a face of every kind with the given words. */
export const faceOf = (words: (name: string) => string): Readonly<Record<Face['face'], Face>> => ({
  text: { ...CARD, kicker: words('kicker'), title: words('title'), markdown: words('text'), footer: words('footer') },
  emblem: {
    face: 'emblem',
    tone: 'hazard',
    icon: 'monster',
    title: words('title'),
    note: words('note'),
    corners: ['04', words('corner')],
  },
  back: { face: 'back', tone: 'alarm', icon: 'exit', title: words('back') },
  playing: { face: 'playing', index: '10', icon: 'sign-hearts', pips: 10, red: true },
  track: { face: 'track', title: words('title'), spaces: TONES.map((tone) => ({ label: words('space'), tone })) },
  slots: { face: 'slots', tone: 'exit', icon: 'exit', labels: ['L', words('slot'), 'R'] },
  slip: { face: 'slip', tone: 'alarm', line: 'dashed', label: words('label'), title: words('title') },
  wheel: { face: 'wheel', sectors: TONES.map((tone, i) => ({ label: words('sector'), tone, share: 1 + (i % 2) })) },
  pointer: { face: 'pointer', tone: 'exit' },
  number: { face: 'number', tone: 'service', value: 6, as: 'digits' },
  figure: { face: 'figure', figure: plan, title: words('title'), alt: 'Plan of two rooms' },
  plain: { face: 'plain' },
});

export const SHORT_FACES = faceOf((name) =>
  name === 'text' ? 'Somebody must climb.' : name === 'space' ? '3' : 'Rats',
);

/** Creates a piece with one part per face; each part has that face on every panel of the blank. */
export const pieceOf = (id: string, blank: Blank, faces: readonly Face[], more: Partial<CutPiece> = {}): CutPiece => ({
  kind: 'cut',
  id,
  title: `Pieces of ${id}`,
  audience: 'table',
  code: 'EV',
  blank,
  parts: faces.map((face, i) => ({
    id: `${id}${i}`,
    title: `${face.face} ${i}`,
    copies: 1,
    faces: blank.panels.map(() => face),
    back: SHORT_FACES.back,
  })),
  ...more,
});
