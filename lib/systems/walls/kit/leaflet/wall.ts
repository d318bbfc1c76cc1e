import type { Block } from '@/lib/kit/blocks';
import { bullets, section } from '@/lib/kit/short-blocks';
import type { Arena } from '../../schema';
import { isOnTiles, type KitInput } from '../input';

export const wall = (input: KitInput): readonly Block[] =>
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
