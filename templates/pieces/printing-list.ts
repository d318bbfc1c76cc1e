import type { Block } from '@/lib/kit/blocks';
import type { Piece } from '@/lib/kit/kit-spec';
import { cells, heading, table } from '@/lib/kit/short-blocks';

export type Paper = 'plain' | 'thick';
export type Sides = 'one' | 'either' | 'both';

export interface PrintAdvice {
  readonly title: string;
  readonly firstPage: number;
  /** Excludes blank pages at the end. */
  readonly lastPage: number;
  readonly paper: Paper;
  readonly sides: Sides;
}

export const paperOf = ({ kind, paper }: Piece): Paper => paper ?? (kind === 'cut' ? 'thick' : 'plain');

const PAPERS: Readonly<Record<Paper, string>> = { plain: 'plain paper', thick: 'thick paper' };
const SIDES: Readonly<Record<Sides, string>> = {
  one: 'one side',
  either: 'one side or both',
  both: 'both sides',
};

export const asksForPrinting = (piece: Piece): boolean =>
  piece.kind === 'document' && piece.copies.some(({ blocks }) => blocks.some(({ block }) => block === 'printing'));

/** Returns the piece with the list of pages filled in, or without it if there is only one thing to print. */
export function withPrinting(piece: Piece, advice: readonly PrintAdvice[]): Piece {
  if (piece.kind !== 'document') return piece;
  const replaced = (block: Block): readonly Block[] => {
    if (block.block !== 'printing') return [block];
    return advice.length < 2 ? [] : [heading(block.title, 2), listOf(advice)];
  };
  return { ...piece, copies: piece.copies.map((copy) => ({ ...copy, blocks: copy.blocks.flatMap(replaced) })) };
}

function listOf(advice: readonly PrintAdvice[]): Block {
  const runs: { firstPage: number; lastPage: number; how: string; titles: string[] }[] = [];
  for (const { title, firstPage, lastPage, paper, sides } of advice.toSorted((a, b) => a.firstPage - b.firstPage)) {
    const how = `${PAPERS[paper]}, ${SIDES[sides]}`;
    const run = runs.at(-1);
    if (run?.how === how) {
      run.lastPage = Math.max(run.lastPage, lastPage);
      run.titles.push(title);
    } else runs.push({ firstPage, lastPage, how, titles: [title] });
  }
  return table(
    [
      ['Pages', 3],
      ['Print on', 6],
      ['What', 11],
    ],
    runs.map(({ firstPage, lastPage, how, titles }) => cells(rangeOf(firstPage, lastPage), how, titles.join(', '))),
  );
}

const rangeOf = (first: number, last: number): string =>
  first === last ? `p. ${first + 1}` : `p. ${first + 1}–${last + 1}`;
