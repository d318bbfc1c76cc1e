import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from '../engine/game';
import type { Seat } from '../engine/state';
import { PLAYERS_MAX } from '../vocabulary';

/** Effects of a wall on a race: none; only one seat arrives later; or any seat could gain or lose. */
export const NOTHING = 0;
export const HINDERS = 1;
export const CHANGES = 2;

/** A mark packs three values into one number, which is three times as fast as three lists: the first seat, … */
const SEAT = 7;
/** … or that several arrive at once; … */
const SHARED = 7;
/** … the number of neighbours from which it arrives; … */
const WAY = 8;
const WAYS = 0xf8;
/** … and the step, counted from 1. */
const STEP_BITS = 8;
const STEP = 1 << STEP_BITS;

/** Finds the seat that reaches each tile first if all move at once. Its buffers are reused. */
export class Race {
  readonly #game: Game;
  /** By cell; 0 if it is unreachable. */
  readonly #marks: Int32Array;
  readonly #queue: Int32Array;
  /** By seat: number of tiles that it reaches first; at SHARED, tiles that several reach first. */
  readonly counts = new Int32Array(Math.max(PLAYERS_MAX, SHARED) + 1);

  constructor(game: Game) {
    const { cells } = game.board;
    this.#game = game;
    this.#marks = new Int32Array(cells);
    this.#queue = new Int32Array(cells);
  }

  /** Runs a race over open edges. `late` is each seat's delay in steps. */
  run(open: Uint8Array, at: readonly number[], late: readonly number[]): void {
    const { sides, board } = this.#game;
    const { neighbours } = board;
    const marks = this.#marks;
    const queue = this.#queue;
    const counts = this.counts;
    marks.fill(0);
    counts.fill(0);
    let last = 0;
    for (let seat = 0; seat < at.length; seat++) if (at[seat] !== NONE) last = Math.max(last, late[seat] as number);
    let end = 0;
    for (let next = 0, step = 0; step <= last || next < end; step++) {
      if (step <= last) end = this.#setOut(at, late, step, end);
      const following = (step + 2) * STEP;
      for (const level = end; next < level; next++) {
        const cell = queue[next] as number;
        const seat = (marks[cell] as number) & SEAT;
        counts[seat] = (counts[seat] as number) + 1;
        for (let bits = open[cell] as number; bits !== 0; bits &= bits - 1) {
          const beyond = neighbours[cell * sides + 31 - Math.clz32(bits & -bits)] as number;
          const known = marks[beyond] as number;
          if (known === 0) {
            marks[beyond] = following | WAY | seat;
            queue[end++] = beyond;
          } else if (known >= following) marks[beyond] = (known & SEAT) === seat ? known + WAY : known | SHARED;
        }
      }
    }
  }

  /** Queues the seats that start at this step, unless their cell was reached before. */
  #setOut(at: readonly number[], late: readonly number[], step: number, end: number): number {
    const marks = this.#marks;
    const now = (step + 1) * STEP;
    let to = end;
    for (let seat = 0; seat < at.length; seat++) {
      const cell = at[seat] as number;
      if (cell === NONE || late[seat] !== step) continue;
      const known = marks[cell] as number;
      if (known === 0) {
        marks[cell] = now | WAY | seat;
        this.#queue[to++] = cell;
      } else if (known >= now) marks[cell] = known | SHARED;
    }
    return to;
  }

  /** Returns the effect of a wall on the last race: HINDERS if it could only delay `seat`. */
  effectOf(edge: number, seat: Seat): number {
    const { edgeCells } = this.#game.board;
    const a = this.#marks[edgeCells[2 * edge] as number] as number;
    const b = this.#marks[edgeCells[2 * edge + 1] as number] as number;
    const from = leads(a, b) ? a : leads(b, a) ? b : 0;
    return from === 0 ? NOTHING : (from & SEAT) === seat ? HINDERS : CHANGES;
  }
}

/** Tells whether the first arrival at `to` could depend on the tile `from`. */
const leads = (from: number, to: number): boolean =>
  to >> STEP_BITS === (from >> STEP_BITS) + 1 && ((to & SEAT) === SHARED || (to & WAYS) === WAY);
