import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { placeOf } from '@/lib/tabletop/rows';
import { type Card, type Game, NONE, type Seat, UNSEEN } from '../engine/game';
import type { LogEvent } from '../engine/log';
import { PLAYERS_MAX } from '../vocabulary';

/** What somebody remembers of all rows, place by place: cards they have seen, and how long the others have lain there. */
export class Memory {
  readonly #game: Game;
  /** UNSEEN where nothing is known. */
  readonly cards: Card[];
  /** How often the owner has turned up another card instead of this one. */
  readonly ages: number[];
  #uncovered = 0;

  constructor(game: Game) {
    this.#game = game;
    this.cards = filled(PLAYERS_MAX * game.slots, UNSEEN);
    this.ages = filled(PLAYERS_MAX * game.slots, 0);
  }

  hear(event: LogEvent): void {
    switch (event.type) {
      case 'flipped':
        this.#grow(event.seat);
        this.#forget(placeOf(this.#game, event.seat, event.slot));
        break;
      case 'uncovered':
        this.#uncovered = placeOf(this.#game, event.player, event.slot);
        this.cards[this.#uncovered] = event.card;
        break;
      case 'caught':
        if (event.from !== event.seat) this.#forget(this.#uncovered);
        break;
      case 'wasted':
      case 'buried':
        this.#forget(placeOf(this.#game, event.player, event.slot));
        break;
      case 'revealed':
        for (const [place, card] of event.rows.entries()) this.cards[place] = card === NONE ? UNSEEN : card;
        break;
      case 'peeked':
        for (const [i, { player, slot }] of event.slots.entries()) {
          const card = at(event.cards, i);
          if (card !== UNSEEN) this.cards[placeOf(this.#game, player, slot)] = card;
        }
        break;
      case 'rescued':
        this.cards[placeOf(this.#game, event.seat, event.slot)] = event.card;
        break;
      case 'swapped':
        this.#swap(event);
        break;
      case 'scrambled':
        this.#shuffle(event.opponent);
        break;
      case 'redealt':
        for (let place = 0; place < this.cards.length; place++) this.#forget(place);
        break;
      default:
        break;
    }
  }

  /** Another card comes to lie there. */
  #forget(place: number): void {
    this.cards[place] = UNSEEN;
    this.ages[place] = 0;
  }

  #grow(seat: Seat): void {
    const first = placeOf(this.#game, seat, 0);
    for (let place = first; place < first + this.#game.slots; place++) this.ages[place] = at(this.ages, place) + 1;
  }

  #swap({ seat, mine, opponent, theirs, gave, got }: Extract<LogEvent, { type: 'swapped' }>): void {
    const [here, there] = [placeOf(this.#game, seat, mine), placeOf(this.#game, opponent, theirs)];
    const [came, went] = [at(this.cards, there), at(this.cards, here)];
    this.cards[here] = got === UNSEEN ? came : got;
    this.cards[there] = gave === UNSEEN ? went : gave;
    const age = at(this.ages, here);
    this.ages[here] = at(this.ages, there);
    this.ages[there] = age;
  }

  /** The same cards lie there, but nobody can say which is where. */
  #shuffle(seat: Seat): void {
    const first = placeOf(this.#game, seat, 0);
    for (let place = first; place < first + this.#game.slots; place++) this.#forget(place);
  }
}
