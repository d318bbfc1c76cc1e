import { sizeOf } from './blank';
import type { CutPiece, KitSpec, Part } from './kit-spec';

/** Most parts in a picture of a kit. */
const SHOWN = 4;
/** Smaller pieces and those with several panels can't be recognised, and longer ones leave no room. */
const [LEAST_MM, LONGEST] = [36, 1.8];

/** Returns the pieces of a kit that suit a picture of it, each with a few of its parts: one of each, then further ones. */
export function shownPieces({ pieces }: Pick<KitSpec, 'pieces'>): readonly CutPiece[] {
  const fit = pieces.filter((piece): piece is CutPiece => piece.kind === 'cut' && suits(piece));
  const turns = Array.from({ length: SHOWN }, (_, turn) =>
    fit.flatMap((piece) => spread(piece.parts).slice(turn, turn + 1)),
  );
  const chosen = new Set(turns.flat().slice(0, SHOWN));
  return fit
    .map((piece) => ({ ...piece, parts: piece.parts.filter((part) => chosen.has(part)) }))
    .filter(({ parts }) => parts.length > 0);
}

function suits({ blank }: CutPiece): boolean {
  const { widthMm, heightMm } = sizeOf(blank.outline);
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return blank.panels.length === 1 && short >= LEAST_MM && long <= short * LONGEST;
}

/** Returns a few parts from all over a component. */
function spread(parts: readonly Part[]): readonly Part[] {
  const step = Math.max(1, Math.floor(parts.length / SHOWN));
  return parts.filter((_, i) => i % step === 0).slice(0, SHOWN);
}
