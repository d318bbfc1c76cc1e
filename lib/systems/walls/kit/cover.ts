import type { Block } from '@/lib/kit/blocks';
import { cells, heading, prose, section, table } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/cover';
import { forWhom } from '@/lib/tabletop/table-size';
import { CREDIT } from '../credit';
import { arrowNumbers } from './arrows';
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
    contents: [heading('In this kit', 2), contents(input)],
    credit: CREDIT,
  }),
);

/** The count of rules 10. */
function contents(input: KitInput): Block {
  const { tokens, ground } = input;
  const all: readonly (readonly [string, number, string])[] = [
    ['Board', ground.board.cells === 0 ? 0 : 1, 'BO'],
    ['Walls', wallsIn(input), 'WA'],
    ['Tokens', tokens.length, 'TK'],
    ['Boxes', tokens.length, 'TR'],
    ['Lids', tokens.length, 'LI'],
    ['Arrows', tokens.length * arrowNumbers(input).length, 'AR'],
    ['Spinner: disc and arrow', 2, 'SP, SA'],
  ];
  const rows = all.filter(([, count]) => count > 0);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  return table(
    [
      ['To cut out', 4],
      ['How many', 1],
      ['Marked', 1],
    ],
    [...rows, ['All together', total, ''] as const].map(([what, count, code]) => cells(what, String(count), code)),
  );
}
