import type { Block } from '@/lib/kit/blocks';
import { cells, heading, prose, section, table } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/cover';
import { forWhom } from '@/lib/tabletop/table-size';
import { CREDIT } from '../credit';
import { cardsOf } from '../rules/cards';
import type { Deck } from '../schema';
import { documentPiece, type KitInput } from './input';
import { deckTitle } from './names';

/** For whom it is, who collects, who made it, and everything that has to be cut out. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'box',
    place: forWhom(input.body),
    by: 'By',
    opening: posters(input),
    contents: [heading('In this kit', 2), contents(input)],
    credit: CREDIT,
  }),
);

/** What each deck’s collector says. */
const posters = ({ body }: KitInput): readonly Block[] => {
  const written = body.decks.filter(({ theme }) => `${theme.patron}${theme.blurb}`.trim() !== '');
  return section('Read this aloud', 2, written.flatMap(poster));
};

const poster = ({ theme }: Deck): readonly Block[] => [
  ...(theme.patron.trim() === '' ? [] : [heading(theme.patron.trim(), 3)]),
  ...prose(theme.blurb),
];

/** The count of the box (rules 2 and 12), whatever the author put into it. */
function contents({ body, players }: KitInput): Block {
  const { total } = cardsOf(body.decks);
  const isDie = body.die.sides === 6;
  const rows: readonly (readonly [string, number, string])[] = [
    ...body.decks.map((deck, i) => [`Cards: ${deckTitle(deck, i)}`, cardsOf([deck]).total, 'CA'] as const),
    isDie ? (['Die, to fold and glue', 1, 'DI'] as const) : (['Spinner: disc and arrow', 2, 'SP, SA'] as const),
    ['Row mats', players, 'RM'],
    ['Round strip', 1, 'RS'],
    ['All together', total + (isDie ? 1 : 2) + players + 1, ''],
  ];
  return table(
    [
      ['To cut out', 4],
      ['How many', 1],
      ['Marked', 1],
    ],
    rows.map(([what, count, code]) => cells(what, String(count), code)),
  );
}
