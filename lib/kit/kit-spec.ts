import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import type { Blank } from './blank';
import type { Block, IconName } from './blocks';
import type { Face } from './faces';

/** Everything that is printed of one scenario, as data. Only templates/ knows how to draw it. */
export interface KitSpec {
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  readonly authors: readonly string[];
  /** What the game's own credits must say. */
  readonly credit?: string | undefined;
  /** Whose game it is, printed small on every part to cut out. */
  readonly sign: IconName;
  readonly pieces: readonly Piece[];
}

export const AUDIENCES = ['table', 'player', 'gm'] as const;
/** Who holds the piece: everybody, one player each, or the host. */
export type Audience = (typeof AUDIENCES)[number];

interface PieceCommon {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** What it is best printed on; if undefined, parts to cut out take thick paper and documents plain. */
  readonly paper?: 'plain' | 'thick' | undefined;
}

/** Blocks that flow over as many pages as they need, again for every copy. */
export interface DocumentPiece extends PieceCommon {
  readonly kind: 'document';
  readonly landscape?: boolean;
  /** Pages half as large, two to a side of paper, to fold and staple in the middle. */
  readonly booklet?: boolean;
  /** Set in smaller type, for what must fit on few pages. */
  readonly small?: boolean;
  /** Copies that fit are set two to a page, to be cut apart. */
  readonly halves?: boolean;
  readonly copies: readonly DocumentCopy[];
}

export interface DocumentCopy {
  /** Prefix of the form fields, and the outline's entry: "Ann". */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Parts to cut out, all of one shape, as many as fit on a sheet; what is larger than a sheet goes over several. */
export interface CutPiece extends PieceCommon {
  readonly kind: 'cut';
  /** Two or three capitals that are printed small on every part, with its number: "EV". */
  readonly code: string;
  readonly blank: Blank;
  /** Its parts lie face down in play, so that they need their backs. */
  readonly faceDown?: boolean | undefined;
  readonly parts: readonly Part[];
}

export interface Part {
  /** Of what is printed of an entry: the entry's id, after a dash where more stands before it ("event-cow"). */
  readonly id: string;
  /** Names the part in an issue: "Hull breach". */
  readonly title: string;
  readonly copies: number;
  /** One a panel of the blank. */
  readonly faces: readonly Face[];
  /** What is on the reverse of all of it; nothing if undefined. */
  readonly back?: Face | undefined;
}

/** The two sides of a page that tells what a printer gets wrong. */
interface CalibrationPiece extends PieceCommon {
  readonly kind: 'calibration';
}

export type Piece = DocumentPiece | CutPiece | CalibrationPiece;

/** Text that must fit a box when printed; what does not is an issue at `path`. */
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
  'emblemNote',
  'spaceLabel',
  'roomLabel',
] as const;
/** Styles that shrink to fit, down to their least size (templates/theme/styles.ts). */
export type TextStyle = (typeof TEXT_STYLES)[number];
