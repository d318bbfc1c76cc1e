import { prose } from '@/lib/kit/short-blocks';
import { boxCover, type Cut } from '@/lib/tabletop/cover';
import { CREDIT } from '../credit';
import { type KitInput, makers } from './input';
import { wallsIn } from './walls';

/** The count of rules 10. */
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

/** For whom it is, where one is shut in, who made it, and everything that has to be cut out. */
export const cover = boxCover(makers, { noun: 'arena', credit: CREDIT }, ({ body }) => prose(body.theme), cuts);
