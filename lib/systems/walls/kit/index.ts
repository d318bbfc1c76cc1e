import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, chapter, heading, prose, section, small } from '@/lib/kit/short-blocks';
import { spinnerMakers } from '@/lib/tabletop/dice/chance-pieces';
import { boxCover, type Cut } from '@/lib/tabletop/pieces/cover';
import { houseRulesChapter } from '@/lib/tabletop/pieces/house-rules';
import { kitOf, type PieceMaker } from '@/lib/tabletop/pieces/piece-makers';
import { capital } from '@/lib/tabletop/words/wording';
import { CREDIT } from '../credit';
import { options } from '../fields/table';
import { tokenName } from '../names';
import type { Arena } from '../schema';
import { board } from './board';
import { arrows, lids, trays } from './boxes';
import { checks } from './examples/checks';
import { movements } from './examples/moves';
import {
  ARENA_SIGN,
  compassOf,
  copiesPiece,
  documentPiece,
  isOnTiles,
  type KitInput,
  kitInput,
  makers,
  rulesLeaflet,
  standees,
  tokenLook,
} from './input';
import { aim, credit, ending, making, moving, round, settingUp, trapped } from './leaflet/setting-up';
import { flatWalls, roundsMostlyPlayed, walls, wallsIn, wallsMostlyUsed } from './walls';

/** Numbers of pieces to cut out (rules 10). */
const cuts = (input: KitInput): readonly Cut[] => {
  const players = input.tokens.length;
  return [
    ['Board', input.ground.board.cells === 0 ? 0 : 1, 'BO'],
    [wallsRow(input), wallsIn(input), 'WA'],
    ['Tokens', players, 'TK'],
    ['Boxes', players, 'TR'],
    ['Lids', players, 'LI'],
    ['Arrows', players * input.body.arrows, 'AR'],
    ['Spinner: disc and arrow', 2, 'SP, SA'],
  ];
};

function wallsRow(input: KitInput): string {
  const used = wallsMostlyUsed(input);
  return used < wallsIn(input) ? `Walls: the first ${used} do for nearly every game` : 'Walls';
}

const wall = (input: KitInput): readonly Block[] =>
  section('Your wall', 2, [
    bullets([
      ...(isOnTiles(input.body) ? onTile(input) : onSide(input)),
      'You may wall yourself in.',
      'If there is no such place, you put up no wall.',
    ]),
  ]);

const onSide = ({ body, ground }: KitInput): readonly string[] => [
  `After your move you must put exactly one wall on a side of a tile of your path: ${path(body)}. If you did not move, it goes on a side of the tile under your token.`,
  `Choose any side that is free. The rim of the board is no place for a wall${hasHoles(ground) ? ', nor is a side towards a hole' : ''}.`,
];

const onTile = ({ body }: KitInput): readonly string[] => [
  `After your move you must put exactly one wall on a tile of your path: ${path(body)}. It must hold no token and no wall. If you did not move, it goes on the tile under your token.`,
  'A walled tile can be neither entered nor left. A token on one has no place for another wall.',
];

const path = ({ options }: Arena): string =>
  options.includeStartTile
    ? 'the one you came from, those you passed, or the one you reached'
    : 'those you passed, or the one you reached, but not the one you came from, unless your path led back to it';

const hasHoles = ({ board }: KitInput['ground']): boolean => board.cells < board.columns * board.rows;

/** Alternative to boxes: pages for each player, with a compass for each arrow of every round (rules 10). */
const pads = copiesPiece({ id: 'pads', title: 'Programming pads', audience: 'player' }, (input) =>
  input.tokens.map((token, seat) => ({
    id: `pad${seat + 1}`,
    title: input.names[seat]?.trim() || tokenName(token),
    blocks: [
      heading(`Programming pad: ${tokenName(token)}`),
      small(
        `Use it in place of your box. ${input.body.arrows === 1 ? 'Each compass is a round' : '“3.2” is arrow 2 in round 3'}: mark one of its directions, as on the board’s compass. Keep the page face down until it is your turn.`,
      ),
      ...padRounds(input),
    ],
  })),
);

