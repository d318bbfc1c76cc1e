import type { Card } from '../cards';
import type { ConflictKind, Person, Seat } from './state';

/** A conflict as somebody sees it; fields as in Conflict, by player. */
export interface ConflictView {
  readonly kind: ConflictKind;
  readonly actor: Seat;
  readonly by: Person;
  readonly room: number;
  readonly target: number;
  readonly arrives: number;
  readonly revealed: boolean;
  /** FACE_DOWN for cards one may not see. */
  readonly cards: readonly Card[];
  readonly sides: readonly number[];
  readonly persons: readonly Person[];
  readonly attributes: readonly number[];
  readonly opposition: readonly Card[];
  readonly damage: Card;
}
