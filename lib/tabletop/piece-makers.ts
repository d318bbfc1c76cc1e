import { type Header, isOrdered, type PieceKind } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, cardBlank } from '@/lib/kit/blank';
import { squared } from '@/lib/kit/blanks/flat';
import type { Block } from '@/lib/kit/blocks';
import type { CutPiece, DocumentCopy, KitSpec, Part, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { heading } from '@/lib/kit/short-blocks';
import { titled } from './wording';

/** A piece that can be ordered, and how it is made; undefined if there is nothing to print. */
export interface PieceMaker<Input> extends PieceKind {
  readonly build: (input: Input) => Piece | undefined;
}

/** How pages lie and are set; upright, one by one and in the usual type unless told otherwise. */
interface PageSetting<Input> {
  readonly landscape?: (input: Input) => boolean;
  readonly booklet?: boolean;
  readonly small?: boolean;
  /** Two copies to a page where they fit. */
  readonly halves?: boolean;
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
    { landscape = () => false, booklet = false, small = false, halves = false }: PageSetting<Input> = {},
  ): Maker => ({
    ...kind,
    build: (input) => {
      const made = copies(input);
      return made.length === 0
        ? undefined
        : { kind: 'document', ...pieceOf(kind), landscape: landscape(input), booklet, small, halves, copies: made };
    },
  });

  /** A document of one copy, upright unless told otherwise. */
  const documentPiece = (
    kind: PieceKind,
    blocks: (input: Input) => readonly Block[],
    setting?: PageSetting<Input>,
  ): Maker => copiesPiece(kind, (input) => [{ id: kind.id, title: kind.title, blocks: blocks(input) }], setting);

  /** A document of one copy under its title. */
  const headed = (
    id: string,
    title: string,
    audience: PieceKind['audience'],
    blocks: (input: Input) => readonly Block[],
  ): Maker => documentPiece({ id, title, audience }, (input) => [heading(title), ...blocks(input)]);

  /** The rules in our own words, with what this scenario changes, on small pages to fold and staple. */
  const rulesLeaflet = (
    blocks: (input: Input) => readonly Block[],
    setting: Pick<PageSetting<Input>, 'small'> = {},
  ): Maker =>
    documentPiece({ id: 'rules', title: 'Rules leaflet', audience: 'table' }, blocks, { ...setting, booklet: true });

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

  return { copiesPiece, documentPiece, headed, rulesLeaflet, cutPiece, cardsPiece };
}

/** What differs from game to game around the pieces of a kit. */
interface KitFrame extends Pick<KitSpec, 'subtitle' | 'sign'> {
  /** What the document is, for one without a title: "setting". */
  readonly noun: string;
}

/** The pieces that can be ordered, and the kit of those that were; half-written bodies have one too. */
export const kitOf = <Body, Input>(
  makers: readonly PieceMaker<Input>[],
  inputOf: (header: Header, body: Body, order: KitOrder) => Input,
  frameOf: (input: Input) => KitFrame,
) => ({
  pieces: makers.map(({ build, ...kind }): PieceKind => kind),
  buildKit(header: Header, body: Body, order: KitOrder): KitSpec {
    const input = inputOf(header, body, order);
    const { noun, subtitle, sign } = frameOf(input);
    return {
      title: titled(header.title, noun),
      subtitle,
      language: header.language.trim() || 'en',
      authors: header.authors,
      sign,
      pieces: makers
        .filter((maker) => isOrdered(maker, order))
        .flatMap((maker) => maker.build(input) ?? [])
        .map((piece) => (order.sheets.tokens === 'square' ? withSquareTokens(piece) : piece)),
    };
  },
});

/** What the pieces of a role-playing game are made from. */
export interface RoleInput<Body> {
  readonly header: Header;
  readonly body: Body;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** Whether people whom the author suggests are printed on sheets. */
  readonly suggested: boolean;
}

export const roleInput =
  (range: PlayerRange) =>
  <Body>(header: Header, body: Body, order: KitOrder): RoleInput<Body> => ({
    header,
    body,
    players: playersOf(order, range),
    suggested: order.suggested !== false,
  });

/** A copy for each player, by name where there is one. */
export const copiesForPlayers = (
  names: readonly string[],
  blocks: (name: string, player: number) => readonly Block[],
): readonly DocumentCopy[] =>
  names.map((name, i) => ({ id: `player${i + 1}`, title: name || `Player ${i + 1}`, blocks: blocks(name, i) }));

/** The players that an order is for, within what the game allows: a name each, '' where there is none. */
export function playersOf({ players, names }: KitOrder, { min, max }: PlayerRange): readonly string[] {
  const count = Math.min(Math.max(Math.trunc(players) || min, min), max);
  return Array.from({ length: count }, (_, i) => names[i]?.trim() ?? '');
}

const withSquareTokens = (piece: Piece): Piece =>
  piece.kind === 'cut' ? { ...piece, blank: squared(piece.blank) } : piece;

const pieceOf = ({ id, title, audience }: PieceKind) => ({ id, title, audience });
