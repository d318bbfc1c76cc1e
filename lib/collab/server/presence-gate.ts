import { formatPresence, type PresenceFrame, parsePresence } from '../protocol/presence-frame';
import { AWARENESS_MAX } from '../protocol/protocol';

/**
 * Validates a socket's presence frames: each socket may only describe itself, under one client id that nobody else in
 * the room uses. Stamps them with the member's id.
 */
export class PresenceGate {
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
