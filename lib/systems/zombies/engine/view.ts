import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, NONE } from './cards';
import { isFaceDown, isLocked, placeOf } from './context';
import type { Game } from './game';
import { UNSEEN } from './log';
import type { Move } from './moves';
import { refusalOf } from './refuse';
import { scoreOf } from './score';
import type { Exposed, Lock, Phase, Seat, State } from './state';

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
  /** Turns of this round that are over, and of the whole game. */
  get roundTurns(): number {
    return this.#state.roundTurns;
  }
  get turns(): number {
    return this.#state.turns;
  }
  get opener(): Seat {
    return this.#state.opener;
  }
  get starter(): Seat {
    return this.#state.starter;
  }
  get active(): Seat {
    return this.#state.active;
  }
  /** The active player goes again after this turn. */
  get again(): boolean {
    return this.#state.again;
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
  /** Cards that everybody has seen since the last flip. */
  get exposed(): readonly Exposed[] {
    return this.#state.exposed;
  }
  /** Rolls of the last turn. */
  get dieLog(): readonly number[] {
    return this.#state.dieLog;
  }
  get winners(): readonly Seat[] {
    return this.#state.winners;
  }

  isPlacing(seat: Seat): boolean {
    return at(this.#state.placing, seat);
  }
  isFaceDown(seat: Seat, slot: number): boolean {
    return isFaceDown(this.game, this.#state, seat, slot);
  }
  /** The card there: UNSEEN where it is not for these eyes, NONE where the slot is empty. */
  cardAt(seat: Seat, slot: number): Card {
    const place = placeOf(this.game, seat, slot);
    const card = at(this.#state.rows, place);
    return card === NONE || this.#sees(seat, place) ? card : UNSEEN;
  }
  /** Bits of the opponents who have peeked at the card that lies there now. */
  peekersAt(seat: Seat, slot: number): number {
    return at(this.#state.known, placeOf(this.game, seat, slot));
  }
  savedBy(seat: Seat): readonly Card[] {
    return at(this.#state.saved, seat);
  }
  locksOf(seat: Seat): readonly Lock[] {
    return at(this.#state.locks, seat);
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
  /** Whether a seat may make a move now. */
  allows(seat: Seat, move: Move): boolean {
    return refusalOf(this.game, this.#state, seat, move) === undefined;
  }

  #sees(owner: Seat, place: number): boolean {
    const { who } = this;
    if (typeof who !== 'number') return who === 'all';
    return owner === who || ((at(this.#state.known, place) >> who) & 1) === 1;
  }
}
