/** Steps that a search may still take, so that it ends in time on any machine and says the same on all. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes so many steps; false once they are used up. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get spent(): boolean {
    return this.#left < 0;
  }

  /** A budget of its own for one of several searches that are still to come. */
  share(searches: number): Budget {
    const steps = Math.max(0, Math.floor(this.#left / searches));
    this.#left -= steps;
    return new Budget(steps);
  }

  /** Gives back what a search did not use. */
  reclaim(other: Budget): void {
    this.#left += Math.max(0, other.#left);
  }
}
