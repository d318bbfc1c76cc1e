import { at } from '@/lib/kernel/at';
import type { Shown } from '@/lib/tabletop/play/step-by-step';
import type { Metric } from '../vocabulary';
import { stepsOf } from './compulsion';
import { characterOf, hasEscaped, isFaceDown, isFinishOpen, isStopped, isThere, peopleAt } from './context';
import { apartBy, distancesTo, FAR } from './distance';
import { type CharacterRule, type Game, NONE, type Place, type Tile } from './game';
import type { Move } from './moves';
import { refusalOf } from './refuse';
import type { Seat, State, Table, Token } from './state';

/** Viewer. All players see the same; only 'all', for reviewing a game, sees face-down tiles. */
export type Who = Seat | 'table' | 'all';

/** A tile that the viewer may not see. */
export const UNSEEN = -2;

/** Live, read-only view of a game as one viewer may know it; never exposes hidden tiles. */
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

  /** Rounds left, including this one. */
  get roundsLeft(): number {
    return Math.max(0, this.game.lastSpace - this.#state.marker);
  }
  get isOpen(): boolean {
    return isFinishOpen(this.game, this.#state);
  }
  get escaped(): number {
    return peopleAt(this.#state, this.game.finish);
  }
  get drawSize(): number {
    return this.#state.draw.length;
  }

  /** Returns the tile of a cell; UNSEEN if it is face down, NONE if it is missing. */
  tileAt(cell: Place): Tile {
    return isFaceDown(this.#state, cell) && this.who !== 'all' ? UNSEEN : at(this.#state.tile, cell);
  }
  isFaceDown(cell: Place): boolean {
    return isFaceDown(this.#state, cell);
  }
  /** Tells whether a place can be stood on. */
  isThere(place: Place): boolean {
    return isThere(this.game, this.#state, place);
  }
  isMarked(cell: Place): boolean {
    return at(this.#state.marked, cell);
  }
  /** Returns the last round in which a cell's trap is disarmed; 0 if it is not. */
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
  /** Index of the player's character, or NONE. */
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

  /** Returns the steps from every place to the nearest target, over tiles in place. */
  distancesTo(targets: readonly Place[]): readonly number[] {
    return distancesTo(this.game, this.#state.tile, targets);
  }
  /** Returns the steps open to a compelled player. */
  stepsOf(seat: Seat): readonly Place[] {
    return stepsOf(this.game, this.#state, seat);
  }
  allows(seat: Seat, move: Move): boolean {
    return refusalOf(this.game, this.#state, seat, move) === undefined;
  }
  /** Tells whether the loss of a tile would leave no way from start to finish. */
  isLastWay(cell: Place): boolean {
    const tile = this.#state.tile.slice();
    tile[cell] = NONE;
    return at(distancesTo(this.game, tile, [this.game.finish]), this.game.start) >= FAR;
  }
  /** Returns the distance of a cell by an ability's metric. */
  apart(metric: Metric, from: Place, cell: Place): number {
    return apartBy(this.game, this.#state, metric, from, cell);
  }
  /** Cells without a tile, as a cache key: equal keys mean equal paths. */
  get gaps(): string {
    const { tile } = this.#state;
    let gaps = '';
    for (let cell = 0; cell < tile.length; cell++) if (tile[cell] === NONE) gaps += `${cell} `;
    return gaps;
  }
}
