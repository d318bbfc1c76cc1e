import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { nextInt, type Rng, seededRng, shuffle } from '@/lib/kernel/rng';
import type { Shown } from '@/lib/tabletop/play/step-by-step';
import { placeOf } from '../rules/rows';
import { isLocked } from './context';
import { type Card, type Game, NONE, type Seat, UNSEEN } from './game';
import { scoreOf } from './score';
import { bareState } from './setup';
import type { State, Table } from './state';

/** Live, read-only view of a game as one viewer may know it; never exposes hidden cards. */
export class View {
  readonly #state: State;
  readonly table: Shown<Table>;

  constructor(
    readonly game: Game,
    state: State,
    readonly who: Who,
  ) {
    this.#state = state;
    this.table = state;
  }

  /** Returns a card; UNSEEN if the viewer may not see it, NONE if the slot is empty. */
  cardAt(seat: Seat, slot: number): Card {
    const place = placeOf(this.game, seat, slot);
    const card = at(this.#state.rows, place);
    return card === NONE || this.#sees(seat, place) ? card : UNSEEN;
  }
  get drawSize(): number {
    return this.#state.draw.length;
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

  /** Returns everything visible as a separate state: hidden cards are UNSEEN; no draw pile, randomness or tally. */
  shown(): State {
    const { slots } = this.game;
    const rows = this.#state.rows.map((_, place) => this.cardAt(Math.floor(place / slots), place % slots));
    const { rng, tally } = bareState(this.game, this.table.players, 0);
    return { ...structuredClone(this.#state), rows, draw: [], rng, tally };
  }

  #sees(owner: Seat, place: number): boolean {
    const { who } = this;
    if (typeof who !== 'number') return who === 'all';
    return owner === who || ((at(this.#state.known, place) >> who) & 1) === 1;
  }
}

/** Returns a complete state consistent with the view: hidden cards are dealt at random and the tally is empty. */
export function guess(view: View, rng: Rng): State {
  const state: State = { ...view.shown(), rng: seededRng(nextInt(rng)) };
  const unseen = unseenIn(view);
  shuffle(rng, unseen);
  for (const [place, card] of state.rows.entries()) if (card === UNSEEN) state.rows[place] = unseen.pop() ?? NONE;
  return { ...state, draw: unseen };
}

/** Returns every card that the viewer cannot see, in the draw pile or in a row. */
export const unseenIn = (view: View): Card[] => unseenOf(view.game.pile, seenIn(view.shown()));

/** Returns all cards minus those seen, respecting multiplicity. */
function unseenOf(all: readonly number[], seen: readonly number[]): number[] {
  const counts: number[] = [];
  for (const card of seen) counts[card] = (counts[card] ?? 0) + 1;
  return all.filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = left - 1;
    return left === 0;
  });
}

/** Returns every visible card. */
const seenIn = ({ rows, discard, removed, saved, locks, held, flipped }: State): readonly Card[] =>
  [rows, discard, removed, saved.flat(), locks.flat().map(({ card }) => card), held.flat(), [flipped]]
    .flat()
    .filter((card) => card !== UNSEEN && card !== NONE);
