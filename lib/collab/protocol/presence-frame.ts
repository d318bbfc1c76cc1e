import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** One presence as y-protocols' awareness writes it; `state` is null for one that is gone. */
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

/** The frame, or undefined for anything else: several presences in one too. */
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
