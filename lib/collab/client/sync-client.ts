import * as Y from 'yjs';
import { hangUp } from '@/lib/sockets/hang-up';
import {
  CLOSE,
  type ClientFrame,
  formatClientFrame,
  framesOfEdit,
  parseServerFrame,
  type Refusal,
  type ServerFrame,
} from '../protocol/protocol';
import { refusedForGood, refusedOnMeeting } from './unsent';

const BATCH_MS = 100;
/** Anyone who waits for long is told so within two seconds. */
const SLOW_MS = 1_300;
const QUIET_MS = 10_000;
const DEAD_MS = 15_000;
const STUCK_MS = 60_000;
const REFUSED_PAUSE_MS = 1_500;
const TICK_MS = 500;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 15_000;
/** How far the server has what is in the document. */
export type SyncState =
  | { readonly at: 'connecting' | 'offline' | 'failing' | 'saving' | 'slow' | 'saved' }
  | { readonly at: 'refused' | 'shut'; readonly message: string };

interface SyncDeps {
  readonly url: string;
  /** Gets what opens the line once, again for each line. Rejects while the server is out of reach. */
  readonly fetchTicket: () => Promise<string>;
  readonly doc: Y.Doc;
  readonly onChange: () => void;
  /** Another document takes the place of this one, which the server has as `last`: what it lacks is to be sent again. */
  readonly onReplaced: (last: Uint8Array, next: Uint8Array) => void;
  /** Hears who else is there, of a line that one may write on, and of its loss. */
  readonly presence?: { arrive(): void; hear(bytes: Uint8Array): void; lose(): void };
  readonly createSocket?: (url: string) => WebSocket;
}

/** Marks changes that came from the server. */
export const REMOTE = Symbol('remote');

/**
 * Brings a document and the server together for as long as the page lives. One edit is under way at a time; what is
 * typed meanwhile goes with the next. After any interruption both sides say what they have, and only the rest is sent.
 */
export class SyncClient {
  canEdit = true;
  /** Whether the server has answered at least once. */
  met = false;
  state: SyncState = { at: 'connecting' };
  #socket: WebSocket | undefined;
  /** The attempt to get a ticket that is under way. */
  #dialling: { readonly since: number } | undefined;
  #synced = false;
  /** Hellos that were not answered yet. Only the answer to the last one counts: it was given by who we are now. */
  #hellos = 0;
  #pending: Uint8Array[] = [];
  #underway: { readonly n: number; readonly since: number } | undefined;
  #n = 0;
  #refused: Refusal | undefined;
  #shut: string | undefined;
  #failing = false;
  #tries = 0;
  #heard = 0;
  /** When a question was put that is still unanswered. */
  #asked: number | undefined;
  #disowned = false;
  /** Refusals since the last acknowledgement. */
  #refusals = 0;
  #arrived = false;
  #stopped = false;
  #batch: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #tick: ReturnType<typeof setInterval>;
  #doc: Y.Doc;

  constructor(readonly deps: SyncDeps) {
    this.#doc = deps.doc;
    this.#doc.on('update', this.#onUpdate);
    this.#tick = setInterval(() => this.#watch(), TICK_MS);
    this.#connect();
  }

  /** Sends now what else would wait for the next batch and, if the page is `leaving`, for the answer to the last one. */
  flush(leaving = false): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    if (!this.#synced || (this.#underway && !leaving) || this.#pending.length === 0 || !this.canEdit || this.#refused)
      return;
    const update = this.#pending.length === 1 ? this.#pending[0] : Y.mergeUpdates(this.#pending);
    this.#pending = [];
    if (update) this.#send(update);
  }