/** Most rows that fit on a page of any paper size, and compasses in a row. */
const ROWS = 9;
const COMPASSES = 9;
const RING_MM = 20;

/** Returns about as many full pages as games take rounds, with a ring of directions to mark for each arrow. */
function padRounds(input: KitInput): readonly Block[] {
  const { body } = input;
  const across = Math.floor(COMPASSES / body.arrows);
  const pages = Math.max(1, Math.round(roundsMostlyPlayed(input) / (ROWS * across)));
  return Array.from({ length: pages * ROWS }, (_, row) => ({
    block: 'columns',
    columns: Array.from({ length: across }, (_, i) => padRound(body, row * across + i + 1)).flat(),
  }));
}

const padRound = (body: Arena, round: number) =>
  Array.from({ length: body.arrows }, (_, i): { readonly share: number; readonly blocks: readonly Block[] } => ({
    share: 1,
    blocks: [
      {
        block: 'figure',
        figure: {
          figure: 'compass',
          ...compassOf(body),
          label: body.arrows === 1 ? String(round) : `${round}.${i + 1}`,
        },
        alt: `Round ${round}, step ${i + 1}: mark one direction.`,
        heightMm: RING_MM,
      },
    ],
  }));

/** Cover: players, story, credits and numbers of pieces. */
/** The story, then who everybody is. */
const aloud = ({ body }: KitInput): readonly Block[] => {
  const described = body.tokens.filter(({ text }) => text.trim() !== '');
  const who = described.map((token) => `**${asMarkdown(tokenName(token))}:** ${token.text.replace(/\s+/g, ' ')}`);
  return [...prose(body.theme), ...(who.length > 0 ? [bullets(who)] : [])];
};

const cover = boxCover(makers, { noun: 'arena', credit: CREDIT, bring: ['pencils if you use the pads'] }, aloud, cuts);

/** Three checks and three moves, computed by the engine under the arena's house rules (rules 10). */
const exampleSheet = documentPiece({ id: 'examples', title: 'Example sheet', audience: 'table' }, ({ body }) => [
  heading('Examples'),
  small(isOnTiles(body) ? 'Dark tiles are walls.' : 'Thick lines are walls.'),
  heading('Who is Trapped', 2),
  sideBySide(checks(body)),
  heading('Where a move may end', 2),
  small('The numbers say how many steps it takes.'),
  sideBySide(movements(body)),
]);

const sideBySide = (columns: readonly (readonly Block[])[]): Block => ({
  block: 'columns',
  columns: columns.map((blocks) => ({ share: 1, blocks })),
});

/** The rules, adapted to the arena's house rules. */
const leaflet = rulesLeaflet((input) => [
  ...chapter('How to play Walls', [...aim(input), ...making(input), ...settingUp(input)]),
  ...chapter('Turns', [...round(input), ...moving(input), ...wall(input), ...trapped(input), ...ending(input)]),
  ...houseRulesChapter(options, input.body.options, {
    unused: input.body.board.topology === 'hex' ? ['directions'] : [],
  }),
  ...credit(),
]);

/** Spinner for the opener (rules 3). Sectors are labelled with shapes, since names can be long. */
const spinner = spinnerMakers(makers, ({ tokens }) =>
  tokens.map((token) => ({ label: capital(token.shape), tone: tokenLook(token).tone, share: 1 })),
);

/** Pieces in printing order: to read first, to cut out, and to write on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  leaflet,
  exampleSheet,
  board,
  walls,
  flatWalls,
  standees,
  trays,
  lids,
  arrows,
  ...spinner,
  pads,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, () => ({
  noun: 'arena',
  subtitle: 'A board for Walls',
  sign: ARENA_SIGN,
}));
