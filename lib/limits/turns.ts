import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payer } from './fair-queue';

/** The turn of a request that is being answered. */
interface RequestTurn {
  readonly payer: Payer;
  /** Ends the turn early: from here on the request only waits. */
  readonly leave: () => void;
}

// The pages' bundle and the server's each have their own copy of this module; they share the global object.
const KEY = Symbol.for('trapdoor/turn');
const place = globalThis as { [KEY]?: AsyncLocalStorage<RequestTurn> };
place[KEY] ??= new AsyncLocalStorage<RequestTurn>();
const turns = place[KEY];

const STUDIO: Payer = { network: 'studio', member: undefined };

/** Runs `work` as part of this turn. */
export const inTurnOf = <T>(turn: RequestTurn, work: () => T): T => turns.run(turn, work);

/** Payer of the current request; outside of requests the studio itself. */
export const currentPayer = (): Payer => turns.getStore()?.payer ?? STUDIO;

/** Ends the current request's turn, if it has one: call it before a long wait that takes nothing of the event loop. */
export const leaveTurn = (): void => turns.getStore()?.leave();

/** Lets a few at a time do what is heavy. The others wait in line, as far as what they hold in memory meanwhile fits. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #held = 0;

  /** `atOnce` have their turn together; all that wait or have it hold at most `bytesMax`. */
  constructor(
    readonly atOnce: number,
    readonly bytesMax: number,
  ) {}

  /** What `work` comes to when its turn has come; undefined, and it is not begun, if the line is too long. */
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

  /** Hands the turn on, so that nobody who comes now is first. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}
