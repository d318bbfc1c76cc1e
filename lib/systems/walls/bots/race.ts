import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { Seat } from '../engine/state';
import { PLAYERS_MAX } from '../vocabulary';

/** Several come to a tile at the same time. */
const SHARED = PLAYERS_MAX;

/** What a wall would change in a race: nothing; one seat alone would come later; anybody may gain or lose by it. */
export const NOTHING = 0;
export const HINDERS = 1;
export const CHANGES = 2;

/** Who comes to each tile first, if everybody sets out at once. Its lists are used again and again. */
export class Race {
  readonly #game: Game;
  /** By cell: who is there first, after how many steps, and from how many tiles beside it. */
  readonly #first: Int8Array;
  readonly #steps: Int16Array;
  readonly #ways: Uint8Array;
  readonly #queue: Int16Array;
  /** By seat: the tiles that it comes to before all others. */
  readonly counts = new Int16Array(PLAYERS_MAX + 1);

  constructor(game: Game) {
    const { cells } = game.board;
    this.#game = game;
    this.#first = new Int8Array(cells);
    this.#steps = new Int16Array(cells);
    this.#ways = new Uint8Array(cells);
    this.#queue = new Int16Array(cells);
  }

  /** Runs it over open sides; by seat, `late` is after how many steps of the others it sets out. */
  run(open: Uint8Array, at: readonly number[], late: readonly number[]): void {
    const { sides, board } = this.#game;
    const { neighbours } = board;
    const first = this.#first;
    const steps = this.#steps;
    const ways = this.#ways;
    const queue = this.#queue;
    const counts = this.counts;
    first.fill(NONE);
    counts.fill(0);
    let last = 0;
    for (let seat = 0; seat < at.length; seat++) if (at[seat] !== NONE) last = Math.max(last, late[seat] as number);
    let end = 0;
    for (let next = 0, step = 0; step <= last || next < end; step++) {
      if (step <= last) end = this.#setOut(at, late, step, end);
      for (const level = end; next < level; next++) {
        const cell = queue[next] as number;
        const seat = first[cell] as number;
        counts[seat] = (counts[seat] as number) + 1;
        for (let bits = open[cell] as number; bits !== 0; bits &= bits - 1) {
          const beyond = neighbours[cell * sides + 31 - Math.clz32(bits & -bits)] as number;
          const known = first[beyond] as number;
          if (known === NONE) {
            first[beyond] = seat;
            steps[beyond] = step + 1;
            ways[beyond] = 1;
            queue[end++] = beyond;
          } else if (steps[beyond] === step + 1) {
            if (known === seat) ways[beyond] = (ways[beyond] as number) + 1;
            else first[beyond] = SHARED;
          }
        }
      }
    }
  }

  /** Lines up those who set out now, where nobody else has come before. */
  #setOut(at: readonly number[], late: readonly number[], step: number, end: number): number {
    let to = end;
    for (let seat = 0; seat < at.length; seat++) {
      const cell = at[seat] as number;
      if (cell === NONE || late[seat] !== step) continue;
      if (this.#first[cell] === NONE) {
        this.#first[cell] = seat;
        this.#steps[cell] = step;
        this.#ways[cell] = 1;
        this.#queue[to++] = cell;
      } else if (this.#steps[cell] === step) this.#first[cell] = SHARED;
    }
    return to;
  }

  /** What a wall on an edge would change in the race that was run, if it is that seat which it may hinder alone. */
  effectOf(edge: number, seat: Seat): number {
    const { edgeCells } = this.#game.board;
    const one = edgeCells[2 * edge] as number;
    const other = edgeCells[2 * edge + 1] as number;
    if (this.#leads(one, other)) return this.#first[one] === seat ? HINDERS : CHANGES;
    if (this.#leads(other, one)) return this.#first[other] === seat ? HINDERS : CHANGES;
    return NOTHING;
  }

  /** Whether those who come first to a tile may need to come from another one. */
  #leads(from: number, to: number): boolean {
    return (
      this.#steps[to] === (this.#steps[from] as number) + 1 && (this.#first[to] === SHARED || this.#ways[to] === 1)
    );
  }
}
