import type { Wakeups } from '@/lib/storage/wakeups';
import { formatPresence, type PresenceFrame, parsePresence } from '../protocol/presence-frame';

/** How often a process says again who is there, and when those of one that fell silent are gone. */
const AGAIN_MS = 10_000;
const SILENT_MS = 25_000;
const WHO_IS_THERE = '?';

interface RemotePresenceDeps {
  readonly draftId: string;
  readonly wakeups: Pick<Wakeups, 'pass' | 'hear'>;
  /** What those who are here show of themselves. */
  readonly here: () => readonly Uint8Array[];
  /** Shows a presence to those who are here. */
  readonly show: (bytes: Uint8Array) => void;
}

/** Those who have a draft open in other processes. What is said of them is lost now and then, and so said again. */
export class RemotePresence {
  readonly #known = new Map<number, { readonly frame: PresenceFrame; readonly heardAt: number }>();
  readonly #deafen: () => void;
  readonly #again: NodeJS.Timeout;
  readonly #topic: string;

  constructor(readonly deps: RemotePresenceDeps) {
    this.#topic = `here:${deps.draftId}`;
    this.#deafen = deps.wakeups.hear(this.#topic, (words) => this.#take(words));
    this.#again = setInterval(() => this.#beat(), AGAIN_MS);
    this.#again.unref();
    deps.wakeups.pass(this.#topic, WHO_IS_THERE);
  }

  /** What those elsewhere show of themselves, for somebody who has just come. */
  shown(): readonly Uint8Array[] {
    return [...this.#known.values()].map(({ frame }) => formatPresence(frame));
  }

  /** Passes on what somebody here shows, or that they are gone. */
  tell(bytes: Uint8Array): void {
    this.deps.wakeups.pass(this.#topic, Buffer.from(bytes).toString('base64'));
  }

  end(): void {
    this.#deafen();
    clearInterval(this.#again);
  }

  #take(words: string): void {
    if (words === WHO_IS_THERE) {
      for (const bytes of this.deps.here()) this.tell(bytes);
      return;
    }
    const bytes = Buffer.from(words, 'base64');
    const frame = parsePresence(bytes);
    if (!frame) return;
    const before = this.#known.get(frame.clientId)?.frame;
    if (frame.state) this.#known.set(frame.clientId, { frame, heardAt: performance.now() });
    else this.#known.delete(frame.clientId);
    // Said again, it is no news.
    if (before?.clock !== frame.clock) this.deps.show(bytes);
  }

  #beat(): void {
    for (const bytes of this.deps.here()) this.tell(bytes);
    for (const [clientId, { frame, heardAt }] of this.#known) {
      if (performance.now() - heardAt < SILENT_MS) continue;
      this.#known.delete(clientId);
      this.deps.show(formatPresence({ clientId, clock: frame.clock + 1, state: null }));
    }
  }
}
