import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, cardBlank } from '@/lib/kit/blank';
import type { Block } from '@/lib/kit/blocks';
import type { DocumentCopy, Part, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import type { Header, PieceKind } from '../../contract';
import type { Setting } from '../schema';
import { type Names, namesOf } from './names';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly setting: Setting;
  readonly names: Names;
  /** Players other than the GM; there are as many Extras. */
  readonly players: number;
  /** One a player; '' leaves the sheet blank. */
  readonly playerNames: readonly string[];
  readonly paper: Paper;
  /** One an Extra: suggested ones where the players' names are filled in too, else ''. */
  readonly extras: readonly KitExtra[];
}

export interface KitExtra {
  readonly name: string;
  readonly gender: string;
  readonly occupation: string;
  readonly picture: string;
}

/** A piece that can be ordered, and how it is made; undefined if there is nothing to print. */
export interface PieceMaker extends PieceKind {
  readonly build: (input: KitInput) => Piece | undefined;
}

const SHEETS = { min: 2, max: 6 } as const;

export function kitInput(header: Header, setting: Setting, order: KitOrder): KitInput {
  const players = Math.min(Math.max(Math.trunc(order.players) || SHEETS.min, SHEETS.min), SHEETS.max);
  const playerNames = Array.from({ length: players }, (_, i) => order.names[i]?.trim() ?? '');
  const filled = playerNames.some((name) => name !== '');
  const extras = Array.from({ length: players }, (_, i) => {
    const suggested = filled ? setting.extras[i] : undefined;
    return {
      name: suggested?.name ?? '',
      gender: suggested?.gender ?? '',
      occupation: suggested?.occupation ?? '',
      picture: suggested?.picture ?? '',
    };
  });
  return { header, setting, names: namesOf(setting), players, playerNames, paper: order.paper, extras };
}

/** How pages lie; upright and one by one unless told otherwise. */
interface PageSetting {
  readonly landscape?: (input: KitInput) => boolean;
  readonly booklet?: boolean;
}

/** A piece of one copy, upright unless told otherwise. */
export const documentPiece = (
  kind: PieceKind,
  blocks: (input: KitInput) => readonly Block[],
  setting?: PageSetting,
): PieceMaker => copiesPiece(kind, (input) => [{ id: kind.id, title: kind.title, blocks: blocks(input) }], setting);

/** A piece of several copies, each for somebody or something else. */
export const copiesPiece = (
  kind: PieceKind,
  copies: (input: KitInput) => readonly DocumentCopy[],
  { landscape = () => false, booklet = false }: PageSetting = {},
): PieceMaker => ({
  ...kind,
  build: (input) => ({
    kind: 'document',
    ...pieceOf(kind),
    landscape: landscape(input),
    booklet,
    copies: copies(input),
  }),
});

/** Pieces to cut out, all of one shape; none if there is nothing to put on them. */
export const cutPiece = (
  kind: PieceKind,
  code: string,
  blankFor: (input: KitInput) => Blank,
  partsFor: (input: KitInput) => readonly Part[],
): PieceMaker => ({
  ...kind,
  build: (input) => {
    const parts = partsFor(input);
    return parts.length === 0 ? undefined : { kind: 'cut', ...pieceOf(kind), code, blank: blankFor(input), parts };
  },
});

/** Cards of a usual size. */
export const cardsPiece = (
  kind: PieceKind,
  code: string,
  size: SizeMm,
  cards: (input: KitInput) => readonly Part[],
): PieceMaker => cutPiece(kind, code, () => cardBlank(size), cards);

const pieceOf = ({ id, title, audience }: PieceKind) => ({ id, title, audience });
