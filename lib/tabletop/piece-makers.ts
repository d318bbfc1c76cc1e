import type { PieceKind } from '@/lib/contract/authored';
import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, cardBlank } from '@/lib/kit/blank';
import type { Block } from '@/lib/kit/blocks';
import type { CutPiece, DocumentCopy, Part, Piece } from '@/lib/kit/kit-spec';

/** A piece that can be ordered, and how it is made; undefined if there is nothing to print. */
export interface PieceMaker<Input> extends PieceKind {
  readonly build: (input: Input) => Piece | undefined;
}

/** How pages lie; upright and one by one unless told otherwise. */
export interface PageSetting<Input> {
  readonly landscape?: (input: Input) => boolean;
  readonly booklet?: boolean;
}

/** How parts to cut out are printed. */
export type CutSetting = Pick<CutPiece, 'faceDown' | 'paper'>;

/** How the pieces of one game are made, each from the same input. */
export function pieceMakers<Input>() {
  type Maker = PieceMaker<Input>;

  /** Several copies of a document, each for somebody or something else; nothing without any. */
  const copiesPiece = (
    kind: PieceKind,
    copies: (input: Input) => readonly DocumentCopy[],
    { landscape = () => false, booklet = false }: PageSetting<Input> = {},
  ): Maker => ({
    ...kind,
    build: (input) => {
      const made = copies(input);
      return made.length === 0
        ? undefined
        : { kind: 'document', ...pieceOf(kind), landscape: landscape(input), booklet, copies: made };
    },
  });

  /** A document of one copy, upright unless told otherwise. */
  const documentPiece = (
    kind: PieceKind,
    blocks: (input: Input) => readonly Block[],
    setting?: PageSetting<Input>,
  ): Maker => copiesPiece(kind, (input) => [{ id: kind.id, title: kind.title, blocks: blocks(input) }], setting);

  /** Pieces to cut out, all of one shape; none if there is nothing to put on them. */
  const cutPiece = (
    kind: PieceKind,
    code: string,
    blankFor: (input: Input) => Blank,
    partsFor: (input: Input) => readonly Part[],
    setting: CutSetting = {},
  ): Maker => ({
    ...kind,
    build: (input) => {
      const parts = partsFor(input);
      if (parts.length === 0) return undefined;
      return { kind: 'cut', ...pieceOf(kind), ...setting, code, blank: blankFor(input), parts };
    },
  });

  /** Cards of a usual size. */
  const cardsPiece = (
    kind: PieceKind,
    code: string,
    size: SizeMm,
    cards: (input: Input) => readonly Part[],
    setting?: CutSetting,
  ): Maker => cutPiece(kind, code, () => cardBlank(size), cards, setting);

  return { copiesPiece, documentPiece, cutPiece, cardsPiece };
}

const pieceOf = ({ id, title, audience }: PieceKind) => ({ id, title, audience });
