import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE, type Seat, UNSEEN } from '../engine/game';
import type { LogEvent } from '../engine/log';
import { placeOf } from '../rules/rows';
import { PLAYERS_MAX } from '../vocabulary';

/** Remembered cards of all rows, indexed by place: seat × slots + slot. */
class RowMemory {
  readonly #unknown: number;
  /** Places by seat. */
  readonly #rows: readonly (readonly number[])[];
  /** Remembered card by place, or the value for an unknown card. */
  readonly cards: number[];
  /** By place: flips by the row's owner since this card arrived. */
  readonly ages: number[];

  constructor(seats: number, slots: number, unknown: number) {
    this.#unknown = unknown;
    this.#rows = upTo(seats).map((seat) => upTo(slots).map((slot) => seat * slots + slot));
    this.cards = filled(seats * slots, unknown);
    this.ages = filled(seats * slots, 0);
  }

  /** Remembers a card; ignores unknown ones. */
  see(place: number, card: number): void {
    if (card !== this.#unknown) this.cards[place] = card;
  }

  /** Forgets a card that was replaced by another. */
  forget(place: number): void {
    this.cards[place] = this.#unknown;
    this.ages[place] = 0;
  }

  /** Forgets which card of a row is where. */
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

/** Perfect memory of all events heard. A card ages each time its owner flips another one. */
export class Memory extends RowMemory {
  readonly #game: Game;
  #uncovered = 0;

  constructor(game: Game) {
    super(PLAYERS_MAX, game.slots, UNSEEN);
    this.#game = game;
  }

  hear(event: LogEvent): void {
    const place = (seat: Seat, slot: number) => placeOf(this.#game, seat, slot);
    switch (event.type) {
      case 'flipped':
        this.age(event.seat);
        this.forget(place(event.seat, event.slot));
        break;
      case 'uncovered':
        this.#uncovered = place(event.player, event.slot);
        this.see(this.#uncovered, event.card);
        break;
      case 'caught':
        if (event.from !== event.seat) this.forget(this.#uncovered);
        break;
      case 'wasted':
      case 'buried':
        this.forget(place(event.player, event.slot));
        break;
      case 'revealed':
        for (const [i, card] of event.rows.entries()) this.cards[i] = card === NONE ? UNSEEN : card;
        break;
      case 'peeked':
        for (const [i, { player, slot }] of event.slots.entries()) this.see(place(player, slot), at(event.cards, i));
        break;
      case 'rescued':
        this.see(place(event.seat, event.slot), event.card);
        break;
      case 'swapped': {
        const [mine, theirs] = [place(event.seat, event.mine), place(event.opponent, event.theirs)];
        this.swap(mine, theirs);
        this.see(mine, event.got);
        this.see(theirs, event.gave);
        break;
      }
      case 'scrambled':
        this.forgetRow(event.opponent);
        break;
      case 'redealt':
        this.forgetAll();
        break;
      default:
        break;
    }
  }
}
