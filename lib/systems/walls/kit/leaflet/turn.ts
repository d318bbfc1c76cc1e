import type { Block } from '@/lib/kit/blocks';
import { bullets, section, small, steps } from '@/lib/kit/short-blocks';
import { turnsCorners } from '../../rules/ground';
import type { Arena } from '../../schema';
import type { KitInput } from '../input';

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
  if (arena.board.topology === 'hex') return 'in one of six directions';
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
