import type { IconName } from '@/lib/kit/blocks';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import type { Sketch, StructNode } from '@/templates/drawing/display-list';
import { signNamed } from '../theme/game-icons';
import type { Theme } from '../theme/theme';
import type { ShownPicture } from './faces/face';
import type { LaidPiece } from './lay-piece';

export interface KnownPiece {
  readonly laid: LaidPiece;
  readonly part: StructNode;
  /** Characters that no font can draw. */
  readonly missing: readonly string[];
  /** Characters in fields that the fields' font lacks. */
  readonly untypable: readonly string[];
}

interface Subject {
  readonly order: KitOrder;
  readonly sign: IconName;
  readonly language: string;
  readonly theme: Theme;
  readonly pictures: ReadonlyMap<string, ShownPicture>;
}

interface Kept extends KnownPiece {
  readonly key: string;
  readonly drawn: readonly (ShownPicture | Sketch | undefined)[];
}

/** Cache of piece layouts: only changed pieces are laid out again. */
export class PieceCache {
  private readonly kept = new Map<string, Kept>();

  /** Returns the layout of a piece; calls `lay` if it has changed. */
  async of(piece: Piece, subject: Subject, lay: () => Promise<KnownPiece>): Promise<KnownPiece> {
    const key = keyOf(piece, subject);
    // A sign may have been loaded since, if the browser was offline before.
    const drawn = picturesIn(piece).map((id) => subject.pictures.get(id) ?? signNamed(id));
    const known = this.kept.get(piece.id);
    const isSame = known?.key === key && drawn.every((picture, i) => picture === known.drawn[i]);
    if (known && isSame) return known;
    const made = { ...(await lay()), key, drawn };
    this.kept.set(piece.id, made);
    return made;
  }
}

/** Key of everything that affects a piece's look, except the pixels of its pictures. */
const keyOf = (piece: Piece, { order, sign, language, theme }: Subject): string =>
  JSON.stringify([piece, sign, language, theme.id, { ...order, players: 0, names: [], pieces: [], calibration: null }]);
