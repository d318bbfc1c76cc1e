import { at } from '@/lib/kernel/at';
import { RowMemory } from '@/lib/tabletop/row-memory';
import { placeOf } from '@/lib/tabletop/rows';
import { type Game, NONE, type Seat, UNSEEN } from '../engine/game';
import type { LogEvent } from '../engine/log';
import { PLAYERS_MAX } from '../vocabulary';

/** Rows as somebody remembers who has heard everything; a card is older each time its owner flips another one. */
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
