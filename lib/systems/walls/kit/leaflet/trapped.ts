import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, section, small, text } from '@/lib/kit/short-blocks';
import { CREDIT } from '../../credit';
import type { Arena } from '../../schema';
import { isOnTiles, type KitInput } from '../input';

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

/** As rules 13 wants it on the leaflet. */
export const credit = (): readonly Block[] => [
  small(asMarkdown(CREDIT)),
  small(asMarkdown(`John Christian’s mail address: ${ADDRESS}.`)),
];
