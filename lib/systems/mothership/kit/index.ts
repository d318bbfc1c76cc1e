import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { board } from '@/lib/kit/blanks/flat';
import type { Block, IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { bullets, flow, heading, prose, section, small, text, wordTable } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/pieces/cover';
import { copiesForPlayers, kitOf, type PieceMaker } from '@/lib/tabletop/pieces/piece-makers';
import { fullSizeOf } from '@/lib/tabletop/play/board';
import { CREDIT } from '../credit';
import { trapSentence } from '../sentences/traps';
import { boards } from './boards';
import { characterCards, standees } from './character-cards';
import { endings } from './endings';
import {
  copiesPiece,
  cutPiece,
  documentPiece,
  type KitInput,
  kitInput,
  objectiveTitle,
  shipName,
  trapTitle,
} from './input';
import { layoutPlan, shipGrid } from './layout-plan';
import { SHIP_SIGN, SIGNS } from './looks';
import { actions, leaflet } from './rules-leaflet';
import { TILE_MM, tiles } from './tiles';
import { tokens } from './tokens';

/** Reference of all kinds of tiles, by icon (rules 7). */
const tileReference = (input: KitInput): readonly Block[] => [...harmless(input), ...traps(input)];

const harmless = ({ body, words }: KitInput): readonly Block[] => [
  heading(objectiveTitle(body), 3, signOf(body.ship.objectivePicture, SIGNS.objective)),
  small(
    asMarkdown(
      `No trap. Stand on it and pay 1 action point to put an OFF token there. Shut down all ${words.objectives} before you leave.`,
    ),
  ),
  heading('Safe', 3, SIGNS.safe),
  small('No trap. Nothing happens here, however often you pass.'),
];

/** All traps with their rules and the author’s words. */
function traps({ body, words }: KitInput): readonly Block[] {
  if (body.traps.length === 0) return [text('There are no traps aboard. How kind.')];
  return body.traps.flatMap((trap, i): readonly Block[] => [
    heading(trapTitle(trap, i), 3, signOf(trap.picture, SIGNS.trap)),
    small(paragraphs(asMarkdown(trapSentence(trap, words, body.options)), trap.text)),
  ]);
}

/** Returns the picture if it is an icon, else `otherwise`: uploads are too detailed for a line of text. */
const signOf = (picture: string, otherwise: IconName): IconName =>
  parsePicture(picture).kind === 'sign' ? picture : otherwise;

/** Cover: title, authors, and the list of pieces to cut out. */
const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'ship',
    place: shipName(input.body, input.header.title),
    by: 'By',
    opening: section('Read this aloud', 2, prose(input.body.ship.premise)),
    contents: [heading('In this kit', 2), contents(input)],
    bring: [],
    credit: CREDIT,
  }),
);

/** Contents of the box (rules 2), including what the author changed. */
function contents({ inventory, words }: KitInput): Block {
  const rows: readonly (readonly [string, number, string])[] = [
    [`Tiles: ${words.objectives}`, inventory.objectiveTiles, 'TI'],
    ['Tiles: safe', inventory.safeTiles, 'TI'],
    ['Tiles: traps', inventory.trapTiles, 'TI'],
    ['Character cards', inventory.characterCards, 'CH'],
    ['Character tokens', inventory.characterTokens, 'TK'],
    ['Action points', inventory.apTokens, 'TK'],
    ['Tokens of what traps do', inventory.effectTokens, 'TK'],
    ['OFF tokens', inventory.orangeTokens, 'TK'],
    ['Round marker', inventory.roundMarker, 'TK'],
    ['Boards', inventory.boards, 'BO'],
    ['All together', inventory.piecesTotal, ''],
  ];
  return wordTable(
    { 'To cut out': 4, 'How many': 1, Marked: 1 },
    rows.map(([what, count, code]) => [what, String(count), code]),
  );
}

/** References of actions and traps, one page for each player. */
const references = copiesPiece(
  { id: 'references', title: 'Actions and traps', audience: 'player' },
  (input) => {
    const blocks: readonly Block[] = [
      heading('Actions and traps'),
      ...flow([
        heading('Actions', 2),
        actions(input),
        heading('Mind', 2),
        bullets(reminders(input)),
        heading('Tiles', 2),
        ...tileReference(input),
      ]),
    ];
    return copiesForPlayers(input.playerNames, () => blocks);
  },
  { small: true },
);

function reminders({ body: { options }, words }: KitInput): readonly string[] {
  return [
    'A hidden tile that you step on turns up and acts at once. One that lies open acts again whenever somebody steps on it.',
    'Tiles never turn back down.',
    options.compulsion === 'strict'
      ? 'Whoever is driven somewhere steps that way, or waits so that a friend can assist first, and does nothing else.'
      : 'Whoever is driven somewhere may act, and wait for a friend to assist, but steps only that way.',
    options.maxPerTile === null
      ? 'Any number of you may stand together.'
      : `A tile holds no more than ${options.maxPerTile} of you; boards hold everybody.`,
    ...(options.finishLocked ? [`The finish opens with the last OFF token on the last ${words.objective}.`] : []),
  ].map((line) => line.replaceAll(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`));
}

/** Grids draw their squares at nine tenths, so that a tile covers exactly the drawn square. */
const SQUARE_MM = TILE_MM / 0.9;

/** The layout in full size, to deal the tiles onto. The rules do not need it, so it is printed only on request. */
const mat = cutPiece(
  { id: 'mat', title: 'Mat to deal the tiles onto', audience: 'table', extra: true },
  'MA',
  (input) => board(fullSizeOf(shipGrid(input.body), SQUARE_MM)),
  (input) => {
    const grid = { ...shipGrid(input.body), legend: [] };
    if (grid.squares.length === 0) return [];
    const title = shipName(input.body, input.header.title);
    const alt = `The layout of ${title}, ${grid.columns} columns by ${grid.rows} rows, a square of ${TILE_MM} mm for each tile.`;
    return [
      {
        id: 'mat',
        title,
        copies: 1,
        faces: [{ face: 'figure', figure: { figure: 'grid', grid, squareMm: SQUARE_MM }, title, alt }],
      },
    ];
  },
  { paper: 'plain' },
);

/** Pieces in order: first to read, then to cut out, the endings last. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  layoutPlan,
  leaflet,
  references,
  tiles,
  characterCards,
  tokens,
  boards,
  standees,
  mat,
  endings,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ body }) => ({
  noun: 'ship',
  subtitle: body.ship.name.trim() || 'A ship for Mothership Fantasia',
  sign: SHIP_SIGN,
}));
