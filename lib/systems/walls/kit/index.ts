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
import { waysOf } from '../rules/ground';
import type { Arena } from '../schema';
import { board } from './board';
import { arrows, lids, trays } from './boxes';
import { checks } from './examples/checks';
import { movements } from './examples/moves';
import {
  ARENA_SIGN,
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
import { aim, credit, ending, moving, round, settingUp, trapped } from './leaflet/setting-up';
import { flatWalls, walls, wallsIn } from './walls';

/** Numbers of pieces to cut out (rules 10). */
const cuts = (input: KitInput): readonly Cut[] => {
  const players = input.tokens.length;
  return [
    ['Board', input.ground.board.cells === 0 ? 0 : 1, 'BO'],
    ['Walls', wallsIn(input), 'WA'],
    ['Tokens', players, 'TK'],
    ['Boxes', players, 'TR'],
    ['Lids', players, 'LI'],
    ['Arrows', players * input.body.arrows, 'AR'],
    ['Spinner: disc and arrow', 2, 'SP, SA'],
  ];
};

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

/** Alternative to boxes: a page for each player, with a compass for each arrow of every round (rules 10). */
const pads = copiesPiece({ id: 'pads', title: 'Programming pads', audience: 'player' }, ({ body, tokens, names }) =>
  tokens.map((token, seat) => ({
    id: `pad${seat + 1}`,
    title: names[seat]?.trim() || tokenName(token),
    blocks: [
      heading(`Programming pad: ${tokenName(token)}`),
      small(
        'Use it in place of your box. Whenever arrows are set, mark one direction for each. Keep the page face down until it is your turn.',
      ),
      ...padRounds(body),
    ],
  })),
);

/** Most rows that fit on a page of any paper size. */
const ROWS = 7;
const SIDE_BY_SIDE = 2;
const RING_MM = 26;
/** Width of the round's label, relative to the width of its steps. */
const ROUND_SHARE = 0.3;

/** Returns a page of rounds, with a ring of directions to mark for each arrow. */
const padRounds = (body: Arena): readonly Block[] =>
  Array.from({ length: ROWS }, (_, row) => ({
    block: 'columns',
    columns: Array.from({ length: SIDE_BY_SIDE }, (_, i) => padRound(body, row + i * ROWS + 1)).flat(),
  }));

const padRound = (body: Arena, round: number) => [
  { share: ROUND_SHARE * body.arrows, blocks: [small(`**Round ${round}**`)] },
  ...Array.from({ length: body.arrows }, (_, i): { readonly share: number; readonly blocks: readonly Block[] } => ({
    share: 1,
    blocks: [
      {
        block: 'figure',
        figure: {
          figure: 'compass',
          topology: body.board.topology,
          directions: waysOf(body),
          label: String(i + 1),
        },
        alt: `Round ${round}, step ${i + 1}: mark one direction.`,
        heightMm: RING_MM,
      },
    ],
  })),
];

/** Cover: players, story, credits and numbers of pieces. */
const cover = boxCover(makers, { noun: 'arena', credit: CREDIT }, ({ body }) => prose(body.theme), cuts);

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
  ...chapter('How to play', [...aim(input), ...settingUp(input)]),
  ...chapter('Turns', [...round(input), ...moving(input), ...wall(input), ...trapped(input), ...ending(input)]),
  ...houseRulesChapter(options, input.body.options),
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
