import type { Json, JsonObject } from '@/lib/kernel/json';
import { changesBetween } from '@/lib/kernel/patch';
import { Throttle } from './throttle';

/** The draft without what only the GM may know; or, for those who build it at the table, what they are asked about. */
export type DraftPart = 'players' | 'outline';

/** Drafts are shown again so often at most. */
const PAUSE_MS = 80;

interface LiveDraftDeps {
  /** That part of the draft now. */
  readonly render: () => Promise<JsonObject>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly broadcast: (frame: Uint8Array) => void;
}

/** A part of a draft as it is seen at a table: rendered once for all of them, whole at first and then what changes. */
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

  /** Gives somebody new the draft as the others have it, from which they can follow. */
  show(send: (frame: Uint8Array) => void): void {
    if (this.#now) send(this.#frame(this.#now));
    else this.#waiting.push(send);
  }

  stop(): void {
    this.#stop();
    this.#throttle.stop();
  }

  async #refresh(): Promise<void> {
    // What can't be read now is shown at the next change.
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
