import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Presence of one client, in the encoding of y-protocols' awareness; `state` is null for a client that left. */
export interface PresenceFrame {
  readonly clientId: number;
  readonly clock: number;
  readonly state: object | null;
}

export const formatPresence = ({ clientId, clock, state }: PresenceFrame): Uint8Array =>
  encoding.encode((to) => {
    encoding.writeVarUint(to, 1);
    encoding.writeVarUint(to, clientId);
    encoding.writeVarUint(to, clock);
    encoding.writeVarString(to, JSON.stringify(state));
  });

/** Parses a frame with a single presence; undefined for anything else. */
export function parsePresence(bytes: Uint8Array): PresenceFrame | undefined {
  try {
    const from = decoding.createDecoder(bytes);
    if (decoding.readVarUint(from) !== 1) return undefined;
    const [clientId, clock] = [decoding.readVarUint(from), decoding.readVarUint(from)];
    const state: unknown = JSON.parse(decoding.readVarString(from));
    return typeof state === 'object' && !decoding.hasContent(from) ? { clientId, clock, state } : undefined;
  } catch {
    return undefined;
  }
}
