import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { KitClient } from './kit-client';

/** Size of the LRU cache: enough for the pages in view and some around them, but not for a kit of hundreds of pages. */
const KEPT = 80;
/** Longest picture that is kept as a data URL. Pages of text are shorter; longer ones contain pictures. */
const LONGEST_ADDRESS = 1_000_000;

/** Pictures of pages, each drawn once per revision. */
export class PagePictures {
  private readonly drawn = new Map<string, Promise<string>>();
  /** Addresses of pictures that arrived before they were requested. */
  private readonly kept = new Map<string, string>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: Pick<KitClient, 'ask'>) {}

  /**
   * Returns the address of a page's picture. Rejects if a newer layout has replaced the page. Patient requests wait for
   * each other, so that a new layout never waits for more than one of them.
   */
  address(page: number, { revision }: Pick<LaidPage, 'revision'>, patient = false): Promise<string> {
    const key = keyOf(page, revision);
    const known = this.drawn.get(key);
    if (known) {
      // Moves the entry to the end: the last requested are evicted last.
      this.drawn.delete(key);
      this.drawn.set(key, known);
      return known;
    }
    const draw = async () => {
      const { svg } = await this.client.ask<'page'>({ type: 'page', page, revision });
      return addressOf(svg);
    };
    const made = patient ? this.queue.then(draw) : draw();
    if (patient) this.queue = made.catch(() => undefined);
    this.add(key, made);
    made.catch(() => this.drawn.delete(key));
    return made;
  }

  /** Stores a picture that arrived before it was requested. */
  keep(page: number, { revision }: Pick<LaidPage, 'revision'>, svg: string): void {
    const key = keyOf(page, revision);
    if (this.drawn.has(key)) return;
    const address = svg.length <= LONGEST_ADDRESS ? wholeAddressOf(svg) : addressOf(svg);
    this.kept.set(key, address);
    this.add(key, Promise.resolve(address));
  }

  /** Stores the address of a picture that the server draws. */
  keepAddress(page: number, { revision }: Pick<LaidPage, 'revision'>, address: string): void {
    this.drawn.set(keyOf(page, revision), Promise.resolve(address));
    this.kept.set(keyOf(page, revision), address);
  }

  /** Returns the address of a stored picture synchronously; undefined if there is none. */
  addressOfKept(page: number, { revision }: Pick<LaidPage, 'revision'>): string | undefined {
    return this.kept.get(keyOf(page, revision));
  }

  clear(): void {
    for (const key of [...this.drawn.keys()]) this.forget(key);
  }

  private add(key: string, made: Promise<string>): void {
    this.drawn.set(key, made);
    for (const oldest of this.drawn.keys()) {
      if (this.drawn.size <= KEPT) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.drawn.get(key)?.then(
      (url) => URL.revokeObjectURL(url),
      () => undefined,
    );
    this.drawn.delete(key);
    this.kept.delete(key);
  }
}

const keyOf = (page: number, revision: number): string => `${page}/${revision}`;

/** Returns the picture as a data URL: loading it from a blob would take a third of the time until it is seen. */
const wholeAddressOf = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
