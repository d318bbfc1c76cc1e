import { formatPresence, type PresenceFrame, parsePresence } from '../protocol/presence-frame';
import { AWARENESS_MAX } from '../protocol/protocol';

/**
 * What a socket may say about who is there: itself alone, under one client id that nobody else in the room uses, and
 * under its own name, which is stamped here.
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

  /** The frame as it may be passed on; undefined if it may not. */
  admit(bytes: Uint8Array): Uint8Array | undefined {
    const said = bytes.length > AWARENESS_MAX ? undefined : parsePresence(bytes);
    if (!said || (this.#own ? this.#own.clientId !== said.clientId : this.isTaken(said.clientId))) return undefined;
    this.#own = { ...said, state: said.state && { ...said.state, who: this.who } };
    return formatPresence(this.#own);
  }

  /** The frame that shows this socket to sockets that come later, if it has shown itself. */
  shown(): Uint8Array | undefined {
    return this.#own?.state ? formatPresence(this.#own) : undefined;
  }

  /** The frame that takes this socket's presence away, if it had one. */
  farewell(): Uint8Array | undefined {
    return this.#own && formatPresence({ ...this.#own, clock: this.#own.clock + 1, state: null });
  }
}
