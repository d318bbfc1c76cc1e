import { at } from '@/lib/kernel/at';
import type { Metric } from '../vocabulary';
import { stepsOf } from './compulsion';
import { characterOf, hasEscaped, isFaceDown, isFinishOpen, isStopped, isThere, peopleAt } from './context';
import { apartBy, distancesTo, FAR } from './distance';
import { type CharacterRule, type Game, NONE, type Place, type Tile } from './game';
import type { Move } from './moves';
import { refusalOf } from './refuse';
import type { Hole, Phase, Seat, State, Token } from './state';

/** Whose eyes. All players see the same; only what a game is reviewed with sees under tiles. */
export type Who = Seat | 'table' | 'all';

/** A tile nobody may look under. */
export const UNSEEN = -2;

/** What may be known of a game in play. A lens: it always shows the present, and nothing hidden can be had from it. */
export class View {
  readonly #state: State;
  readonly game: Game;
  readonly who: Who;

  constructor(game: Game, state: State, who: Who) {
    this.game = game;
    this.#state = state;
    this.who = who;
  }

  get phase(): Phase {
    return this.#state.phase;
  }
  get players(): number {
    return this.#state.players;
  }
  get level(): number {
    return this.#state.level;
  }
  get round(): number {
    return this.#state.round;
  }
  get marker(): number {
    return this.#state.marker;
  }
  /** Rounds there are, this one included. */
  get roundsLeft(): number {
    return Math.max(0, this.game.lastSpace - this.#state.marker);
  }
  get first(): Seat {
    return this.#state.first;
  }
  get turn(): Seat {
    return this.#state.turn;
  }
  get turns(): number {
    return this.#state.turns;
  }
  get objectives(): number {
    return this.#state.objectives;
  }
  get done(): number {
    return this.#state.done;
  }
  get isOpen(): boolean {
    return isFinishOpen(this.game, this.#state);
  }
  get escaped(): number {
    return peopleAt(this.#state, this.game.finish);
  }
  /** The same number, the same board: tiles, markers and holes. */
  get version(): number {
    return this.#state.version;
  }
  get ending(): number {
    return this.#state.ending;
  }
  get drawSize(): number {
    return this.#state.draw.length;
  }
  get orange(): number {
    return this.#state.orange;
  }
  /** Tiles that left the game; all of them were seen. */
  get gone(): readonly Tile[] {
    return this.#state.gone;
  }
  get holes(): readonly Hole[] {
    return this.#state.holes;
  }
  get deferred(): readonly Seat[] {
    return this.#state.deferred;
  }

  /** What lies on a cell: its tile, UNSEEN while it is face down, or NONE. */
  tileAt(cell: Place): Tile {
    return isFaceDown(this.#state, cell) && this.who !== 'all' ? UNSEEN : at(this.#state.tile, cell);
  }
  isFaceDown(cell: Place): boolean {
    return isFaceDown(this.#state, cell);
  }
  /** Whether one can stand there at all. */
  isThere(place: Place): boolean {
    return isThere(this.game, this.#state, place);
  }
  isMarked(cell: Place): boolean {
    return at(this.#state.marked, cell);
  }
  /** The last round in which a trap is out of order; 0 if it works. */
  disarmedUntil(cell: Place): number {
    return at(this.#state.disarmed, cell);
  }
  supplyOf(trap: number): number {
    return at(this.#state.supply, trap);
  }

  placeOf(seat: Seat): Place {
    return at(this.#state.at, seat);
  }
  isOut(seat: Seat): boolean {
    return hasEscaped(this.game, this.#state, seat);
  }
  apOf(seat: Seat): number {
    return at(this.#state.ap, seat);
  }
  surchargeOf(seat: Seat): number {
    return at(this.#state.surcharge, seat);
  }
  /** Index of the kit's character, or NONE. */
  characterOf(seat: Seat): number {
    return at(this.#state.character, seat);
  }
  rulesOf(seat: Seat): CharacterRule {
    return characterOf(this.game, this.#state, seat);
  }
  tokensOf(seat: Seat): readonly Readonly<Token>[] {
    return at(this.#state.tokens, seat);
  }
  usesOf(seat: Seat, ability: number): number {
    return at(at(this.#state.used, seat), ability);
  }
  isStopped(seat: Seat, status: 'noPeek' | 'noMove'): boolean {
    return isStopped(this.game, this.#state, seat, status);
  }
  isTaken(character: number): boolean {
    return this.#state.character.includes(character);
  }

  /** Steps from everywhere to the nearest of these places, over tiles in place. */
  distancesTo(targets: readonly Place[]): readonly number[] {
    return distancesTo(this.game, this.#state.tile, targets);
  }
  /** Where somebody who is driven may go next. */
  stepsOf(seat: Seat): readonly Place[] {
    return stepsOf(this.game, this.#state, seat);
  }
  /** Whether a seat may make a move now. */
  allows(seat: Seat, move: Move): boolean {
    return refusalOf(this.game, this.#state, seat, move) === undefined;
  }
  /** Whether the loss of a tile would leave no way from start to finish. */
  isLastWay(cell: Place): boolean {
    const tile = this.#state.tile.slice();
    tile[cell] = NONE;
    return at(distancesTo(this.game, tile, [this.game.finish]), this.game.start) >= FAR;
  }
  /** How far a cell is from a place, as an ability measures it. */
  apart(metric: Metric, from: Place, cell: Place): number {
    return apartBy(this.game, this.#state, metric, from, cell);
  }
  /** Cells that have no tile now, as one text: the same text, the same ways. */
  get gaps(): string {
    const { tile } = this.#state;
    let gaps = '';
    for (let cell = 0; cell < tile.length; cell++) if (tile[cell] === NONE) gaps += `${cell} `;
    return gaps;
  }
}
