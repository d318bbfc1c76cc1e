import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled } from '@/lib/kernel/filled';
import { type Rng, shuffle } from '@/lib/kernel/rng';
import { ruleOf } from '../engine/context';
import { type Card, type Game, NONE, type Place, type Seat, UNSEEN } from '../engine/game';
import type { View } from '../engine/view';
import { CREATURES, PLAYERS_MAX } from '../vocabulary';
import type { Memory } from './memory';

/** Weights of the hunters' heuristics, tuned by self-play. Values are in points of the game. */
export const WEIGHTS = {
  /**
   * Value of winning a creature, as a fraction of its points: this round's while it is still hunted (`now`), the next
   * round's (`future`), times `fade` for each round after that.
   */
  now: 0.6,
  future: 0.35,
  fade: 0.6,
  /** Increase in the likelihood that a card is a good one, each time its owner flips another. */
  age: 0.3,
  /** Values of another turn, a bonus on the roll, and each card peeked at. */
  again: 0.4,
  steady: 0.25,
  peek: 0.15,
  /** Opportunity cost, as a fraction of a last-round gain, of playing a thief or a lock earlier. */
  patience: 0.4,
  /** Value of protecting a creature, as a fraction of its points. */
  lock: 0.2,
  /** Value of holding the creature of a later round, per point. */
  hold: 0.05,
};

/** A place in a row with a bot's estimates of it. */
export interface Spot extends Place {
  /** UNSEEN if the card is unknown, NONE if the slot is empty. */
  card: Card;
  /** The creature's number for deciding who saves the round's creature; 0 if it does not count. */
  rank: number;
  /** Relative likelihood that an unseen card is good; 1 for a fresh card. */
  weight: number;
}

/** A bot's estimate of the table: known and likely cards, and its chance to save the round's creature. */
export class Situation {
  readonly game: Game;
  readonly me: Seat;
  readonly #memory: Memory;
  readonly #rng: Rng | undefined;
  /** Spots by seat and slot. */
  readonly rows: readonly (readonly Spot[])[];
  /** Every card of an opponent. */
  readonly theirs: Spot[] = [];
  /** By seat: the highest known creature in the row, and the total weight of its unseen cards. */
  readonly #tops: number[] = filled(PLAYERS_MAX, 0);
  readonly #weights: number[] = filled(PLAYERS_MAX, 0);
  /** Unseen creatures by number. */
  readonly unseen: number[] = filled(CREATURES.max + 1, 0);
  /** By number: the probability that an unseen card is a higher creature. */
  readonly #above: number[] = filled(CREATURES.max + 1, 0);
  #view: View | undefined;
  /** Number of unseen cards. */
  hidden = 0;
  players = 0;
  round = 0;
  /** Cost of a point gained by one opponent, averaged over all of them: 1 / (players - 1). */
  envy = 1;
  /** The highest creature in the bot's own row. */
  top = 0;
  /** The bot's prospects of saving the round's creature, from -1 to 1. */
  standing = 0;
  /** Points at stake in the prospects while the round continues (`stake`) and once it is over (`future`). */
  stake = 0;
  future = 0;
  /** Creatures of this round that stay in play when another one of them is caught (rules 10); 0 with one deck. */
  spare = 0;

  /** With `rng`, opponents' cards are shuffled so that ties do not always hit the same player. */
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

  /** The bot's own row. */
  get row(): readonly Spot[] {
    return at(this.rows, this.me);
  }

  look(view: View): void {
    this.#view = view;
    this.players = view.table.players;
    this.round = view.table.round;
    this.envy = 1 / (view.table.players - 1);
    this.hidden = view.drawSize;
    this.theirs.length = 0;
    this.spare = Math.max(0, this.#inPlay(view) - 1);
    this.#countCreatures(view);
    for (let seat = 0; seat < view.table.players; seat++) this.#lookAt(view, seat);
    if (this.#rng) shuffle(this.#rng, this.theirs);
    this.#spread();
    this.top = at(this.#tops, this.me);
    this.standing = this.standingWith(this.top);
    this.future = 0;
    let share = WEIGHTS.future;
    for (let round = view.table.round + 1; round <= this.game.rounds; round++) {
      this.future += share * round;
      share *= WEIGHTS.fade;
    }
    this.stake = WEIGHTS.now * view.table.round + this.future;
  }

  /** Returns a creature's number; 0 for other cards and unknown ones. */
  numberOf(card: Card): number {
    return card < 0 ? 0 : ruleOf(this.game, card).number;
  }

  /** Returns what a card counts for when the round's creature is awarded; the only one to be caught counts as 0. */
  rankOf(card: Card): number {
    const number = this.numberOf(card);
    return number === this.round && this.spare === 0 ? 0 : number;
  }

  /** Number of unseen creatures with a number that may decide who saves the round's creature. */
  rivals(number: number): number {
    const unseen = at(this.unseen, number);
    return number === this.round ? Math.min(unseen, this.spare) : unseen;
  }

  /** The bot's prospects once this creature of the round is caught: its place in a row no longer counts. */
  standingAfter({ player, slot }: Place): number {
    const left = this.topWithout({ player, slot });
    return player === this.me ? this.standingWith(left) : this.standingWith(this.top, player, left);
  }

  /** Returns the highest creature known in a row without the given slot. */
  topWithout({ player, slot }: Place): number {
    let top = 0;
    for (const spot of at(this.rows, player)) if (spot.slot !== slot && spot.rank > top) top = spot.rank;
    return top;
  }

  /**
   * Returns the bot's prospects if its highest creature were `top` and, optionally, if seat `other` had `otherTop` and
   * `change` more weight of unseen cards.
   */
  standingWith(top: number, other: Seat = NONE, otherTop = 0, change = 0): number {
    let chance = 1;
    const above = this.#above[top] ?? 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (seat === this.me) continue;
      const highest = seat === other ? otherTop : at(this.#tops, seat);
      if (highest > top) return -this.envy;
      const weight = (this.#weights[seat] ?? 0) + (seat === other ? change : 0);
      // Ties are only possible with several decks; the players then roll for it.
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

  /** Number of this round's creatures that were neither saved nor taken out of the game. */
  #inPlay(view: View): number {
    let count = 0;
    for (const card of at(this.game.wanted, view.table.round)) if (!isGone(view, card)) count++;
    return count;
  }

  #countCreatures(view: View): void {
    for (let number = 0; number <= CREATURES.max; number++) {
      this.unseen[number] = at(this.game.wanted, number).length;
    }
    for (const card of view.table.discard) this.#see(card);
    for (const card of view.table.removed) this.#see(card);
    for (let seat = 0; seat < view.table.players; seat++) for (const card of view.savedBy(seat)) this.#see(card);
  }

  #see(card: Card): void {
    const number = this.numberOf(card);
    if (number > 0) this.unseen[number] = at(this.unseen, number) - 1;
  }

  #spread(): void {
    let higher = 0;
    for (let number = CREATURES.max; number >= 0; number--) {
      this.#above[number] = this.hidden > 0 ? higher / this.hidden : 0;
      higher += this.rivals(number);
    }
  }
}

function isGone(view: View, card: Card): boolean {
  for (let seat = 0; seat < view.table.players; seat++) if (view.savedBy(seat).includes(card)) return true;
  return view.table.removed.includes(card);
}
