import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { Section } from './log';
import { sectionsOf } from './sections';
import type { Phase, ReadonlyBytes, Seat, State } from './state';
import { codeOfUse, findStops, noStops } from './stops';

/** A seat's view of a game: live, since it reads the current state. Closed boxes of others are hidden. */
export class View {
  readonly #state: State;

  constructor(
    readonly game: Game,
    state: State,
    readonly who: Who,
  ) {
    this.#state = state;
  }

  /** By site: 1 for a wall. */
  get walls(): ReadonlyBytes {
    return this.#state.walls;
  }
  /** By cell: a bit for each edge that can be crossed. */
  get open(): ReadonlyBytes {
    return this.#state.open;
  }
  /** By seat: the token's cell; NONE if it is out. */
  get at(): readonly number[] {
    return this.#state.at;
  }
  /** Number of walls put up in play. */
  get built(): number {
    return this.#state.built;
  }
  get phase(): Phase {
    return this.#state.phase;
  }
  /** Seat whose box is open or opens next; NONE while all set their arrows. */
  get active(): Seat {
    return this.#state.active;
  }
  get opener(): Seat {
    return this.#state.opener;
  }
  get holder(): Seat {
    return this.#state.holder;
  }
  get round(): number {
    return this.#state.round;
  }
  /** Consecutive rounds before this one without a wall or a removal; `stirred` if this one had any. */
  get quiet(): number {
    return this.#state.quiet;
  }
  get stirred(): boolean {
    return this.#state.stirred;
  }
  /** Number of sections at the last check; NONE before the first. */
  get sections(): number {
    return this.#state.sections;
  }
  /** Completed turns of the whole game. */
  get turns(): number {
    return this.#state.turns;
  }
  get winners(): readonly Seat[] {
    return this.#state.winners;
  }
  get players(): number {
    return this.#state.players;
  }

  isAwaited(seat: Seat): boolean {
    return ((this.#state.awaited >> seat) & 1) === 1;
  }
  /** Tells whether the box was opened this round. */
  isOpen(seat: Seat): boolean {
    return ((this.#state.opened >> seat) & 1) === 1;
  }
  /** Tells whether a box has arrows and is closed. */
  isShut(seat: Seat): boolean {
    return at(this.#state.programs, seat) !== NONE && !this.isOpen(seat);
  }
  /** Returns the arrows in a box if they are visible: to the owner, and to all once the box is open. */
  arrowsOf(seat: Seat): readonly number[] | undefined {
    const { who } = this;
    const isSeen = seat === who || who === 'all' || this.isOpen(seat);
    const program = at(this.#state.programs, seat);
    return isSeen && program !== NONE ? at(this.game.programs, program).arrows : undefined;
  }
  /** Returns the path for the used arrows of the open box; undefined if it does not end on a legal stop. */
  pathOf(use: readonly number[]): readonly number[] | undefined {
    const arrows = this.arrowsOf(this.active);
    if (!arrows) return undefined;
    const stops = noStops();
    findStops(this.game, this.#state, this.active, arrows, stops);
    const stop = stops.uses.indexOf(codeOfUse(use, this.game.arrows));
    const begin = stop * stops.line;
    return stop === NONE || stop >= stops.count
      ? undefined
      : stops.paths.slice(begin, begin + at(stops.steps, stop) + 1);
  }
  sectionsNow(): readonly Section[] {
    return sectionsOf(this.game, this.#state);
  }
}
