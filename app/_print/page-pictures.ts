import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { KitClient } from './kit-client';

/** Enough for what is in sight and a little around it; a kit of hundreds of pages is not kept. */
const KEPT = 80;

/** Pictures of pages, each drawn once for as long as the page looks the same. */
export class PagePictures {
  private readonly drawn = new Map<string, Promise<string>>();
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
    if (!this.drawn.has(key)) this.add(key, Promise.resolve(addressOf(svg)));
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
  }
}

const keyOf = (page: number, revision: number): string => `${page}/${revision}`;

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
