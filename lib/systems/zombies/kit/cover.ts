import type { Block } from '@/lib/kit/blocks';
import { heading, prose, section } from '@/lib/kit/short-blocks';
import { type Cut, coverBlocks, cutsTable } from '@/lib/tabletop/cover';
import { forWhom } from '@/lib/tabletop/table-size';
import { CREDIT } from '../credit';
import { deckTitle } from '../names';
import { cardsOf } from '../rules/cards';
import type { Deck } from '../schema';
import { documentPiece, type KitInput } from './input';

/** For whom it is, who collects, who made it, and everything that has to be cut out. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'box',
    place: forWhom(input.body),
    by: 'By',
    opening: posters(input),
    contents: cutsTable(cuts(input)),
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
const cuts = ({ body, players }: KitInput): readonly Cut[] => [
  ...body.decks.map((deck, i): Cut => [`Cards: ${deckTitle(deck, i)}`, cardsOf([deck]).total, 'CA']),
  body.die.sides === 6 ? ['Die, to fold and glue', 1, 'DI'] : ['Spinner: disc and arrow', 2, 'SP, SA'],
  ['Row mats', players, 'RM'],
  ['Round strip', 1, 'RS'],
];
