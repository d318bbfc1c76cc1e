import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import type { Blank } from './blank';
import type { Block, IconName } from './blocks';
import type { Face } from './faces';
import type { Poster } from './poster';

/** All printed content of one scenario, as data. Only templates/ knows how to draw it. */
export interface KitSpec {
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  readonly authors: readonly string[];
  /** Credit that the game itself requires. */
  readonly credit?: string | undefined;
  /** Sign of the game, printed small on every part to cut out. */
  readonly sign: IconName;
  /** Look of all pieces; the placard if undefined. */
  readonly theme?: string | undefined;
  readonly pieces: readonly Piece[];
}

export const AUDIENCES = ['table', 'player', 'gm'] as const;
/** Holder of the piece: the whole table, one player each, or the GM. */
export type Audience = (typeof AUDIENCES)[number];

interface PieceCommon {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** Recommended paper; by default thick for parts to cut out and plain for documents. */
  readonly paper?: 'plain' | 'thick' | undefined;
}

/** Blocks that flow over as many pages as they need. Every copy begins on a new page. */
export interface DocumentPiece extends PieceCommon {
  readonly kind: 'document';
  readonly landscape?: boolean;
  /** Pages of half the size, two per side of paper, to fold and staple in the middle. */
  readonly booklet?: boolean;
  /** Set in smaller type, to fit on few pages. */
  readonly small?: boolean;
  /** Prints two copies per page if they fit, to be cut apart. */
  readonly halves?: boolean;
  /** Poster drawn on a page of its own before the first copy. */
  readonly poster?: Poster | undefined;
  readonly copies: readonly DocumentCopy[];
}

export interface DocumentCopy {
  /** Prefix of the form fields, and title in the outline: "Ann". */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Parts of one shape to cut out, as many per sheet as fit. A part larger than a sheet is split over several. */
export interface CutPiece extends PieceCommon {
  readonly kind: 'cut';
  /** Two or three capitals, printed small on every part with its number: "EV". */
  readonly code: string;
  readonly blank: Blank;
  /** Its parts lie face down in play, so they need backs. */
  readonly faceDown?: boolean | undefined;
  readonly parts: readonly Part[];
}

export interface Part {
  /** For a part about an entry: the entry's id, possibly after a prefix and a dash ("event-cow"). */
  readonly id: string;
  /** Names the part in an issue: "Hull breach". */
  readonly title: string;
  readonly copies: number;
  /** One per panel of the blank. */
  readonly faces: readonly Face[];
  /** Face on the whole reverse; blank if undefined. */
  readonly back?: Face | undefined;
}

export type Piece = DocumentPiece | CutPiece | (PieceCommon & { readonly kind: 'calibration' });

/** Text that must fit a box when printed. Overflow is an issue at `path`. */
export interface TextBox {
  readonly path: Path;
  /** Names the place in a sentence: "the card of “Hull breach”". */
  readonly place: string;
  readonly text: string;
  readonly style: TextStyle;
  readonly box: SizeMm;
}

const TEXT_STYLES = [
  'cardKicker',
  'cardTitle',
  'cardBody',
  'cardFooter',
  'emblemTitle',
  'backTitle',
  'emblemNote',
  'spaceLabel',
  'roomLabel',
] as const;
/** Styles that shrink to fit, down to their minimum size (templates/theme/styles.ts). */
export type TextStyle = (typeof TEXT_STYLES)[number];
