import { prose, section } from '@/lib/kit/short-blocks';
import { type Cut, coverBlocks, cutsTable } from '@/lib/tabletop/cover';
import { forWhom } from '@/lib/tabletop/table-size';
import { CREDIT } from '../credit';
import { documentPiece, type KitInput } from './input';
import { wallsIn } from './walls';

/** For whom it is, where one is shut in, who made it, and everything that has to be cut out. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'arena',
    place: forWhom(input.body),
    by: 'By',
    opening: section('Read this aloud', 2, prose(input.body.theme)),
    contents: cutsTable(cuts(input)),
    credit: CREDIT,
  }),
);

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
