import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled } from '@/lib/kernel/filled';
import { type Rng, shuffle } from '@/lib/kernel/rng';
import { ruleOf } from '../engine/context';
import { type Card, type Game, NONE, type Place, type Seat, UNSEEN } from '../engine/game';
import type { View } from '../engine/view';
import { CREATURES, PLAYERS_MAX } from '../vocabulary';
import type { Memory } from './memory';

/** What hunters go by, found by playing many games against one another. Points are those of a game. */
export const WEIGHTS = {
  /** What standing well is worth while the round goes on, as a part of its creature; and of those to come. */
  now: 0.6,
  future: 0.35,
  fade: 0.6,
  /** How much likelier a card is something good each time its owner flips another one. */
  age: 0.3,
  /** Another turn, a better roll, a look, a fresh card. */
  again: 0.4,
  steady: 0.25,
  peek: 0.15,
  /** What is given up by playing a thief or a lock before the last round, as a part of what it may bring then. */
  patience: 0.4,
  /** What protection is worth, as a part of the creature. */
  lock: 0.2,
  /** Holding the creature of a later round, for a point of it. */
  hold: 0.05,
};

/** A place in somebody's row, and what one player makes of it. */
export interface Spot extends Place {
  /** UNSEEN if it may be anything, NONE if nothing lies there. */
  card: Card;
  /** What it counts for when the round's creature is given away. */
  rank: number;
  /** How likely something good lies there, against a fresh card; of unseen cards alone. */
  weight: number;
}

/** What one player makes of the table: what lies where, and who is likely to get the round's creature. */
export class Sight {
  readonly game: Game;
  readonly me: Seat;
  readonly #memory: Memory;
  readonly #rng: Rng | undefined;
  /** By seat and slot. */
  readonly rows: readonly (readonly Spot[])[];
  /** Every card of an opponent. */
  readonly theirs: Spot[] = [];
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

  /** With a generator, cards that look alike are looked at in any order, so that nobody is always aimed at. */
  constructor(game: Game, me: Seat, memory: Memory, rng?: Rng) {
    this.#rng = rng;
    this.game = game;
    this.me = me;
    this.#memory = memory;
    const slots = upTo(game.slots);
    this.rows = upTo(PLAYERS_MAX).map((player) =>
      slots.map((slot) => ({ player, slot, card: UNSEEN, rank: 0, weight: 1 })),
    );
  }

  get view(): View {
    if (!this.#view) throw new Error('the table was looked at');
    return this.#view;
  }

  /** My own row. */
  get row(): readonly Spot[] {
    return at(this.rows, this.me);
  }

  look(view: View): void {
    this.#view = view;
    this.players = view.players;
    this.round = view.round;
    this.envy = 1 / (view.players - 1);
    this.hidden = view.drawSize;
    this.theirs.length = 0;
    this.#countCreatures(view);
    for (let seat = 0; seat < view.players; seat++) this.#lookAt(view, seat);
    if (this.#rng) shuffle(this.#rng, this.theirs);
    this.#spread();
    this.top = at(this.#tops, this.me);
    this.standing = this.standingWith(this.top);
    this.future = 0;
    let share = WEIGHTS.future;
    for (let round = view.round + 1; round <= this.game.rounds; round++) {
      this.future += share * round;
      share *= WEIGHTS.fade;
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

  /** The highest creature known in a row if one card were gone. */
  topWithout({ player, slot }: Place): number {
    let top = 0;
    for (const spot of at(this.rows, player)) if (spot.slot !== slot && spot.rank > top) top = spot.rank;
    return top;
  }

  /** How I would stand with that highest creature, and if one of the others had other cards. */
  standingWith(top: number, other: Seat = NONE, otherTop = 0, change = 0): number {
    let chance = 1;
    const above = this.#above[top] ?? 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (seat === this.me) continue;
      const highest = seat === other ? otherTop : at(this.#tops, seat);
      if (highest > top) return -this.envy;
      const weight = (this.#weights[seat] ?? 0) + (seat === other ? change : 0);
      // Only with several decks can two be level; then they roll for it.
      const share = highest === top && top > 0 ? 0.5 : 1;
      const danger = weight * above;
      chance *= share / (1 + danger + (danger * danger) / 2);
    }
    return top === 0 ? this.envy * (chance - 1) : chance - this.envy * (1 - chance);
  }

  #lookAt(view: View, seat: Seat): void {
    const row = at(this.rows, seat);
    const { cards, ages } = this.#memory;
    let top = 0;
    let weight = 0;
    for (let slot = 0; slot < row.length; slot++) {
      const spot = at(row, slot);
      const place = seat * row.length + slot;
      const seen = view.cardAt(seat, slot);
      const card = seen === UNSEEN ? at(cards, place) : seen;
      spot.card = card;
      spot.rank = this.rankOf(card);
      if (card === UNSEEN) {
        spot.weight = 1 + WEIGHTS.age * at(ages, place);
        weight += spot.weight;
        this.hidden++;
      } else this.#see(card);
      if (spot.rank > top) top = spot.rank;
      if (seat !== this.me && card !== NONE) this.theirs.push(spot);
    }
    this.#tops[seat] = top;
    this.#weights[seat] = weight;
  }

  #countCreatures(view: View): void {
    for (let number = 0; number <= CREATURES.max; number++) {
      this.unseen[number] = at(this.game.wanted, number).length;
    }
    for (const card of view.discard) this.#see(card);
    for (const card of view.removed) this.#see(card);
    for (let seat = 0; seat < view.players; seat++) for (const card of view.savedBy(seat)) this.#see(card);
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
