import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { AWARENESS_MAX } from './protocol';

/**
 * What a socket may say about who is there: itself alone, under one client id that nobody else in the room uses.
 * Frames are those of y-protocols' awareness: how many, then of each its client id, clock and state as JSON.
 */
export class PresenceGate {
  #own: { readonly clientId: number; readonly clock: number } | undefined;

  constructor(readonly isTaken: (clientId: number) => boolean) {}

  get clientId(): number | undefined {
    return this.#own?.clientId;
  }

  /** Whether the frame may be passed on. */
  admit(bytes: Uint8Array): boolean {
    if (bytes.length > AWARENESS_MAX) return false;
    try {
      const from = decoding.createDecoder(bytes);
      if (decoding.readVarUint(from) !== 1) return false;
      const [clientId, clock] = [decoding.readVarUint(from), decoding.readVarUint(from)];
      const state: unknown = JSON.parse(decoding.readVarString(from));
      if (typeof state !== 'object' || decoding.hasContent(from)) return false;
      if (this.#own ? this.#own.clientId !== clientId : this.isTaken(clientId)) return false;
      this.#own = { clientId, clock };
      return true;
    } catch {
      return false;
    }
  }

  /** The frame that takes this socket's presence away, if it had one. */
  farewell(): Uint8Array | undefined {
    const own = this.#own;
    return (
      own &&
      encoding.encode((to) => {
        encoding.writeVarUint(to, 1);
        encoding.writeVarUint(to, own.clientId);
        encoding.writeVarUint(to, own.clock + 1);
        encoding.writeVarString(to, 'null');
      })
    );
  }
}
