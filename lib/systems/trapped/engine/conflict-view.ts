import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Conflict, ConflictKind, Person, Seat } from './state';
import type { TableView } from './table-view';

/** A conflict from one seat's point of view; fields as in Conflict, indexed by player. */
export interface ConflictView {
  readonly kind: ConflictKind;
  readonly actor: Seat;
  readonly by: Person;
  readonly room: number;
  readonly target: number;
  readonly arrives: number;
  readonly revealed: boolean;
  /** FACE_DOWN for cards that this seat must not see. */
  readonly cards: readonly Card[];
  readonly sides: readonly number[];
  readonly persons: readonly Person[];
  readonly attributes: readonly number[];
  readonly opposition: readonly Card[];
  readonly damage: Card;
}

/** Copies a conflict for the seat whose view this is; undefined if there is none. */
export function viewOf(conflict: Conflict, table: TableView): ConflictView | undefined {
  const { kind } = conflict;
  if (kind === 'none') return undefined;
  return {
    kind,
    actor: conflict.actor,
    by: conflict.by,
    room: conflict.room,
    target: conflict.target,
    arrives: conflict.arrives,
    revealed: conflict.revealed,
    cards: conflict.cards.map((_, player) => table.card(player)),
    sides: [...conflict.sides],
    persons: [...conflict.persons],
    attributes: [...conflict.attributes],
    opposition: [...conflict.opposition],
    damage: conflict.damage,
  };
}
