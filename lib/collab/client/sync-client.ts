import * as Y from 'yjs';
import { type Loss, ReconnectingSocket } from '@/lib/sockets/reconnecting';
import {
  CLOSE,
  type ClientFrame,
  formatClientFrame,
  framesOfEdit,
  parseServerFrame,
  type Refusal,
  type ServerFrame,
} from '../protocol/protocol';
import { finalRefusal, refusalAfterHandshake } from './unsent';

const BATCH_MS = 100;
/** Delay before 'slow' is shown; keeps the total below two seconds. */
const SLOW_MS = 1_300;
const QUIET_MS = 10_000;
const DEAD_MS = 15_000;
const STUCK_MS = 60_000;
const REFUSED_PAUSE_MS = 1_500;
const TICK_MS = 500;
const PAUSES = { first: 400, last: 15_000 };
/** Progress of synchronisation with the server. */
export type SyncState =
  | { readonly at: 'connecting' | 'offline' | 'failing' | 'saving' | 'slow' | 'saved' }
  | { readonly at: 'refused' | 'shut'; readonly message: string };

interface SyncDeps {
  readonly url: string;
  /** Gets a single-use ticket for one connection. Rejects while the server is unreachable. */
  readonly fetchTicket: () => Promise<string>;
  readonly doc: Y.Doc;
  readonly onChange: () => void;
  /** The server replaced the document. Local edits that are missing from `last` must be sent again. */
  readonly onReplaced: (last: Uint8Array, next: Uint8Array) => void;
  /** Presence callbacks: writable connection, peers, disconnect. */
  readonly presence?: { connect(): void; receive(bytes: Uint8Array): void; disconnect(): void };
  readonly createSocket?: (url: string) => WebSocket;
}

/** Origin of changes that came from the server. */
export const REMOTE = Symbol('remote');

/**
 * Synchronises a document with the server while the page is open. Only one edit is in flight; later ones are batched
 * into the next. After an interruption both sides exchange state vectors, and only the difference is sent.
 */
export class SyncClient {
  canEdit = true;
  /** The server has answered at least once. */
  met = false;
  state: SyncState = { at: 'connecting' };
  readonly #line: ReconnectingSocket;
  #synced = false;
  /** Unanswered hellos. Only the answer to the last counts; earlier ones are out of date. */
  #hellos = 0;
  #pending: Uint8Array[] = [];
  #inFlight: { readonly n: number; readonly since: number } | undefined;
  #n = 0;
  #refused: Refusal | undefined;
  #shut: string | undefined;
  #failing = false;
  /** Time of an unanswered ping. */
  #pingedAt: number | undefined;
  #disowned = false;
  /** Rejections since the last acknowledgement. */
  #refusals = 0;
  #arrived = false;
  #batch: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #tick: ReturnType<typeof setInterval>;
  #doc: Y.Doc;

