import type { Fastening } from '@/lib/kit/blank';
import type { CutPiece, Piece } from '@/lib/kit/kit-spec';
import type { LaidPiece } from './lay-piece';

type Laid = Pick<LaidPiece, 'backs' | 'pages'>;

/** Lists what it takes to put the pieces of a kit together: "scissors", "glue", "5 paper clips". */
export function toolsFor(pieces: readonly (readonly [Piece, Laid | undefined])[]): readonly string[] {
  const cut = pieces.flatMap(([piece, laid]) => (piece.kind === 'cut' ? [{ piece, laid }] : []));
  const fastened = (how: Fastening) =>
    cut.reduce((sum, { piece }) => sum + (piece.blank.fastening === how ? copiesOf(piece) : 0), 0);
  const isGlued = fastened('glue') > 0 || cut.some(({ piece, laid }) => laid && isPastedUp(piece, laid));
  const [clips, fasteners] = [fastened('clip'), fastened('fastener')];
  return [
    ...(cut.length > 0 ? ['scissors'] : []),
    ...(isGlued ? ['glue'] : []),
    ...(pieces.some(isStapled) ? ['a stapler'] : []),
    ...(clips > 0 ? [several(clips, 'paper clip')] : []),
    ...(fasteners > 0 ? [several(fasteners, 'paper fastener')] : []),
  ];
}

const several = (count: number, noun: string): string => (count === 1 ? `a ${noun}` : `${count} ${noun}s`);

const copiesOf = ({ parts }: CutPiece): number => parts.reduce((sum, { copies }) => sum + copies, 0);

/** Tells whether backs are folded behind their fronts, or one part is spread over several pages. */
const isPastedUp = (piece: CutPiece, { backs, pages }: Laid): boolean =>
  backs === 'same-side' || pages.length > copiesOf(piece) * (backs === 'reverse' ? 2 : 1);

/** Sides of a booklet that is a single sheet, folded once. */
const SIDES_OF_A_SHEET = 2;

const isStapled = ([piece, laid]: readonly [Piece, Laid | undefined]): boolean =>
  piece.kind === 'document' &&
  piece.booklet === true &&
  (laid?.pages.length ?? 0) > piece.copies.length * SIDES_OF_A_SHEET;
