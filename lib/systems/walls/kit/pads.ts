import { DIAGONALS, DIRECTIONS, type Direction } from '@/lib/kernel/tiling';
import type { Block } from '@/lib/kit/blocks';
import { heading, small } from '@/lib/kit/short-blocks';
import { tokenName } from '../names';
import { arrowNumbers } from './arrows';
import { copiesPiece, type KitInput } from './input';

/** As many as one page of any paper has room for. */
const ROWS = 7;
const SIDE_BY_SIDE = 2;
const ROSE_MM = 26;
/** Of what the arrows of a round take. */
const NUMBER_SHARE = 0.3;

/** In place of a box: a page for each player, with a compass for each arrow of every round (rules 10). */
export const pads = copiesPiece({ id: 'pads', title: 'Programming pads', audience: 'player' }, (input) =>
  input.tokens.map((token, seat) => ({
    id: `pad${seat + 1}`,
    title: input.names[seat]?.trim() || tokenName(token),
    blocks: padFor(input, tokenName(token)),
  })),
);

const padFor = (input: KitInput, name: string): readonly Block[] => [
  heading(`Programming pad: ${name}`),
  small(
    'Use it in place of your box. Whenever arrows are set, mark one direction for each. Keep the page face down until it is your turn.',
  ),
  ...Array.from({ length: ROWS }, (_, row) => rowOf(input, row)),
];

/** Rounds side by side, each with its number. */
const rowOf = (input: KitInput, row: number): Block => ({
  block: 'columns',
  columns: Array.from({ length: SIDE_BY_SIDE }, (_, i) => row + i * ROWS + 1).flatMap((round) => [
    { share: NUMBER_SHARE * input.body.arrows, blocks: [small(`**Round ${round}**`)] },
    ...arrowNumbers(input).map((number) => ({ share: 1, blocks: [rose(input, round, number)] })),
  ]),
});

const rose = ({ body }: KitInput, round: number, number: number): Block => ({
  block: 'figure',
  figure: {
    figure: 'compass',
    topology: body.board.topology,
    directions: directionsOf(body),
    label: String(number),
  },
  alt: `Round ${round}, arrow ${number}: mark one direction.`,
  heightMm: ROSE_MM,
});

/** Where an arrow may point; hexagons have no diagonals. */
export const directionsOf = ({ board: { topology }, options }: KitInput['body']): readonly Direction[] =>
  topology === 'square' && options.directions === 'diagonals'
    ? [...DIRECTIONS.square, ...DIAGONALS]
    : DIRECTIONS[topology];
