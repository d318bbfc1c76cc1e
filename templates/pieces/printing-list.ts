import type { Block } from '@/lib/kit/blocks';
import type { Piece } from '@/lib/kit/kit-spec';
import { sayPages } from '@/lib/kit/page-ranges';
import { cells, sections, table, text } from '@/lib/kit/short-blocks';

export type Paper = 'plain' | 'thick';
export type Sides = 'one' | 'either' | 'both';

/** Pages with the same print settings: kind of paper and number of sides. */
export interface ListedRun {
  readonly paper: Paper;
  readonly sides: Sides;
  readonly titles: readonly string[];
  /** Pages to print, counted from 0: those with content, and blank ones between those printed on both sides. */
  readonly pages: readonly number[];
}

export const paperOf = ({ kind, paper }: Piece): Paper => paper ?? (kind === 'cut' ? 'thick' : 'plain');

const PAPERS: Readonly<Record<Paper, string>> = { plain: 'plain paper', thick: 'thick paper' };
export const SIDES: Readonly<Record<Sides, string>> = {
  one: 'one side',
  either: 'one side or both',
  both: 'both sides',
};

export const asksForPrinting = (piece: Piece): boolean =>
  piece.kind === 'document' && piece.copies.some(({ blocks }) => blocks.some(({ block }) => block === 'printing'));

/** Returns the piece with the list of things to bring, and the print plan unless there is only one thing to print. */
export function withPrinting(piece: Piece, runs: readonly ListedRun[], tools: readonly string[]): Piece {
  if (piece.kind !== 'document') return piece;
  const replaced = (block: Block): readonly Block[] =>
    block.block === 'printing'
      ? sections({
          'What to bring': sentenceOf([...block.bring, ...tools]),
          'How to print it': runs.flatMap(({ titles }) => titles).length > 1 && [text(TRUE_SIZE), listOf(runs)],
        })
      : [block];
  return { ...piece, copies: piece.copies.map((copy) => ({ ...copy, blocks: copy.blocks.flatMap(replaced) })) };
}

const TRUE_SIZE = 'Print at 100 % (“actual size”). Sheets to cut out have a ruler to check it.';

const sentenceOf = (things: readonly string[]): string => {
  const list = things.join(', ');
  return list === '' ? '' : `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
};

const listOf = (runs: readonly ListedRun[]): Block =>
  table(
    [
      ['Pages', 3],
      ['Print on', 6],
      ['What', 11],
    ],
    runs.map(({ pages, paper, sides, titles }) =>
      cells(`p. ${sayPages(pages)}`, `${PAPERS[paper]}, ${SIDES[sides]}`, titles.join(', ')),
    ),
  );
