import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, section, small, steps, text } from '@/lib/kit/short-blocks';
import { playersInWords } from '@/lib/tabletop/authoring/table-size';
import { NONE } from '@/lib/tabletop/play/board';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { CREDIT } from '../../credit';
import { tokenName } from '../../names';
import { standingOn, turnsCorners } from '../../rules/ground';
import { startsOf, tablesOf } from '../../rules/starts';
import type { Arena } from '../../schema';
import { isOnTiles, type KitInput } from '../input';
import { wallsIn, wallsMostlyUsed } from '../walls';

export const round = ({ body }: KitInput): readonly Block[] =>
  section('A round', 2, [
    steps([
      ...(body.options.programming === 'roundStart' ? [setArrows(body)] : []),
      `The player with the spinner begins; the others follow clockwise. On your turn ${opening(body)}, move, put up a wall, and check who is Trapped.`,
      'The spinner goes on to the next player clockwise who is still in the game. A new round begins.',
    ]),
    small('The programming pads do as well as the boxes. If you are out before your turn, your box stays shut.'),
  ]);

const theArrows = ({ arrows }: Arena): string => (arrows === 1 ? 'the arrow' : `the ${arrows} arrows`);

const setArrows = (body: Arena): string =>
  `All of you point ${theArrows(body)} in your own box at the same time, and close it. Until a box is opened, only its owner may know what is inside.`;

const opening = (body: Arena): string =>
  body.options.programming === 'roundStart'
    ? 'open your box'
    : `look at the board as it stands by then, set ${theArrows(body)} in your box and show them`;

export const moving = ({ body }: KitInput): readonly Block[] =>
  section('Moving', 2, [
    bullets([
      stepping(body),
      ...(turnsCorners(body) ? [ROUND_CORNERS] : []),
      `Walls and the rim of the board stop a step. ${
        body.options.onBlocked === 'skip'
          ? 'That step is lost, but any arrow after it still counts, from where your token stands.'
          : 'Your move ends there, no matter which arrows are left.'
      }`,
      ...leavingOut(body),
      body.options.mayStop
        ? 'You may stop after any step, or stay where you are.'
        : 'Of the tiles where you may end, choose one that takes the most steps. You may not stop any earlier.',
      body.options.occupancy === 'end'
        ? 'You may pass over other tokens, but you may not end on a tile with one. You end on an earlier tile of your path then, or do not move at all.'
        : 'A tile with another token on it stops a step just as a wall does.',
    ]),
  ]);

const ROUND_CORNERS =
  'A step to a corner is open if at least one of the two ways round the corner is: over a tile of the board, and through no wall.';

function stepping(arena: Arena): string {
  const { arrows, options } = arena;
  const tile = `Each arrow is a step onto the next tile: ${waysOf(arena)}; row 1 is in the north.`;
  if (arrows === 1) return tile;
  return options.arrowOrder === 'fixed'
    ? `${tile} Arrow 1 is your first step, arrow 2 the one after it${arrows === 3 ? ', arrow 3 the last' : ''}.`
    : `${tile} Once your box is open, you choose in which order they are carried out.`;
}

function waysOf(arena: Arena): string {
  if (arena.board.topology === 'hex') return 'in one of six directions, as on the board’s compass';
  return `north, east, south or west${turnsCorners(arena) ? ', or to a corner' : ''}`;
}

function leavingOut({ arrows, options }: Arena): readonly string[] {
  if (arrows === 1 || options.arrowOrder === 'free') return [];
  return [
    options.maySkipFirst
      ? 'You may leave out any arrow and still carry out the others.'
      : 'You may not leave out an arrow on purpose and then carry out a later one.',
  ];
}

export const trapped = ({ body }: KitInput): readonly Block[] =>
  section('Who is Trapped', 2, [
    text(
      'After every turn, see into which parts walls and rim divide the board. A part with at least one token is a section; forget the others. Count the empty tiles of each section.',
    ),
    bullets([
      isOnTiles(body)
        ? 'A tile is empty if no token and no wall is on it. A token on a walled tile is a section of its own without any empty tile; other walled tiles belong to no section.'
        : 'A tile is empty if no token is on it. So tokens that share a section take room from each other.',
      'There is one section: nothing happens.',
      'All sections have equally many: nobody is Trapped.',
      'Otherwise everybody in the section with the fewest is Trapped, or in all of those that share the fewest. Their tokens leave the board together, and the walls stay.',
      body.options.cascade
        ? 'Then compare the sections that are left, again and again, until nobody is Trapped any more.'
        : 'Compare once a turn. Sections that are still unequal are compared again after the next turn.',
    ]),
    small('The example sheet shows three such boards, and three moves.'),
  ]);

