import type { RawData, WebSocket } from 'ws';
import type { Meter } from '@/lib/sockets/meter';
import { Outbox } from '@/lib/sockets/outbox';
import type { Allowance } from '@/lib/sockets/socket-limits';
import { formatPresence, type PresenceFrame, parsePresence } from '../protocol/presence-frame';
import {
  AWARENESS_MAX,
  CLOSE,
  EDIT_MAX,
  formatServerFrame,
  parseClientFrame,
  partsOfState,
  type Refusal,
} from '../protocol/protocol';
import { READ_ONLY, RENEWED } from './refusals';
import type { RemotePresence } from './remote-presence';
import type { Handshake, Room } from './room';

/**
 * Validates a socket's presence frames: each socket may only describe itself, under one client id that nobody else in
 * the room uses. Stamps them with the member's id.
 */
class PresenceGate {
  #own: PresenceFrame | undefined;

  constructor(
    readonly who: string,
    readonly isTaken: (clientId: number) => boolean,
  ) {}

  get clientId(): number | undefined {
    return this.#own?.clientId;
  }

  /** Returns the frame to pass on; undefined if it is not allowed. */
  admit(bytes: Uint8Array): Uint8Array | undefined {
    const frame = bytes.length > AWARENESS_MAX ? undefined : parsePresence(bytes);
    if (!frame || (this.#own ? this.#own.clientId !== frame.clientId : this.isTaken(frame.clientId))) return undefined;
    this.#own = { ...frame, state: frame.state && { ...frame.state, who: this.who } };
    return formatPresence(this.#own);
  }

  /** Returns the frame that shows this socket to later ones, if it has sent any. */
  shown(): Uint8Array | undefined {
    return this.#own?.state ? formatPresence(this.#own) : undefined;
  }

  /** Returns the frame that removes this socket's presence, if it had one. */
  farewell(): Uint8Array | undefined {
    return this.#own && formatPresence({ ...this.#own, clock: this.#own.clock + 1, state: null });
  }
}

const UNREADABLE = 'The server could not read a message. Reload the page.';
const UNREACHABLE = 'The server can’t reach its storage right now.';
const TOO_FAST = 'Too much was sent at once. Sending it again more slowly.';

/** Admitted member, and the room. */
export interface Guest {
  readonly room: Room;
  readonly memberId: string;
  readonly allowance: Allowance;
  readonly canEdit: boolean;
}

interface VisitorDeps extends Guest {
  readonly socket: WebSocket;
  /** The member's id for the others in the draft. */
  readonly who: string;
  readonly meter: Meter | undefined;
  readonly others: () => readonly Visitor[];
  /** People in other processes, if there are any. */
  readonly elsewhere: RemotePresence | undefined;
  /** Called when the room can't be used any more. */
  readonly onBroken: () => void;
}

/** Socket in a room. */
export class Visitor {
  readonly #deps: VisitorDeps;
  readonly #outbox: Outbox;
  readonly #presence: PresenceGate;
  #parts: Uint8Array[] = [];
  #closed = false;
  /** Epoch of the document that this socket has; undefined before the first, and after a compaction. */
  #epoch: number | undefined;

  constructor(deps: VisitorDeps) {
    this.#deps = deps;
    this.#outbox = new Outbox(deps.socket);
    this.#presence = new PresenceGate(deps.who, (clientId) =>
      deps.others().some((other) => other.#presence.clientId === clientId),
    );
  }

  get memberId(): string {
    return this.#deps.memberId;
  }

  get canEdit(): boolean {
    return this.#deps.canEdit;
  }

  receive(data: RawData): void {
    // A closed socket may go on sending until it is disconnected; its frames are ignored.
    if (this.#closed) return;
    const { allowance } = this.#deps;
    const bytes = bytesOf(data);
    if (!allowance.take('frame') || !allowance.take('byte', bytes.length)) {
      this.close(CLOSE.tooFast, TOO_FAST);
      return;
    }
    const frame = parseClientFrame(bytes);
    if (frame?.type === 'hello' && !allowance.take('hello')) this.close(CLOSE.tooFast, TOO_FAST);
    else if (frame?.type === 'hello') this.#handshake(frame.stateVector, frame.whole);
    else if (frame?.type === 'edit') this.#collect(frame.n, frame.last, frame.bytes);
    else if (frame?.type === 'awareness') this.#announce(frame.bytes);
    else if (frame?.type === 'ping') this.send(formatServerFrame({ type: 'pong' }));
    else this.close(CLOSE.badFrame, UNREADABLE);
  }

  /** Sends bytes. A socket that has stopped reading is terminated. */
  send(bytes: Uint8Array): void {
    this.#outbox.send(bytes);
  }

  close(code: number, reason: string): void {
    const { socket } = this.#deps;
    this.#closed = true;
    socket.close(code, reason);
    // A peer that never reads doesn't answer the closing handshake either.
    setTimeout(() => socket.terminate(), 2_000).unref();
  }

  /** Removes this socket's presence for the others. */
  leave(): void {
    const farewell = this.#presence.farewell();
    if (farewell) this.#toOthers(farewell);
  }

  /** Sends an edit if this socket has the room's current document. Others get it with their state. */
  sendEdit(frame: Uint8Array): void {
    if (this.#epoch === this.#deps.room.epoch) this.send(frame);
  }

  /** Tells the client that the document was compacted. */
  renew(): void {
    if (this.#epoch === undefined) return;
    this.#epoch = undefined;
    this.send(formatServerFrame({ type: 'renewed' }));
  }

  #handshake(stateVector: Uint8Array, whole: boolean | undefined): void {
    const { room } = this.#deps;
    room.handshake(stateVector, whole).then(
      (handshake) => (handshake ? this.#sendState(handshake) : this.close(CLOSE.badFrame, UNREADABLE)),
      () => this.close(CLOSE.tryAgain, UNREACHABLE),
    );
  }

  #sendState({ epoch, since, ...state }: Handshake): void {
    const { canEdit, allowance } = this.#deps;
    // Hops require loading old documents.
    if (state.hops.length > 0 && !allowance.take('refusal')) this.close(CLOSE.tooFast, TOO_FAST);
    this.#outbox.send(...partsOfState({ canEdit, ...state }));
    for (const bytes of since) this.send(formatServerFrame({ type: 'edit', bytes }));
    this.#epoch = epoch;
    // The document was compacted again meanwhile.
    if (epoch !== this.#deps.room.epoch) this.renew();
    if (canEdit) this.#sendPeers();
  }

  #collect(n: number, last: boolean, part: Uint8Array): void {
    const length = this.#parts.reduce((sum, { length }) => sum + length, part.length);
    if (length > EDIT_MAX) {
      this.close(CLOSE.badFrame, 'A change was too large.');
      return;
    }
    this.#parts.push(part);
    if (!last) return;
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    if (!this.canEdit) this.#refuse(n, READ_ONLY);
    else if (this.#epoch === undefined) this.#refuse(n, RENEWED);
    else void this.#applyEdit(n, bytes, this.#epoch);
  }

  #refuse(n: number, refusal: Refusal): void {
    this.send(formatServerFrame({ type: 'reject', n, refusal }));
    this.#deps.meter?.refused('edit', refusal.code);
    // A rejection may require loading the document again.
    if (!this.#deps.allowance.take('refusal')) this.close(CLOSE.tooFast, TOO_FAST);
  }

  async #applyEdit(n: number, bytes: Uint8Array, epoch: number): Promise<void> {
    const { room, memberId, meter, onBroken } = this.#deps;
    const start = performance.now();
    try {
      const taken = await room.applyEdit(memberId, bytes, epoch);
      if (!taken.ok) return this.#refuse(n, taken.error);
      this.send(formatServerFrame({ type: 'ack', n }));
      meter?.acknowledged(performance.now() - start, taken.value !== undefined);
      if (!taken.value || room.epoch !== epoch) return;
      const frame = formatServerFrame({ type: 'edit', bytes: taken.value });
      for (const other of this.#deps.others()) other.sendEdit(frame);
    } catch {
      onBroken();
    }
  }

  #announce(bytes: Uint8Array): void {
    const shown = this.canEdit ? this.#presence.admit(bytes) : undefined;
    if (shown) this.#toOthers(shown);
    else this.close(CLOSE.badFrame, UNREADABLE);
  }

  #sendPeers(): void {
    for (const other of this.#deps.others()) {
      const bytes = other.shown();
      if (bytes) this.showPresence(bytes);
    }
    for (const bytes of this.#deps.elsewhere?.shown() ?? []) this.showPresence(bytes);
  }

  /** Returns this socket's presence frame. */
  shown(): Uint8Array | undefined {
    return this.#presence.shown();
  }

  /** Sends a presence frame, if this member may see others. */
  showPresence(bytes: Uint8Array): void {
    if (this.canEdit) this.send(formatServerFrame({ type: 'awareness', bytes }));
  }

  #toOthers(bytes: Uint8Array): void {
    this.#deps.elsewhere?.publish(bytes);
    const frame = formatServerFrame({ type: 'awareness', bytes });
    for (const other of this.#deps.others()) if (other.canEdit) other.send(frame);
  }
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
