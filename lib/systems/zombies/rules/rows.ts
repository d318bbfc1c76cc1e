import type { Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';

/** Value of an empty slot. */
const EMPTY = -1;

/** Rows of face-down cards in front of the players. */
export interface Rows {
  readonly players: number;
  readonly slots: number;
  /** Cards by place (seat × slots + slot); -1 for an empty slot. */
  readonly rows: number[];
  /** By place: bit mask of the opponents who have seen the card. */
  readonly known: number[];
}

/** Index of a slot among all rows. */
export const placeOf = ({ slots }: Pick<Rows, 'slots'>, seat: Seat, slot: number): number => seat * slots + slot;

/** Tells whether a slot holds a card. */
export const isFaceDown = (table: Rows, seat: Seat, slot: number): boolean =>
  at(table.rows, placeOf(table, seat, slot)) !== EMPTY;

export function hasCards(table: Rows, seat: Seat): boolean {
  for (let slot = 0; slot < table.slots; slot++) if (isFaceDown(table, seat, slot)) return true;
  return false;
}

/** Tells whether any opponent has a card to aim at. */
export function hasTarget(table: Rows, seat: Seat): boolean {
  for (let other = 0; other < table.players; other++) if (other !== seat && hasCards(table, other)) return true;
  return false;
}

/** Returns the filled slots of a row, from the left. */
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

/** Lays a card face down, seen by its owner only. */
export function putCard({ rows, known }: Rows, place: number, card: number): void {
  rows[place] = card;
  known[place] = 0;
}
