import { harmless } from '@/cli/say';
import type { KitList, ListedPiece } from '@/lib/kit/kit-list';
import { counted } from '@/lib/tabletop/words/wording';

/** Contents of a kit as a table for terminals: each piece, and below it its parts. */
export function sayKit({ pieces, cutOut }: KitList): string {
  const width = Math.max(0, ...pieces.map(({ id }) => id.length));
  const lines = pieces.flatMap((piece) => [
    `  ${row(piece.copies, piece.id.padEnd(width))}  ${piece.title}${piece.kind === 'cut' ? ' (to cut out)' : ''}`,
    ...partsOf(piece).map(({ copies, title }) => `        ${row(copies, title)}`),
  ]);
  return [...lines, '', `  ${counted(cutOut, 'piece')} to cut out`].map((line) => `${harmless(line)}\n`).join('');
}

const row = (copies: number, text: string): string => `${String(copies).padStart(4)}  ${text}`;

/** Omitted for documents of one copy, where they only repeat the piece. */
const partsOf = ({ kind, parts }: ListedPiece) => (kind === 'cut' || parts.length > 1 ? parts : []);
