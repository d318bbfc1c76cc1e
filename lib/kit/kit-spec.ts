import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import type { Block, IconName, Tone } from './blocks';

/** Everything that is printed of one scenario, as data. Only templates/ knows how to draw it. */
export interface KitSpec {
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  readonly authors: readonly string[];
  readonly pieces: readonly Piece[];
}

export const AUDIENCES = ['table', 'player', 'gm'] as const;
/** Who holds the piece: everybody, one player each, or whoever runs the game. */
export type Audience = (typeof AUDIENCES)[number];

interface PieceCommon {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
}

/** Blocks that flow over as many pages as they need, again for every copy. */
export interface DocumentPiece extends PieceCommon {
  readonly kind: 'document';
  readonly landscape?: boolean;
  readonly copies: readonly DocumentCopy[];
}

export interface DocumentCopy {
  /** Prefix of the form fields, and the outline's entry: "Ann". */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Cards of one size, as many as fit on a sheet. */
export interface CardsPiece extends PieceCommon {
  readonly kind: 'cards';
  readonly size: SizeMm;
  readonly cards: readonly Card[];
}

export interface Card {
  readonly id: string;
  /** What sort of card: printed along the top, with the icon. */
  readonly kicker: string;
  readonly icon: IconName;
  readonly tone: Tone;
  readonly title: string;
  readonly markdown: string;
  readonly footer: string;
}

export type Piece = DocumentPiece | CardsPiece;

/** Text that must fit a box when printed; what does not is an issue at `path`. */
export interface TextBox {
  readonly path: Path;
  /** Names the place in a sentence: "the card of “Hull breach”". */
  readonly place: string;
  readonly text: string;
  readonly style: TextStyle;
  readonly box: SizeMm;
}

export const TEXT_STYLES = ['cardTitle', 'cardBody', 'cardFooter', 'roomLabel'] as const;
/** Styles that shrink to fit, down to their least size (templates/theme/styles.ts). */
export type TextStyle = (typeof TEXT_STYLES)[number];

/** Boxes on a poker card of 63 × 88 mm, as templates/pieces draws it. */
export const CARD_SIZE: SizeMm = { widthMm: 63, heightMm: 88 };
export const CARD_BOXES: Readonly<Record<'title' | 'body' | 'footer', SizeMm>> = {
  title: { widthMm: 53, heightMm: 13 },
  body: { widthMm: 53, heightMm: 43 },
  footer: { widthMm: 53, heightMm: 8 },
};
