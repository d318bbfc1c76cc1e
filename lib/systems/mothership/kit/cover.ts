import type { Block } from '@/lib/kit/blocks';
import { cells, heading, prose, section, table } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/cover';
import { CREDIT } from '../credit';
import { documentPiece, type KitInput, shipName } from './input';

/** What it is, who made it, and everything that has to be cut out. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'ship',
    place: shipName(input.body, input.header.title),
    by: 'By',
    opening: section('Read this aloud', 2, prose(input.body.ship.premise)),
    contents: [heading('In this kit', 2), contents(input)],
    credit: CREDIT,
  }),
);

/** The count of the box (rules 2), whatever the author put into it. */
function contents({ inventory, words }: KitInput): Block {
  const rows: readonly (readonly [string, number, string])[] = [
    [`Tiles: ${words.objectives}`, inventory.objectiveTiles, 'TI'],
    ['Tiles: safe', inventory.safeTiles, 'TI'],
    ['Tiles: traps', inventory.trapTiles, 'TI'],
    ['Character cards', inventory.characterCards, 'CH'],
    ['Character tokens', inventory.characterTokens, 'TK'],
    ['Action points', inventory.apTokens, 'TK'],
    ['Tokens of what traps do', inventory.effectTokens, 'TK'],
    ['OFF tokens', inventory.orangeTokens, 'TK'],
    ['Round marker', inventory.roundMarker, 'TK'],
    ['Boards', inventory.boards, 'BO'],
    ['All together', inventory.piecesTotal, ''],
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
