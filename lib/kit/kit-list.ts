import type { KitSpec, Piece } from './kit-spec';

export interface KitList {
  readonly pieces: readonly ListedPiece[];
  /** Number of parts to cut out. */
  readonly cutOut: number;
}

export interface ListedPiece {
  readonly id: string;
  readonly title: string;
  readonly kind: Piece['kind'];
  /** Sum over all its parts. */
  readonly copies: number;
  readonly parts: readonly ListedPart[];
}

interface ListedPart {
  readonly id: string;
  readonly title: string;
  readonly copies: number;
}

/** Lists the pieces of a kit with their parts. Only cut pieces count as cut out; documents do not. */
export function listKit({ pieces }: Pick<KitSpec, 'pieces'>): KitList {
  const listed = pieces.map((piece) => {
    const parts = partsOf(piece);
    return { id: piece.id, title: piece.title, kind: piece.kind, copies: copiesIn(parts), parts };
  });
  return { pieces: listed, cutOut: copiesIn(listed.filter(({ kind }) => kind === 'cut')) };
}

function partsOf(piece: Piece): readonly ListedPart[] {
  switch (piece.kind) {
    case 'cut':
      return piece.parts.map(({ id, title, copies }) => ({ id, title, copies }));
    case 'document':
      return piece.copies.map(({ id, title }) => ({ id, title, copies: 1 }));
    case 'calibration':
      return [{ id: piece.id, title: piece.title, copies: 1 }];
  }
}

const copiesIn = (parts: readonly { readonly copies: number }[]): number =>
  parts.reduce((sum, { copies }) => sum + copies, 0);