export const ending = ({ body }: KitInput): readonly Block[] =>
  section('The end', 2, [text(`The last player with a token on the board wins. ${stalemate(body)}`)]);

function stalemate({ options: { stalemateRounds: rounds } }: Arena): string {
  const span = rounds === 1 ? 'a whole round passes' : `${rounds} whole rounds pass one after the other`;
  return `If ${span} without a new wall and without anybody out, those who are still in it share a draw.`;
}

const ADDRESS = 'Trapped@JohnGames.com';

/** Credits on the leaflet, as required by rules 13. */
export const credit = (): readonly Block[] => [
  small(asMarkdown(CREDIT)),
  small(asMarkdown(`John Christian’s mail address: ${ADDRESS}.`)),
];

export const aim = ({ body }: KitInput): readonly Block[] => [
  text(
    `Set your arrows${body.options.programming === 'roundStart' ? ' in secret' : ''}, move by them, then put up a wall. When walls cut the board into sealed parts, the players who have the least room left are Trapped and out of the game. The last one left wins. For ${playersInWords(body)}.`,
  ),
];

/** Section on gluing and fastening, once for every kit. */
export const making = ({ body }: KitInput): readonly Block[] =>
  section('Before the first game', 2, [
    bullets([
      `Glue the tabs of boxes and lids behind their walls. Fold and glue the tokens, and fold their feet out.${isOnTiles(body) ? '' : ' Fold the walls, so that they stand.'}`,
      body.arrows === 1
        ? 'Fix the arrow in your box in the middle of the compass, with a paper fastener or a bit of putty: it turns, but stays as you point it.'
        : 'Fix arrow 1 in place 1 of your box, and so on, in the middle of the compass, with a paper fastener or a bit of putty: they turn, but stay as you point them.',
      'Fix the arrow of the spinner with a paper fastener, loosely. Or spin a paper clip around the point of a pencil.',
    ]),
  ]);

export const settingUp = (input: KitInput): readonly Block[] => [
  ...section('Setting up', 2, [
    steps([
      seating(input),
      `Each of you takes the box, the lid and the ${counted(input.body.arrows, 'arrow')} with the colour of your token. Wherever you sit, turn your box until its compass points the same way as the one on the board.`,
      `Put the tokens on the tiles that show how many of you play.${standing(input)}`,
      supply(input),
      'Move starts and walls as you like before the first spin, but leave a way from every token to every other.',
      'Spin to see who opens first. If the arrow stops at a token that nobody plays, spin again. The spinner stays beside that player.',
    ]),
  ]),
  ...section('Where tokens begin', 3, starts(input)),
];

/** Step on who sits where: turns go clockwise, in the order of the tokens. */
function seating({ body, tokens }: KitInput): string {
  const order = joined(tokens.map((token) => asMarkdown(tokenName(token))));
  const fewer = tablesOf(body).length > 1 ? ' Fewer players use the first ones.' : '';
  return `Agree who takes which token, and sit clockwise in this order: ${order}.${fewer}`;
}

function standing({ ground, body }: KitInput): string {
  if (standingOn(ground) === 0) return '';
  return isOnTiles(body) ? ' Lay a wall on each dark tile.' : ' Stand a wall on each thick line.';
}

/** Step about the walls that are put up in play. */
function supply(input: KitInput): string {
  const [stand, all, used] = [standingOn(input.ground), wallsIn(input), wallsMostlyUsed(input)];
  if (all === stand) return 'There are no more walls to put up.';
  if (used < all) {
    return `Cut out the first ${counted(used, 'wall')} and keep ${stand === 0 ? 'them' : 'the rest of them'} within reach of all. Hardly a game needs more; if yours does, cut out more of the ${all}. They never run out.`;
  }
  const lasting =
    input.body.wallSupply === null ? 'They never run out.' : 'Once they are used up, nobody puts up any more.';
  return `Keep the ${stand === 0 ? '' : 'other '}${counted(all - stand, 'wall')} within reach of all. ${lasting}`;
}

/** Start of each token, by number of players. */
function starts({ body, ground, tokens }: KitInput): readonly Block[] {
  const { names, cells } = ground.board;
  if (cells === 0) return [];
  const placeOf = (cell: number, seat: number): readonly string[] => {
    const [token, name] = [tokens[seat], names[cell]];
    return cell === NONE || !token || name === undefined ? [] : [`${asMarkdown(tokenName(token))} on ${name}`];
  };
  return [
    bullets(
      tablesOf(body).map(
        (players) => `**${players} players:** ${joined(startsOf(body, ground, players).flatMap(placeOf))}.`,
      ),
    ),
  ];
}
