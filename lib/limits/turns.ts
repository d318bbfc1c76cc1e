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