  /** Tries at once instead of at the next turn, as when the network has come back. */
  reconnect(): void {
    if (this.#socket || this.#dialling || this.#stopped) return;
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Gives the connection up: the browser says that there is no network, long before a socket would notice. */
  disconnect(): void {
    if (!this.#socket && !this.#dialling) return;
    if (this.#socket) hangUp(this.#socket);
    this.#lose(0, '');
  }

  /** Goes on with another document in the place of this one. */
  adopt(doc: Y.Doc): void {
    this.#doc.off('update', this.#onUpdate);
    this.#doc = doc;
    this.#pending = [];
    doc.on('update', this.#onUpdate);
  }

  /** Tells the others something about oneself, if there is a line; nothing waits for the next one. */
  announce(bytes: Uint8Array): void {
    if (this.#synced && this.canEdit) this.#post({ type: 'awareness', bytes });
  }

  destroy(): void {
    this.flush(true);
    this.#stopped = true;
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    clearTimeout(this.#batch);
    clearTimeout(this.#again);
    this.#doc.off('update', this.#onUpdate);
    if (this.#socket) hangUp(this.#socket);
    this.#socket = undefined;
    this.#dialling = undefined;
  }

  #onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === REMOTE) return;
    this.#pending.push(update);
    // Perhaps what was too much is gone now: offer everything again, but not at every keystroke.
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

  #connect(): void {
    const dialling = { since: Date.now() };
    this.#dialling = dialling;
    this.deps.fetchTicket().then(
      (ticket) => {
        if (this.#dialling === dialling) this.#open(ticket);
      },
      () => {
        if (this.#dialling === dialling) this.#lose(0, '');
      },
    );
  }

  #open(ticket: string): void {
    const { url, createSocket = (address) => new WebSocket(address) } = this.deps;
    this.#dialling = undefined;
    const socket = createSocket(`${url}?ticket=${ticket}`);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#hellos = 0;
    this.#heard = Date.now();
    this.#asked = undefined;
    socket.onopen = () => this.#sendHello();
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && data instanceof ArrayBuffer) this.#receive(new Uint8Array(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#lose(code, reason);
    };
  }

  #sendHello(disowned = this.#disowned): void {
    this.#disowned = disowned;
    this.#synced = false;
    this.#underway = undefined;
    this.#hellos += 1;
    this.#post({ type: 'hello', stateVector: Y.encodeStateVector(this.#doc), whole: disowned });
  }

  #receive(bytes: Uint8Array): void {
    this.#heard = Date.now();
    this.#asked = undefined;
    const frame = parseServerFrame(bytes);
    if (frame?.type === 'state') {
      this.#hellos -= 1;
      if (this.#hellos === 0) this.#handshake(frame);
    } else if (frame?.type === 'renewed') this.#sendHello();
    // While one waits for the state, what others write comes with it, and may be of another document than this.
    else if (frame?.type === 'edit' && this.#hellos === 0) Y.applyUpdate(this.#doc, frame.bytes, REMOTE);
    else if (frame?.type === 'awareness') this.deps.presence?.hear(frame.bytes);
    else if (frame?.type === 'ack' && frame.n === this.#underway?.n) {
      this.#underway = undefined;
      this.#refusals = 0;
      this.flush();
    } else if (frame?.type === 'reject' && frame.n === this.#underway?.n) this.#refuse(frame.refusal);
    this.#settle();
  }

  #handshake({ canEdit, stateVector, bytes, hops }: Extract<ServerFrame, { type: 'state' }>): void {
    this.#tries = 0;
    this.#failing = false;
    this.canEdit = canEdit;
    for (const { last, next } of hops) this.deps.onReplaced(last, next);
    if (this.#disowned && hops.length === 0) this.deps.onReplaced(bytes, bytes);
    else Y.applyUpdate(this.#doc, bytes, REMOTE);
    this.#disowned = false;
    this.#pending = [];
    this.#synced = this.met = true;
    this.#refused = refusedOnMeeting(this.#refused, canEdit, this.#doc, stateVector);
    if (!canEdit) return;
    this.#send(Y.encodeStateAsUpdate(this.#doc, stateVector));
    // Greeting again on the same line is no new arrival: the server knows who speaks on it.
    if (!this.#arrived) this.deps.presence?.arrive();
    this.#arrived = true;
  }

  #send(update: Uint8Array): void {
    this.#n += 1;
    this.#underway = { n: this.#n, since: Date.now() };
    for (const frame of framesOfEdit(this.#n, update)) this.#socket?.send(frame as Uint8Array<ArrayBuffer>);
  }

  #refuse(refusal: Refusal): void {
    this.#underway = undefined;
    this.#refused = refusedForGood(refusal, ++this.#refusals);
    if (refusal.code === 'read-only') this.canEdit = false;
    else if (!this.#refused) this.#sendHello(refusal.code !== 'renewed');
  }

  #lose(code: number, reason: string): void {
    this.#socket = undefined;
    this.#dialling = undefined;
    this.#arrived = false;
    this.deps.presence?.lose();
    this.#synced = false;
    this.#underway = undefined;
    this.#failing = code === CLOSE.tryAgain;
    if (code === CLOSE.noAccess || code === CLOSE.gone) {
      this.#shut = reason;
      this.canEdit = false;
      this.#stopped = true;
    }
    this.#settle();
    if (this.#stopped) return;
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++) * (0.6 + Math.random() * 0.8);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #watch(): void {
    const now = Date.now();
    if (this.#dialling && now - this.#dialling.since > DEAD_MS) this.disconnect();
    // A page in the background is woken once a minute: only an unanswered question counts, not mere silence.
    if (this.#asked !== undefined && now - this.#asked > (this.#socket?.bufferedAmount ? STUCK_MS : DEAD_MS)) {
      this.disconnect();
    } else if (this.#asked === undefined && this.#socket && now - this.#heard > QUIET_MS) {
      this.#asked = now;
      this.#post({ type: 'ping' });
    }
    this.#settle();
  }

  #post(frame: ClientFrame): void {
    if (this.#socket?.readyState === 1) this.#socket.send(formatClientFrame(frame) as Uint8Array<ArrayBuffer>);
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
      if (this.#underway) return { at: Date.now() - this.#underway.since > SLOW_MS ? 'slow' : 'saving' };
      return { at: this.#pending.length > 0 && this.canEdit ? 'saving' : 'saved' };
    }
    if (this.#failing) return { at: 'failing' };
    if ((!this.#socket && !this.#dialling) || this.#tries > 0) return { at: 'offline' };
    return { at: this.met ? 'saving' : 'connecting' };
  }
}
