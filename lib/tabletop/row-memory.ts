import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled } from '@/lib/kernel/filled';

/** What somebody remembers of rows of cards, place by place: a place is a seat's row, then a slot in it. */
export class RowMemory {
  readonly #unknown: number;
  /** By seat: its places. */
  readonly #rows: readonly (readonly number[])[];
  /** The card that lies there, or what stands for an unknown one. */
  readonly cards: number[];
  /** How often the row was used while that card lay in it. */
  readonly ages: number[];

  constructor(seats: number, slots: number, unknown: number) {
    this.#unknown = unknown;
    this.#rows = upTo(seats).map((seat) => upTo(slots).map((slot) => seat * slots + slot));
    this.cards = filled(seats * slots, unknown);
    this.ages = filled(seats * slots, 0);
  }

  /** Nothing is learned from an unknown card. */
  see(place: number, card: number): void {
    if (card !== this.#unknown) this.cards[place] = card;
  }

  /** Another card comes to lie there. */
  forget(place: number): void {
    this.cards[place] = this.#unknown;
    this.ages[place] = 0;
  }

  /** Nobody can say any more which card of a row is where. */
  forgetRow(seat: number): void {
    for (const place of at(this.#rows, seat)) this.forget(place);
  }

  forgetAll(): void {
    for (const place of this.cards.keys()) this.forget(place);
  }

  age(seat: number): void {
    for (const place of at(this.#rows, seat)) this.ages[place] = at(this.ages, place) + 1;
  }

  swap(one: number, other: number): void {
    for (const list of [this.cards, this.ages]) [list[one], list[other]] = [at(list, other), at(list, one)];
  }
}
