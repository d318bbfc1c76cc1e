import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payer } from './fair-queue';

interface RequestTurn {
  readonly payer: Payer;
  /** Ends the turn early: the request only waits from here on. */
  readonly leave: () => void;
}

// The pages' bundle and the server's each have their own copy of this module; they share the global object.
const KEY = Symbol.for('trapdoor/turn');
const place = globalThis as { [KEY]?: AsyncLocalStorage<RequestTurn> };
place[KEY] ??= new AsyncLocalStorage<RequestTurn>();
const turns = place[KEY];

const STUDIO: Payer = { network: 'studio', member: undefined };

export const inTurnOf = <T>(turn: RequestTurn, work: () => T): T => turns.run(turn, work);

/** Returns the payer of the current request; outside of requests the studio itself. */
export const currentPayer = (): Payer => turns.getStore()?.payer ?? STUDIO;

/** Ends the current request's turn, if it has one. Call before long waits that don't use the event loop. */
export const leaveTurn = (): void => turns.getStore()?.leave();

/** Semaphore for heavy work. Limits the bytes that waiting and running jobs hold in memory. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #held = 0;

  /** `atOnce` jobs run at a time; all jobs together hold at most `bytesMax`. */
  constructor(
    readonly atOnce: number,
    readonly bytesMax: number,
  ) {}

  /** Runs `work` in its turn. Returns undefined without running it if the byte limit is exceeded. */
  async take<T>(bytes: number, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#held + bytes > this.bytesMax) return undefined;
    this.#held += bytes;
    try {
      await this.#enter();
      return await work();
    } finally {
      this.#held -= bytes;
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#busy < this.atOnce) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Passes the turn to the first in line, so that later callers can't overtake. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}
