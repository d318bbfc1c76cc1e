import type { Block } from '@/lib/kit/blocks';
import { heading, prose } from '@/lib/kit/short-blocks';
import { boxCover, type Cut } from '@/lib/tabletop/cover';
import { isBlank } from '@/lib/tabletop/wording';
import { CREDIT } from '../credit';
import { deckTitle } from '../names';
import { cardsOf } from '../rules/cards';
import { type KitInput, makers } from './input';

/** What each deck’s collector says. */
const posters = ({ body }: KitInput): readonly Block[] =>
  body.decks.flatMap(({ theme: { patron, blurb } }) => [
    ...(isBlank(patron) ? [] : [heading(patron.trim(), 3)]),
    ...prose(blurb),
  ]);

/** The count of the box (rules 2 and 12), whatever the author put into it. */
const cuts = ({ body, players }: KitInput): readonly Cut[] => [
  ...body.decks.map((deck, i): Cut => [`Cards: ${deckTitle(deck, i)}`, cardsOf([deck]).total, 'CA']),
  body.die.sides === 6 ? ['Die, to fold and glue', 1, 'DI'] : ['Spinner: disc and arrow', 2, 'SP, SA'],
  ['Row mats', players, 'RM'],
  ['Round strip', 1, 'RS'],
];

/** For whom it is, who collects, who made it, and everything that has to be cut out. */
export const cover = boxCover(makers, { noun: 'box', credit: CREDIT }, posters, cuts);
