import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { KitClient } from './kit-client';

/** Enough for what is in sight and a little around it; a kit of hundreds of pages is not kept. */
const KEPT = 80;
/** Pages of words are shorter; longer ones hold pictures. */
const LONGEST_ADDRESS = 1_000_000;

/** Pictures of pages, each drawn once for as long as the page looks the same. */
export class PagePictures {
  private readonly drawn = new Map<string, Promise<string>>();
  /** Of those that came before anybody asked. */
  private readonly kept = new Map<string, string>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: Pick<KitClient, 'ask'>) {}

  /**
   * The address of a page's picture. Rejects if a newer layout has overtaken the question. Who is patient waits for
   * other patient ones, so that a new layout never has to wait for more than one of them.
   */
  address(page: number, { revision }: Pick<LaidPage, 'revision'>, patient = false): Promise<string> {
    const key = keyOf(page, revision);
    const known = this.drawn.get(key);
    if (known) {
      // What was asked for last is kept longest.
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

  /** Takes a picture that came before anybody asked for it. */
  keep(page: number, { revision }: Pick<LaidPage, 'revision'>, svg: string): void {
    const key = keyOf(page, revision);
    if (this.drawn.has(key)) return;
    const address = svg.length <= LONGEST_ADDRESS ? wholeAddressOf(svg) : addressOf(svg);
    this.kept.set(key, address);
    this.add(key, Promise.resolve(address));
  }

  /** The address of a picture that was kept, at once. */
  addressOfKept(page: number, { revision }: Pick<LaidPage, 'revision'>): string | undefined {
    return this.kept.get(keyOf(page, revision));
  }

  /** Lets go of all of them. */
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

/** The picture itself as an address: fetching it from where blobs are kept would take a third of the time till it is seen. */
const wholeAddressOf = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
