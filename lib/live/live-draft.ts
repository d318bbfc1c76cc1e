import type { Json, JsonObject } from '@/lib/kernel/json';
import { changesBetween } from '@/lib/kernel/patch';
import { Throttle } from './throttle';

/** Shown part of a draft: all but the GM's fields (`players`), or the subject of the questions (`outline`). */
export type DraftPart = 'players' | 'outline';

/** Minimum interval between updates. */
const PAUSE_MS = 80;

interface LiveDraftDeps {
  /** Renders that part of the draft as it is now. */
  readonly render: () => Promise<JsonObject>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly broadcast: (frame: Uint8Array) => void;
}

/** Live view of a part of a draft at a table: rendered once for all viewers, first whole, then as patches. */
export class LiveDraft {
  #now: JsonObject | undefined;
  #whole: Buffer | undefined;
  readonly #throttle = new Throttle(PAUSE_MS, () => this.#refresh());
  readonly #stop: () => void;
  #waiting: ((frame: Uint8Array) => void)[] = [];

  constructor(readonly deps: LiveDraftDeps) {
    this.#stop = deps.subscribe(() => this.#throttle.request());
    this.#throttle.request();
  }

  /** Sends a new viewer the draft in the state that the others have, so that the next patches apply. */
  show(send: (frame: Uint8Array) => void): void {
    if (this.#now) send(this.#frame(this.#now));
    else this.#waiting.push(send);
  }

  stop(): void {
    this.#stop();
    this.#throttle.stop();
  }

  async #refresh(): Promise<void> {
    // Failures are ignored: the next change retries.
    const next = await this.deps.render().catch(() => undefined);
    if (!next) return;
    const patches = this.#now ? changesBetween(this.#now, next) : [];
    this.#now = next;
    if (patches.length > 0) {
      this.#whole = undefined;
      this.deps.broadcast(Buffer.from(JSON.stringify({ type: 'draft-change', patches })));
    }
    for (const send of this.#waiting.splice(0)) send(this.#frame(next));
  }

  #frame({ body = null, ...header }: JsonObject): Buffer {
    this.#whole ??= Buffer.from(JSON.stringify({ type: 'draft', header, body } satisfies Record<string, Json>));
    return this.#whole;
  }
}
