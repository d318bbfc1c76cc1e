import { type Header, isOrdered, type PieceKind } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, cardBlank } from '@/lib/kit/blank';
import { squared } from '@/lib/kit/blanks/flat';
import type { Block } from '@/lib/kit/blocks';
import type { CutPiece, DocumentCopy, KitSpec, Part, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { heading } from '@/lib/kit/short-blocks';
import { titled } from '../words/wording';

/** Piece that can be ordered, with a function that makes it; undefined if there is nothing to print. */
export interface PieceMaker<Input> extends PieceKind {
  readonly build: (input: Input) => Piece | undefined;
}

/** Page layout; by default upright single pages in the usual type size. */
interface PageSetting<Input> {
  readonly landscape?: (input: Input) => boolean;
  readonly booklet?: boolean;
  readonly small?: boolean;
  /** Prints two copies on a page if they fit. */
  readonly halves?: boolean;
}

export type CutSetting = Pick<CutPiece, 'faceDown' | 'paper'>;

/** Returns functions that make the pieces of a game, each from the same input. */
export function pieceMakers<Input>() {
  type Maker = PieceMaker<Input>;

  /** Makes several copies of a document, each for a different recipient; nothing without copies. */
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

  /** Makes a document of one copy; upright by default. */
  const documentPiece = (
    kind: PieceKind,
    blocks: (input: Input) => readonly Block[],
    setting?: PageSetting<Input>,
  ): Maker => copiesPiece(kind, (input) => [{ id: kind.id, title: kind.title, blocks: blocks(input) }], setting);

  /** Makes a document of one copy, with its title as heading. */
  const headed = (
    id: string,
    title: string,
    audience: PieceKind['audience'],
    blocks: (input: Input) => readonly Block[],
  ): Maker => documentPiece({ id, title, audience }, (input) => [heading(title), ...blocks(input)]);

  /** Makes the rules leaflet: our own wording with this scenario's changes, on small pages to fold and staple. */
  const rulesLeaflet = (
    blocks: (input: Input) => readonly Block[],
    setting: Pick<PageSetting<Input>, 'small'> = {},
  ): Maker =>
    documentPiece({ id: 'rules', title: 'Rules leaflet', audience: 'table' }, blocks, { ...setting, booklet: true });

  /** Makes pieces to cut out, all of one shape; nothing without parts. */
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

  /** Makes cards of a standard size. */
  const cardsPiece = (
    kind: PieceKind,
    code: string,
    size: SizeMm,
    cards: (input: Input) => readonly Part[],
    setting?: CutSetting,
  ): Maker => cutPiece(kind, code, () => cardBlank(size), cards, setting);

  return { copiesPiece, documentPiece, headed, rulesLeaflet, cutPiece, cardsPiece };
}

/** Variable frame of a kit. */
interface KitFrame extends Pick<KitSpec, 'subtitle' | 'sign'> {
  /** Kind of document, for untitled ones: "setting". */
  readonly noun: string;
}

/** Returns the pieces to order, and a function that builds a kit from an order, even for unfinished bodies. */
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

export interface RoleInput<Body> {
  readonly header: Header;
  readonly body: Body;
  /** One name for each player; '' for unnamed players. */
  readonly players: readonly string[];
  /** Sheets of people suggested by the author are printed too. */
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

/** Returns a copy for each player, titled with their name if there is one. */
export const copiesForPlayers = (
  names: readonly string[],
  blocks: (name: string, player: number) => readonly Block[],
): readonly DocumentCopy[] =>
  names.map((name, i) => ({ id: `player${i + 1}`, title: name || `Player ${i + 1}`, blocks: blocks(name, i) }));

/** Returns the players of an order, limited to the game's range: a name each, '' for unnamed players. */
export function playersOf({ players, names }: KitOrder, { min, max }: PlayerRange): readonly string[] {
  const count = Math.min(Math.max(Math.trunc(players) || min, min), max);
  return Array.from({ length: count }, (_, i) => names[i]?.trim() ?? '');
}

const withSquareTokens = (piece: Piece): Piece =>
  piece.kind === 'cut' ? { ...piece, blank: squared(piece.blank) } : piece;

const pieceOf = ({ id, title, audience }: PieceKind) => ({ id, title, audience });
