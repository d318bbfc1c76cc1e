import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/tabletop/board';
import type { Game } from './game';
import type { Section } from './log';
import { sectionsOf } from './sections';
import type { Phase, ReadonlyBytes, Seat, State } from './state';
import { codeOfUse, findStops, noStops } from './stops';

/** What may be known of a game in play. A lens: it always shows the present, and no closed box can be looked into. */
export class View {
  readonly #state: State;

  constructor(
    readonly game: Game,
    state: State,
    readonly who: Who,
  ) {
    this.#state = state;
  }

  /** By site: 1 where a wall stands. */
  get walls(): ReadonlyBytes {
    return this.#state.walls;
  }
  /** By cell: a bit for each side that a step may cross. */
  get open(): ReadonlyBytes {
    return this.#state.open;
  }
  /** By seat: the cell of its token; NONE for those who are out. */
  get at(): readonly number[] {
    return this.#state.at;
  }
  /** How many walls were put up in play. */
  get built(): number {
    return this.#state.built;
  }
  get phase(): Phase {
    return this.#state.phase;
  }
  /** Whose box is open, or is to be next; NONE while all set theirs. */
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
  /** Rounds on end without a wall or a removal, before this one; and whether this one saw any. */
  get quiet(): number {
    return this.#state.quiet;
  }
  get stirred(): boolean {
    return this.#state.stirred;
  }
  /** Sections at the last check; NONE before the first. */
  get sections(): number {
    return this.#state.sections;
  }
  /** Turns of the whole game that are over. */
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
  /** Whether the box has been opened this round. */
  isOpen(seat: Seat): boolean {
    return ((this.#state.opened >> seat) & 1) === 1;
  }
  /** Whether arrows lie in a box, seen or not. */
  isShut(seat: Seat): boolean {
    return at(this.#state.programs, seat) !== NONE && !this.isOpen(seat);
  }
  /** The arrows in a box, where they may be seen: by their owner, and by all once it is open. */
  arrowsOf(seat: Seat): readonly number[] | undefined {
    const { who } = this;
    const isSeen = seat === who || who === 'all' || this.isOpen(seat);
    const program = at(this.#state.programs, seat);
    return isSeen && program !== NONE ? at(this.game.programs, program).arrows : undefined;
  }
  /** The cells that the open box leads over if these arrows are used; undefined if that is no stop. */
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
  /** The sections as they are now. */
  sectionsNow(): readonly Section[] {
    return sectionsOf(this.game, this.#state);
  }
}
