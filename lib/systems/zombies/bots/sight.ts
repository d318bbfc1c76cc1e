import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Card, NONE } from '../engine/cards';
import { placeOf, ruleOf } from '../engine/context';
import type { Game } from '../engine/game';
import { UNSEEN } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { CREATURES, PLAYERS_MAX } from '../vocabulary';
import type { Memory } from './memory';
import { WEIGHTS } from './weights';

/** What one player makes of the table: what lies where, and who is likely to get the round's creature. */
export class Sight {
  readonly game: Game;
  readonly me: Seat;
  readonly #memory: Memory;
  /** By place, the card that lies there: UNSEEN if it may be anything, NONE if there is none. */
  readonly cards: Card[];
  /** By seat: the highest creature that is known to lie there, and how much lies there unseen. */
  readonly #tops: number[] = filled(PLAYERS_MAX, 0);
  readonly #weights: number[] = filled(PLAYERS_MAX, 0);
  /** By number: unseen creatures of it. */
  readonly unseen: number[] = filled(CREATURES.max + 1, 0);
  /** By number: the chance that an unseen card is a higher creature. */
  readonly #above: number[] = filled(CREATURES.max + 1, 0);
  #view: View | undefined;
  /** How many cards nobody knows about. */
  hidden = 0;
  players = 0;
  round = 0;
  /** What I would lose to each of the others on average when they gain a point. */
  envy = 1;
  /** The highest creature of my own. */
  top = 0;
  /** From -1 to 1, how likely I am to get what is caught. */
  standing = 0;
  /** What it is worth to stand well, in points, while the round goes on; and once it is over. */
  stake = 0;
  future = 0;

  constructor(game: Game, me: Seat, memory: Memory) {
    this.game = game;
    this.me = me;
    this.#memory = memory;
    this.cards = filled(PLAYERS_MAX * game.slots, UNSEEN);
  }

  get view(): View {
    if (!this.#view) throw new Error('the table was looked at');
    return this.#view;
  }

  look(view: View): void {
    this.#view = view;
    this.players = view.players;
    this.round = view.round;
    this.envy = 1 / (view.players - 1);
    this.hidden = view.drawSize;
    this.#countCreatures(view);
    for (let seat = 0; seat < view.players; seat++) this.#lookAt(view, seat);
    this.#spread();
    this.top = at(this.#tops, this.me);
    this.standing = this.standingWith(this.top);
    this.future = 0;
    for (
      let round = view.round + 1, share = WEIGHTS.future;
      round <= this.game.rounds;
      round++, share *= WEIGHTS.fade
    ) {
      this.future += share * round;
    }
    this.stake = WEIGHTS.now * view.round + this.future;
  }

  /** A creature's number; 0 for every other card, and for those of which nothing is known. */
  numberOf(card: Card): number {
    return card < 0 ? 0 : ruleOf(this.game, card).number;
  }

  /** What a creature counts for when the round's is given away: the target itself counts for nothing. */
  rankOf(card: Card): number {
    const number = this.numberOf(card);
    return number === this.round ? 0 : number;
  }

  weightOf(place: number): number {
    return 1 + WEIGHTS.age * at(this.#memory.ages, place);
  }

  /** The highest creature known in a row if one card were gone. */
  topWithout(seat: Seat, without: number): number {
    let top = 0;
    for (let slot = 0; slot < this.game.slots; slot++) {
      if (slot !== without) top = Math.max(top, this.rankOf(at(this.cards, placeOf(this.game, seat, slot))));
    }
    return top;
  }

  /** How I would stand with that highest creature, and if one of the others had other cards. */
  standingWith(top: number, other: Seat = NONE, otherTop = 0, change = 0): number {
    let chance = 1;
    for (let seat = 0; seat < this.players; seat++) {
      if (seat === this.me) continue;
      const highest = seat === other ? otherTop : at(this.#tops, seat);
      const weight = (this.#weights[seat] ?? 0) + (seat === other ? change : 0);
      if (highest > top) return -this.envy;
      // Only with several decks can two be level; then they roll for it.
      const share = highest === top && top > 0 ? 0.5 : 1;
      const danger = weight * (this.#above[top] ?? 0);
      chance *= share / (1 + danger + (danger * danger) / 2);
    }
    return top === 0 ? this.envy * (chance - 1) : chance - this.envy * (1 - chance);
  }

  #lookAt(view: View, seat: Seat): void {
    const { slots } = this.game;
    let top = 0;
    let weight = 0;
    for (let slot = 0; slot < slots; slot++) {
      const place = seat * slots + slot;
      const seen = view.cardAt(seat, slot);
      const card = seen === UNSEEN ? at(this.#memory.cards, place) : seen;
      this.cards[place] = card;
      if (card === UNSEEN) {
        this.hidden++;
        weight += this.weightOf(place);
      } else this.#see(card);
      top = Math.max(top, this.rankOf(card));
    }
    this.#tops[seat] = top;
    this.#weights[seat] = weight;
  }

  #countCreatures(view: View): void {
    for (let number = 0; number <= CREATURES.max; number++) {
      this.unseen[number] = at(this.game.wanted, number).length;
    }
    const { discard, removed } = view;
    for (let i = 0; i < discard.length; i++) this.#see(at(discard, i));
    for (let i = 0; i < removed.length; i++) this.#see(at(removed, i));
    for (let seat = 0; seat < view.players; seat++) {
      const saved = view.savedBy(seat);
      for (let i = 0; i < saved.length; i++) this.#see(at(saved, i));
    }
  }

  #see(card: Card): void {
    const number = this.numberOf(card);
    if (number > 0) this.unseen[number] = at(this.unseen, number) - 1;
  }

  #spread(): void {
    let higher = 0;
    for (let number = CREATURES.max; number >= 0; number--) {
      this.#above[number] = this.hidden > 0 ? higher / this.hidden : 0;
      if (number !== this.round) higher += at(this.unseen, number);
    }
  }
}
