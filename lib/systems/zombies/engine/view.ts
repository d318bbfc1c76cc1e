import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { nextInt, type Rng, seededRng, shuffle } from '@/lib/kernel/rng';
import { placeOf } from '../rules/rows';
import { clone } from './clone';
import { isLocked } from './context';
import { type Card, type Game, NONE, type Seat, UNSEEN } from './game';
import { scoreOf } from './score';
import { bareState } from './setup';
import type { Phase, State } from './state';

/** What may be known of a game in play. A lens: it always shows the present, and nothing hidden can be had from it. */
export class View {
  readonly #state: State;
  readonly game: Game;
  readonly who: Who;
  readonly players: number;

  constructor(game: Game, state: State, who: Who) {
    this.game = game;
    this.#state = state;
    this.who = who;
    this.players = state.players;
  }

  get phase(): Phase {
    return this.#state.phase;
  }
  get round(): number {
    return this.#state.round;
  }
  get turns(): number {
    return this.#state.turns;
  }
  get active(): Seat {
    return this.#state.active;
  }
  /** The card that waits for a decision, and the slot it lay in; NONE if there is none. */
  get flipped(): Card {
    return this.#state.flipped;
  }
  get slot(): number {
    return this.#state.slot;
  }
  /** The flipped Super Trap has its advantage. */
  get edge(): boolean {
    return this.#state.edge;
  }
  get drawSize(): number {
    return this.#state.draw.length;
  }
  /** Face up, the top card last. */
  get discard(): readonly Card[] {
    return this.#state.discard;
  }
  get removed(): readonly Card[] {
    return this.#state.removed;
  }
  get winners(): readonly Seat[] {
    return this.#state.winners;
  }

  /** The card there: UNSEEN where it is not for these eyes, NONE where the slot is empty. */
  cardAt(seat: Seat, slot: number): Card {
    const place = placeOf(this.game, seat, slot);
    const card = at(this.#state.rows, place);
    return card === NONE || this.#sees(seat, place) ? card : UNSEEN;
  }
  savedBy(seat: Seat): readonly Card[] {
    return at(this.#state.saved, seat);
  }
  isLocked(seat: Seat, creature: Card): boolean {
    return isLocked(this.#state, seat, creature);
  }
  heldBy(seat: Seat): readonly Card[] {
    return at(this.#state.held, seat);
  }
  steadyOf(seat: Seat): number {
    return at(this.#state.steady, seat);
  }
  scoreOf(seat: Seat): number {
    return scoreOf(this.game, this.#state, seat);
  }

  /** All that these eyes see, as a state of its own: UNSEEN where a card is hidden, no draw pile, no dice, no tally. */
  shown(): State {
    const { slots } = this.game;
    const rows = this.#state.rows.map((_, place) => this.cardAt(Math.floor(place / slots), place % slots));
    const { rng, tally } = bareState(this.game, this.players, 0);
    return { ...clone(this.#state), rows, draw: [], rng, tally };
  }

  #sees(owner: Seat, place: number): boolean {
    const { who } = this;
    if (typeof who !== 'number') return who === 'all';
    return owner === who || ((at(this.#state.known, place) >> who) & 1) === 1;
  }
}

/** A whole game that looks like this one: the cards that are not seen are dealt at random, and nothing has been tallied yet. */
export function guess(view: View, rng: Rng): State {
  const state: State = { ...view.shown(), rng: seededRng(nextInt(rng)) };
  const unseen = unseenOf(view.game.pile, seenIn(state));
  shuffle(rng, unseen);
  for (const [place, card] of state.rows.entries()) if (card === UNSEEN) state.rows[place] = unseen.pop() ?? NONE;
  return { ...state, draw: unseen };
}

/** The cards that are left of all when those that were seen are taken away, as often as each was seen. */
function unseenOf(all: readonly number[], seen: readonly number[]): number[] {
  const counts: number[] = [];
  for (const card of seen) counts[card] = (counts[card] ?? 0) + 1;
  return all.filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = left - 1;
    return left === 0;
  });
}

/** Every card that lies where it can be seen. */
const seenIn = ({ rows, discard, removed, saved, locks, held, flipped }: State): readonly Card[] =>
  [rows, discard, removed, saved.flat(), locks.flat().map(({ card }) => card), held.flat(), [flipped]]
    .flat()
    .filter((card) => card !== UNSEEN && card !== NONE);
