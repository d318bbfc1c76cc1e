import type { OutgoingHttpHeaders } from 'node:http';

/** A whole page as it was sent. */
export interface KeptPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const FRESH_MS = 3_000;
const KEPT = 100;
const BYTES_MAX = 500_000;

/**
 * Pages that are the same for everybody, for a moment: a crowd that asks for one costs little more than one visitor. Any
 * change that comes through this process lets go of them; those of other processes are seen a moment later.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage & { readonly at: number }>();
  #changes = 0;

  constructor(readonly now: () => number = () => performance.now()) {}

  find(address: string): KeptPage | undefined {
    const page = this.#pages.get(address);
    return page && this.now() - page.at < FRESH_MS ? page : undefined;
  }

  /** Call it when a page begins to be made; what it returns keeps the page, unless something has changed meanwhile. */
  keeper(address: string): (page: KeptPage) => void {
    const [at, changes] = [this.now(), this.#changes];
    return (page) => {
      if (this.#changes !== changes || page.body.length > BYTES_MAX) return;
      // The address goes to the end, so that the first one is always the oldest.
      this.#pages.delete(address);
      this.#pages.set(address, { ...page, at });
      const [oldest] = this.#pages.keys();
      if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest);
    };
  }

  /** Something has changed. */
  clear(): void {
    this.#changes++;
    this.#pages.clear();
  }
}
