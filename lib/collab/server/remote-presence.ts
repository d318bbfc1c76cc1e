import type { Wakeups } from '@/lib/storage/wakeups';
import { formatPresence, type PresenceFrame, parsePresence } from '../protocol/presence-frame';

/** Interval at which a process repeats its presences, and the silence after which those of another process expire. */
const AGAIN_MS = 10_000;
const SILENT_MS = 25_000;
const WHO_IS_THERE = '?';

interface RemotePresenceDeps {
  readonly draftId: string;
  readonly wakeups: Pick<Wakeups, 'pass' | 'hear'>;
  /** Returns the presence frames of local sockets. */
  readonly here: () => readonly Uint8Array[];
  /** Sends a presence frame to local sockets. */
  readonly show: (bytes: Uint8Array) => void;
}

/** Presence of people in other processes. Messages can get lost, so they are repeated. */
export class RemotePresence {
  readonly #known = new Map<number, { readonly frame: PresenceFrame; readonly receivedAt: number }>();
  readonly #unsubscribe: () => void;
  readonly #again: NodeJS.Timeout;
  readonly #topic: string;

  constructor(readonly deps: RemotePresenceDeps) {
    this.#topic = `here:${deps.draftId}`;
    this.#unsubscribe = deps.wakeups.hear(this.#topic, (message) => this.#receive(message));
    this.#again = setInterval(() => this.#beat(), AGAIN_MS);
    this.#again.unref();
    deps.wakeups.pass(this.#topic, WHO_IS_THERE);
  }

  /** Returns the presence frames of other processes, for a new socket. */
  shown(): readonly Uint8Array[] {
    return [...this.#known.values()].map(({ frame }) => formatPresence(frame));
  }

  /** Publishes the presence of a local socket, or its departure. */
  publish(bytes: Uint8Array): void {
    this.deps.wakeups.pass(this.#topic, Buffer.from(bytes).toString('base64'));
  }

  end(): void {
    this.#unsubscribe();
    clearInterval(this.#again);
  }

  #receive(message: string): void {
    if (message === WHO_IS_THERE) {
      for (const bytes of this.deps.here()) this.publish(bytes);
      return;
    }
    const bytes = Buffer.from(message, 'base64');
    const frame = parsePresence(bytes);
    if (!frame) return;
    const before = this.#known.get(frame.clientId)?.frame;
    if (frame.state) this.#known.set(frame.clientId, { frame, receivedAt: performance.now() });
    else this.#known.delete(frame.clientId);
    // Repeated frames are not passed on.
    if (before?.clock !== frame.clock) this.deps.show(bytes);
  }

  #beat(): void {
    for (const bytes of this.deps.here()) this.publish(bytes);
    for (const [clientId, { frame, receivedAt }] of this.#known) {
      if (performance.now() - receivedAt < SILENT_MS) continue;
      this.#known.delete(clientId);
      this.deps.show(formatPresence({ clientId, clock: frame.clock + 1, state: null }));
    }
  }
}
