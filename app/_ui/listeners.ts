/** Listeners of a store. One that is added or removed during a call may be called or not. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that removes the listener. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly call = (): void => {
    for (const listener of [...this.#all]) listener();
  };
}
