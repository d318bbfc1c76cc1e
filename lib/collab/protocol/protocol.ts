import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** What one frame, one presence and one edit may hold at most. A longer edit travels in several frames. */
export const FRAME_MAX = 256 * 1024;
export const AWARENESS_MAX = 4 * 1024;
export const EDIT_MAX = 2_500_000;
const CHUNK = 200 * 1024;

/** Why the server ends a connection; the reason beside it is in the user's words. */
export const CLOSE = {
  goingAway: 1001,
  badFrame: 4400,
  badTicket: 4401,
  noAccess: 4403,
  gone: 4404,
  tooFast: 4408,
  tryAgain: 1013,
} as const;

/**
 * Why an edit is not taken. After "renewed" the same words come back as part of the document that was compacted; after
 * "too-large" and "read-only" they wait; after all others they come back under another client id.
 */
export const REFUSALS = ['garbage', 'gap', 'not-yours', 'too-large', 'read-only', 'renewed', 'unknown-field'] as const;
type RefusalCode = (typeof REFUSALS)[number];
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/**
 * From a browser. A hello may ask for the whole document, where its own holds what the server will not have. `n` counts
 * its edits; one edit may come in parts, and the last one says so.
 */
export type ClientFrame =
  | { readonly type: 'hello'; readonly stateVector: Uint8Array; readonly whole?: boolean }
  | { readonly type: 'edit'; readonly n: number; readonly last: boolean; readonly bytes: Uint8Array }
  | { readonly type: 'awareness'; readonly bytes: Uint8Array }
  | { readonly type: 'ping' };

/** From one of a draft's documents to the compacted one: what the old one ended as, what the new one began as. */
export interface Hop {
  readonly last: Uint8Array;
  readonly next: Uint8Array;
}

/** What somebody lacks, and how far the server is: edits that follow may bring the rest. */
interface StateOfDocument {
  readonly canEdit: boolean;
  readonly stateVector: Uint8Array;
  readonly bytes: Uint8Array;
  readonly hops: readonly Hop[];
}

/**
 * From the server. An acknowledged edit is on disk. `renewed` asks for another hello, as the document was compacted;
 * anyone who still has an older one gets a hop for each beginning with their `state`, which goes on from the last.
 */
export type ServerFrame =
  | { readonly type: 'renewed' }
  | ({ readonly type: 'state' } & StateOfDocument)
  | { readonly type: 'edit'; readonly bytes: Uint8Array }
  | { readonly type: 'ack'; readonly n: number }
  | { readonly type: 'reject'; readonly n: number; readonly refusal: Refusal }
  | { readonly type: 'awareness'; readonly bytes: Uint8Array }
  | { readonly type: 'pong' };

const CLIENT_TYPES = ['hello', 'edit', 'awareness', 'ping'] as const;
const SERVER_TYPES = ['state', 'edit', 'ack', 'reject', 'awareness', 'pong', 'renewed'] as const;

export function formatClientFrame(frame: ClientFrame): Uint8Array {
  return encoding.encode((to) => {
    encoding.writeUint8(to, CLIENT_TYPES.indexOf(frame.type));
    if (frame.type === 'hello') {
      encoding.writeVarUint8Array(to, frame.stateVector);
      encoding.writeUint8(to, frame.whole ? 1 : 0);
    } else if (frame.type === 'awareness') encoding.writeVarUint8Array(to, frame.bytes);
    else if (frame.type === 'edit') {
      encoding.writeVarUint(to, frame.n);
      encoding.writeUint8(to, frame.last ? 1 : 0);
      encoding.writeVarUint8Array(to, frame.bytes);
    }
  });
}

/** The frame, or undefined for anything else. */
export function parseClientFrame(bytes: Uint8Array): ClientFrame | undefined {
  return attempt(bytes, (from): ClientFrame | undefined => {
    const type = CLIENT_TYPES[decoding.readUint8(from)];
    switch (type) {
      case 'hello':
        return { type, stateVector: decoding.readVarUint8Array(from), whole: decoding.readUint8(from) === 1 };
      case 'edit':
        return {
          type,
          n: decoding.readVarUint(from),
          last: decoding.readUint8(from) === 1,
          bytes: decoding.readVarUint8Array(from),
        };
      case 'awareness':
        return { type, bytes: decoding.readVarUint8Array(from) };
      case 'ping':
        return { type };
      default:
        return undefined;
    }
  });
}

export function formatServerFrame(frame: Exclude<ServerFrame, { type: 'state' }>): Uint8Array {
  return encoding.encode((to) => {
    encoding.writeUint8(to, SERVER_TYPES.indexOf(frame.type));
    if (frame.type === 'ack' || frame.type === 'reject') encoding.writeVarUint(to, frame.n);
    if (frame.type === 'reject') {
      encoding.writeUint8(to, REFUSALS.indexOf(frame.refusal.code));
      encoding.writeVarString(to, frame.refusal.message);
    }
    if (frame.type === 'edit' || frame.type === 'awareness') encoding.writeVarUint8Array(to, frame.bytes);
  });
}

/** A state frame in parts: the document's bytes, which many are sent, are not copied. */
export function partsOfState({
  canEdit,
  stateVector,
  bytes,
  hops,
}: StateOfDocument): readonly [Uint8Array, ...Uint8Array[]] {
  const head = encoding.encode((to) => {
    encoding.writeUint8(to, SERVER_TYPES.indexOf('state'));
    encoding.writeUint8(to, canEdit ? 1 : 0);
    encoding.writeVarUint8Array(to, stateVector);
    encoding.writeVarUint(to, bytes.length);
  });
  const tail = encoding.encode((to) => {
    encoding.writeVarUint(to, hops.length);
    for (const { last, next } of hops) {
      encoding.writeVarUint8Array(to, last);
      encoding.writeVarUint8Array(to, next);
    }
  });
  return [head, bytes, tail];
}

/** The frame, or undefined for anything else. */
export function parseServerFrame(bytes: Uint8Array): ServerFrame | undefined {
  return attempt(bytes, (from): ServerFrame | undefined => {
    const type = SERVER_TYPES[decoding.readUint8(from)];
    switch (type) {
      case 'state':
        return {
          type,
          canEdit: decoding.readUint8(from) === 1,
          stateVector: decoding.readVarUint8Array(from),
          bytes: decoding.readVarUint8Array(from),
          hops: Array.from({ length: decoding.readVarUint(from) }, () => ({
            last: decoding.readVarUint8Array(from),
            next: decoding.readVarUint8Array(from),
          })),
        };
      case 'edit':
      case 'awareness':
        return { type, bytes: decoding.readVarUint8Array(from) };
      case 'ack':
        return { type, n: decoding.readVarUint(from) };
      case 'reject': {
        const n = decoding.readVarUint(from);
        const code = REFUSALS[decoding.readUint8(from)] ?? 'garbage';
        return { type, n, refusal: { code, message: decoding.readVarString(from) } };
      }
      case 'pong':
      case 'renewed':
        return { type };
      default:
        return undefined;
    }
  });
}

/** An edit as the frames that carry it. */
export function framesOfEdit(n: number, bytes: Uint8Array): readonly Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += CHUNK) {
    const last = at + CHUNK >= bytes.length;
    frames.push(formatClientFrame({ type: 'edit', n, last, bytes: bytes.subarray(at, at + CHUNK) }));
  }
  return frames;
}

function attempt<T>(bytes: Uint8Array, read: (from: decoding.Decoder) => T): T | undefined {
  try {
    return read(decoding.createDecoder(bytes));
  } catch {
    return undefined;
  }
}
