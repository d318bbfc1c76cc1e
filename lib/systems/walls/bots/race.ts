import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { Seat } from '../engine/state';
import { PLAYERS_MAX } from '../vocabulary';

/** What a wall would change in a race: nothing; one seat alone would come later; anybody may gain or lose by it. */
export const NOTHING = 0;
export const HINDERS = 1;
export const CHANGES = 2;

/** Tiles are marked by one number, which is three times as fast as by three: who is there first, ... */
const SEAT = 7;
/** ... or that several are; ... */
const SHARED = 7;
/** ... from how many tiles beside it; ... */
const WAY = 8;
const WAYS = 0xf8;
/** ... and at which step, counted from 1. */
const STEP_BITS = 8;
const STEP = 1 << STEP_BITS;

/** Who comes to each tile first, if everybody sets out at once. Its lists are used again and again. */
export class Race {
  readonly #game: Game;
  /** By cell: 0 where nobody comes. */
  readonly #marks: Int32Array;
  readonly #queue: Int32Array;
  /** By seat: the tiles that it comes to before all others; and those that are shared. */
  readonly counts = new Int32Array(Math.max(PLAYERS_MAX, SHARED) + 1);

  constructor(game: Game) {
    const { cells } = game.board;
    this.#game = game;
    this.#marks = new Int32Array(cells);
    this.#queue = new Int32Array(cells);
  }

  /** Runs it over open sides; by seat, `late` is after how many steps of the others it sets out. */
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

  /** Lines up those who set out now, where nobody else has come before. */
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

  /** What a wall on an edge would change in the race that was run, if it is that seat which it may hinder alone. */
  effectOf(edge: number, seat: Seat): number {
    const { edgeCells } = this.#game.board;
    const one = this.#marks[edgeCells[2 * edge] as number] as number;
    const other = this.#marks[edgeCells[2 * edge + 1] as number] as number;
    const from = leads(one, other) ? one : leads(other, one) ? other : 0;
    return from === 0 ? NOTHING : (from & SEAT) === seat ? HINDERS : CHANGES;
  }
}

/** Whether those who come first to a tile may need to come from another one. */
const leads = (from: number, to: number): boolean =>
  to >> STEP_BITS === (from >> STEP_BITS) + 1 && ((to & SEAT) === SHARED || (to & WAYS) === WAY);
