import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Size limits, in bytes, of a frame, a presence and an edit. Longer edits are split into several frames. */
export const FRAME_MAX = 256 * 1024;
export const AWARENESS_MAX = 4 * 1024;
export const EDIT_MAX = 2_500_000;
const CHUNK = 200 * 1024;

/** Close codes of the server. The reason sent with them is a message for the user. */
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
 * Codes of rejected edits. After "renewed" the client sends the same edits again in the compacted document; after
 * "too-large" and "read-only" it waits; after all others it sends them again under a new client id.
 */
export const REFUSALS = ['garbage', 'gap', 'not-yours', 'too-large', 'read-only', 'renewed', 'unknown-field'] as const;
type RefusalCode = (typeof REFUSALS)[number];
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/**
 * Frame from a browser. A hello with `whole` asks for the entire document, because the browser's holds edits that the
 * server rejects. `n` numbers the edits; an edit may be split into parts, of which the last has `last` set.
 */
export type ClientFrame =
  | { readonly type: 'hello'; readonly stateVector: Uint8Array; readonly whole?: boolean }
  | { readonly type: 'edit'; readonly n: number; readonly last: boolean; readonly bytes: Uint8Array }
  | { readonly type: 'awareness'; readonly bytes: Uint8Array }
  | { readonly type: 'ping' };

/** Replacement of a document by its compacted version: final state of the old one, first state of the new one. */
export interface Hop {
  readonly last: Uint8Array;
  readonly next: Uint8Array;
}

/** Difference to the client's state vector, and the server's own; edits that follow may add to it. */
interface StateOfDocument {
  readonly canEdit: boolean;
  readonly stateVector: Uint8Array;
  readonly bytes: Uint8Array;
  readonly hops: readonly Hop[];
}

/**
 * Frame from the server. An acknowledged edit is on disk. `renewed` asks for another hello, because the document was
 * compacted; the `state` that follows has a hop for each compaction that the client missed, and its bytes continue from
 * the last one.
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

/** Parses a frame; undefined if it is invalid. */
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

/** Encodes a state frame in parts: the document's bytes, which many recipients share, are not copied. */
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

/** Parses a frame; undefined if it is invalid. */
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
