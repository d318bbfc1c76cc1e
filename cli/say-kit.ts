import { harmless } from '@/cli/say';
import type { KitList, ListedPiece } from '@/lib/kit/kit-list';
import { counted } from '@/lib/tabletop/wording';

/** What a kit holds, as a table to read on a terminal: each piece, and under it what there is more than one of. */
export function sayKit({ pieces, cutOut }: KitList): string {
  const width = Math.max(0, ...pieces.map(({ id }) => id.length));
  const lines = pieces.flatMap((piece) => [
    `  ${row(piece.copies, piece.id.padEnd(width))}  ${piece.title}${piece.kind === 'cut' ? ' (to cut out)' : ''}`,
    ...partsOf(piece).map(({ copies, title }) => `        ${row(copies, title)}`),
  ]);
  return [...lines, '', `  ${counted(cutOut, 'piece')} to cut out`].map((line) => `${harmless(line)}\n`).join('');
}

const row = (copies: number, text: string): string => `${String(copies).padStart(4)}  ${text}`;

/** A document of one copy says nothing that its piece has not said. */
const partsOf = ({ kind, parts }: ListedPiece) => (kind === 'cut' || parts.length > 1 ? parts : []);
