import type { Blank } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import type { Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { Ship } from '../schema';
import { cutPiece, finishTitle, type KitInput, startTitle } from './input';
import { SIGNS } from './looks';

/** Two boards fit side by side on any paper. */
const BOARD_MM = { widthMm: 94, heightMm: 186 } as const;
/** Panel with the board's name, above its content. */
export const NAME_PANEL_MM = { widthMm: BOARD_MM.widthMm, heightMm: 58 } as const;

const BLANK: Blank = {
  ...board(BOARD_MM),
  panels: [
    { xMm: 0, yMm: 0, ...NAME_PANEL_MM, turn: 0 },
    {
      xMm: 0,
      yMm: NAME_PANEL_MM.heightMm,
      widthMm: BOARD_MM.widthMm,
      heightMm: BOARD_MM.heightMm - NAME_PANEL_MM.heightMm,
      turn: 0,
    },
  ],
};

/** The start board with the set-up, and the finish board with the round tracker. */
export const boards = cutPiece(
  { id: 'boards', title: 'Boards', audience: 'table' },
  'BO',
  () => BLANK,
  (input) => [
    { id: 'start', title: startTitle(input.body), copies: 1, faces: [startName(input), setUp(input)] },
    { id: 'finish', title: finishTitle(input.body), copies: 1, faces: [finishName(input), tracker(input.body)] },
  ],
);

const startName = ({ body }: KitInput): Face => ({
  face: 'emblem',
  tone: 'service',
  icon: SIGNS.start,
  title: startTitle(body),
  note: 'The start board. Everybody wakes up here.',
});

const finishName = ({ body, words }: KitInput): Face => ({
  face: 'emblem',
  tone: 'exit',
  icon: SIGNS.finish,
  title: finishTitle(body),
  note: body.options.finishLocked
    ? `The finish board. Shut while ${words.objectives.length > 24 ? 'anything' : `any of the ${words.objectives}`} still runs.`
    : 'The finish board. Open from the first round on.',
});

const setUp = ({ body: { players, drawPile } }: KitInput): Face => ({
  face: 'text',
  kicker: 'Before the first turn',
  icon: SIGNS.start,
  tone: 'service',
  title: 'Setting up',
  markdown: [
    'Choose a level. Deal its tiles face down, as the layout plan shows.',
    `Mix ${drawPile.safe} safe and ${drawPile.trap} trap tiles more, unseen, into a draw pile.`,
    `Take a character each, with token and card, and ${players.apPerRound} action points of one shape.`,
    'All characters begin on this board.',
    'Put the round marker beside the space that names your number of players.',
  ]
    .map((step, i) => `${i + 1}. ${step}`)
    .join('\n'),
  footer: '',
});

/** Round tracker in one column from the top down, in the colours of its bands; the last space is the end (rules 3.4). */
export const tracker = (body: Ship): Face => ({
  face: 'track',
  title: 'Rounds left',
  isColumn: true,
  spaces: trackerSpaces(body),
});

type Band = Ship['tracker']['bands'][number];

const BAND_TONES: Readonly<Record<Band['colour'], Tone>> = {
  green: 'exit',
  amber: 'hazard',
  red: 'alarm',
  blue: 'service',
  grey: 'plain',
};

export function trackerSpaces({ tracker: { spaces, bands, startOffset }, players }: Ship) {
  const tones = bands.flatMap(({ colour, count }) => Array.from({ length: count }, () => BAND_TONES[colour]));
  const offsets = Object.values(startOffset);
  return Array.from({ length: spaces }, (_, i) => {
    const left = spaces - 1 - i;
    const here = offsets.flatMap((offset, seat) =>
      offset === i && seat + 1 >= players.min && seat + 1 <= players.max ? [seat + 1] : [],
    );
    const begins = here.length === 0 ? '' : ` · begin with ${here.join(', ')}`;
    return { label: left === 0 ? 'Too late' : `${left}${begins}`, tone: tones[i] ?? 'plain' };
  });
}