  constructor(readonly deps: SyncDeps) {
    this.#doc = deps.doc;
    this.#doc.on('update', this.#onUpdate);
    this.#tick = setInterval(() => this.#watch(), TICK_MS);
    this.#line = new ReconnectingSocket({
      address: async () => `${deps.url}?ticket=${await deps.fetchTicket()}`,
      createSocket: deps.createSocket,
      pauses: PAUSES,
      prepare: (socket) => this.#prepare(socket),
      receive: (data) => {
        if (data instanceof ArrayBuffer) this.#receive(new Uint8Array(data));
      },
      lose: (loss) => this.#lose(loss),
    });
    this.#line.connect();
  }

  /** Sends pending edits now; if the page is `leaving`, without waiting for the last acknowledgement. */
  flush(leaving = false): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    if (!this.#synced || (this.#inFlight && !leaving) || this.#pending.length === 0 || !this.canEdit || this.#refused)
      return;
    const update = this.#pending.length === 1 ? this.#pending[0] : Y.mergeUpdates(this.#pending);
    this.#pending = [];
    if (update) this.#send(update);
  }

  /** Retries at once, for example when the network is back. */
  reconnect(): void {
    if (this.#line.isIdle) this.#line.connect();
  }

  /** Drops the connection: the browser knows that it is offline long before a socket notices. */
  disconnect(): void {
    this.#line.disconnect();
  }

  /** Continues with another document. */
  adopt(doc: Y.Doc): void {
    this.#doc.off('update', this.#onUpdate);
    this.#doc = doc;
    this.#pending = [];
    doc.on('update', this.#onUpdate);
  }

  /** Sends a presence frame if connected. Frames are not queued. */
  announce(bytes: Uint8Array): void {
    if (this.#synced && this.canEdit) this.#post({ type: 'awareness', bytes });
  }

  destroy(): void {
    this.flush(true);
    clearInterval(this.#tick);
    clearTimeout(this.#batch);
    clearTimeout(this.#again);
    this.#doc.off('update', this.#onUpdate);
    this.#line.stop();
  }

  #onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === REMOTE) return;
    this.#pending.push(update);
    // The cause may be gone after this edit: sends everything again, but not at every keystroke.
    if (this.#refused) this.#again ??= setTimeout(() => this.#offerAgain(), REFUSED_PAUSE_MS);
    this.#batch ??= setTimeout(() => this.flush(), BATCH_MS);
    this.#settle();
  };

  #offerAgain(): void {
    this.#again = undefined;
    this.#refused = undefined;
    this.#sendHello();
    this.#settle();
  }

  #prepare(socket: WebSocket): void {
    socket.binaryType = 'arraybuffer';
    this.#hellos = 0;
    this.#pingedAt = undefined;
    socket.onopen = () => this.#sendHello();
  }

  #sendHello(disowned = this.#disowned): void {
    this.#disowned = disowned;
    this.#synced = false;
    this.#inFlight = undefined;
    this.#hellos += 1;
    this.#post({ type: 'hello', stateVector: Y.encodeStateVector(this.#doc), whole: disowned });
  }

  #receive(bytes: Uint8Array): void {
    this.#pingedAt = undefined;
    const frame = parseServerFrame(bytes);
    if (frame?.type === 'state') {
      this.#hellos -= 1;
      if (this.#hellos === 0) this.#handshake(frame);
    } else if (frame?.type === 'renewed') this.#sendHello();
    // While a state is awaited, edits of others come with it, and may belong to another document than this one.
    else if (frame?.type === 'edit' && this.#hellos === 0) Y.applyUpdate(this.#doc, frame.bytes, REMOTE);
    else if (frame?.type === 'awareness') this.deps.presence?.receive(frame.bytes);
    else if (frame?.type === 'ack' && frame.n === this.#inFlight?.n) {
      this.#inFlight = undefined;
      this.#refusals = 0;
      this.flush();
    } else if (frame?.type === 'reject' && frame.n === this.#inFlight?.n) this.#refuse(frame.refusal);
    this.#settle();
  }

  #handshake({ canEdit, stateVector, bytes, hops }: Extract<ServerFrame, { type: 'state' }>): void {
    this.#line.losses = 0;
    this.#failing = false;
    this.canEdit = canEdit;
    for (const { last, next } of hops) this.deps.onReplaced(last, next);
    if (this.#disowned && hops.length === 0) this.deps.onReplaced(bytes, bytes);
    else Y.applyUpdate(this.#doc, bytes, REMOTE);
    this.#disowned = false;
    this.#pending = [];
    this.#synced = this.met = true;
    this.#refused = refusalAfterHandshake(this.#refused, canEdit, this.#doc, stateVector);
    if (!canEdit) return;
    this.#send(Y.encodeStateAsUpdate(this.#doc, stateVector));
    // A second hello on the same connection is no new arrival: the server knows this client.
    if (!this.#arrived) this.deps.presence?.connect();
    this.#arrived = true;
  }

  #send(update: Uint8Array): void {
    this.#n += 1;
    this.#inFlight = { n: this.#n, since: Date.now() };
    for (const frame of framesOfEdit(this.#n, update)) this.#line.socket?.send(frame as Uint8Array<ArrayBuffer>);
  }

  #refuse(refusal: Refusal): void {
    this.#inFlight = undefined;
    this.#refused = finalRefusal(refusal, ++this.#refusals);
    if (refusal.code === 'read-only') this.canEdit = false;
    else if (!this.#refused) this.#sendHello(refusal.code !== 'renewed');
  }

  #lose({ code, reason }: Loss): boolean {
    this.#arrived = false;
    this.deps.presence?.disconnect();
    this.#synced = false;
    this.#inFlight = undefined;
    this.#failing = code === CLOSE.tryAgain;
    if (code === CLOSE.noAccess || code === CLOSE.gone) {
      this.#shut = reason;
      this.canEdit = false;
      this.#line.stop();
    }
    this.#settle();
    return this.#shut === undefined;
  }

  #watch(): void {
    const now = Date.now();
    const { dialling } = this.#line;
    if (dialling && now - dialling.since > DEAD_MS) this.disconnect();
    const { socket, lastReceivedAt } = this.#line;
    // Pages in the background are woken once a minute, so silence alone does not count, only an unanswered ping.
    if (this.#pingedAt !== undefined && now - this.#pingedAt > (socket?.bufferedAmount ? STUCK_MS : DEAD_MS)) {
      this.disconnect();
    } else if (this.#pingedAt === undefined && socket && now - lastReceivedAt > QUIET_MS) {
      this.#pingedAt = now;
      this.#post({ type: 'ping' });
    }
    this.#settle();
  }

  #post(frame: ClientFrame): void {
    const { socket } = this.#line;
    if (socket?.readyState === 1) socket.send(formatClientFrame(frame) as Uint8Array<ArrayBuffer>);
  }

  #settle(): void {
    const next = this.#judge();
    const now = this.state;
    if (next.at === now.at && ('message' in next ? next.message : '') === ('message' in now ? now.message : '')) return;
    this.state = next;
    this.deps.onChange();
  }

  #judge(): SyncState {
    if (this.#shut !== undefined) return { at: 'shut', message: this.#shut };
    if (this.#refused) return { at: 'refused', message: this.#refused.message };
    if (this.#synced) {
      if (this.#inFlight) return { at: Date.now() - this.#inFlight.since > SLOW_MS ? 'slow' : 'saving' };
      return { at: this.#pending.length > 0 && this.canEdit ? 'saving' : 'saved' };
    }
    if (this.#failing) return { at: 'failing' };
    if (this.#line.isIdle || this.#line.losses > 0) return { at: 'offline' };
    return { at: this.met ? 'saving' : 'connecting' };
  }
}
