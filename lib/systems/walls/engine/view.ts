import type { Who } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/tabletop/play/board';
import type { Shown } from '@/lib/tabletop/play/step-by-step';
import type { Game } from './game';
import type { Section } from './log';
import { sectionsOf } from './sections';
import type { Seat, State, Table } from './state';
import { codeOfUse, findStops, noStops } from './stops';

/** A seat's view of a game: live, since it reads the current state. Closed boxes of others are hidden. */
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
    const arrows = this.arrowsOf(this.table.active);
    if (!arrows) return undefined;
    const stops = noStops();
    findStops(this.game, this.#state, this.table.active, arrows, stops);
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
