import type { Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';

/** No card lies there. */
const EMPTY = -1;

/** Rows of cards that lie face down before the players. */
export interface Rows {
  readonly players: number;
  readonly slots: number;
  /** Cards by seat × slots + slot; -1 where a slot is empty. */
  readonly rows: number[];
  /** By place in the rows: bits of the opponents who have looked at the card there. */
  readonly known: number[];
}

/** Where a slot lies among all rows. */
export const placeOf = ({ slots }: Pick<Rows, 'slots'>, seat: Seat, slot: number): number => seat * slots + slot;

/** Whether a card lies face down there. */
export const isFaceDown = (table: Rows, seat: Seat, slot: number): boolean =>
  at(table.rows, placeOf(table, seat, slot)) !== EMPTY;

export function hasCards(table: Rows, seat: Seat): boolean {
  for (let slot = 0; slot < table.slots; slot++) if (isFaceDown(table, seat, slot)) return true;
  return false;
}

/** Whether an opponent has a card that can be aimed at. */
export function hasTarget(table: Rows, seat: Seat): boolean {
  for (let other = 0; other < table.players; other++) if (other !== seat && hasCards(table, other)) return true;
  return false;
}

/** The slots of a row in which a card lies, from the left. */
export function filledSlots(table: Rows, seat: Seat): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < table.slots; slot++) if (isFaceDown(table, seat, slot)) slots.push(slot);
  return slots;
}

/** Takes a card out of a row; the slot stays empty until it is refilled. */
export function takeCard(table: Rows, seat: Seat, slot: number): number {
  const place = placeOf(table, seat, slot);
  const card = at(table.rows, place);
  putCard(table, place, EMPTY);
  return card;
}

/** Lays a card face down. Nobody but its owner has seen it there. */
export function putCard({ rows, known }: Rows, place: number, card: number): void {
  rows[place] = card;
  known[place] = 0;
}
