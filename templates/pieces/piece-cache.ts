import type { IconName } from '@/lib/kit/blocks';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import type { Sketch, StructNode } from '@/templates/drawing/display-list';
import { signNamed } from '../theme/game-icons';
import type { ShownPicture } from './faces/face';
import type { LaidPiece } from './lay-piece';

/** What laying out one piece came to. */
export interface KnownPiece {
  readonly laid: LaidPiece;
  readonly part: StructNode;
  /** Characters that no font could draw. */
  readonly missing: readonly string[];
  /** Characters in fields that their one font lacks. */
  readonly untypable: readonly string[];
}

interface Subject {
  readonly order: KitOrder;
  readonly sign: IconName;
  readonly language: string;
  readonly pictures: ReadonlyMap<string, ShownPicture>;
}

interface Kept extends KnownPiece {
  readonly key: string;
  readonly drawn: readonly (ShownPicture | Sketch | undefined)[];
}

/** Remembers how pieces were laid out last, so that only what has changed since is laid out again. */
export class PieceCache {
  private readonly kept = new Map<string, Kept>();

  /** What the piece came to, by `lay` if it has changed. */
  async of(piece: Piece, subject: Subject, lay: () => Promise<KnownPiece>): Promise<KnownPiece> {
    const key = keyOf(piece, subject);
    // A sign may come only now, where there was no connection before.
    const drawn = picturesIn(piece).map((id) => subject.pictures.get(id) ?? signNamed(id));
    const known = this.kept.get(piece.id);
    const isSame = known?.key === key && drawn.every((picture, i) => picture === known.drawn[i]);
    if (known && isSame) return known;
    const made = { ...(await lay()), key, drawn };
    this.kept.set(piece.id, made);
    return made;
  }
}

/** Everything that the look of a piece depends on, but for its pictures' pixels. */
const keyOf = (piece: Piece, { order, sign, language }: Subject): string =>
  JSON.stringify([piece, sign, language, { ...order, players: 0, names: [], pieces: [], calibration: null }]);
