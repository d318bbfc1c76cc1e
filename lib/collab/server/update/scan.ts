import * as decoding from 'lib0/decoding';

export interface Id {
  readonly client: number;
  readonly clock: number;
}

/** Struct of an update: its kind, references and bytes. */
export interface Struct extends Id {
  readonly length: number;
  readonly bytes: Uint8Array;
  /** Content of a value. */
  readonly value?: unknown;
  readonly kind: 'gone' | 'deleted' | 'characters' | 'value' | 'map' | 'text';
  readonly origin: Id | undefined;
  readonly rightOrigin: Id | undefined;
  /** Name of a root, or the container's id; undefined if the neighbours define it. */
  readonly parent: string | Id | undefined;
  readonly key: string | undefined;
}

export interface Range extends Id {
  readonly length: number;
}

/** Parsed update. Structs are grouped by client. */
export interface Scanned {
  readonly structs: ReadonlyMap<number, readonly Struct[]>;
  readonly deletions: readonly Range[];
}

/** More structs than any legitimate edit has. */
const STRUCTS_MAX = 150_000;
const PAUSE_EVERY = 256;

const HAS_ORIGIN = 0x80;
const HAS_RIGHT_ORIGIN = 0x40;
const HAS_KEY = 0x20;
const KIND = 0x1f;
const MAP = 1;
const TEXT = 2;

/**
 * Parses an update in Yjs' format (version 1) without applying it. Undefined if it is malformed or has content that
 * drafts don't use: they consist of maps, texts and single plain values.
 */
export function* scanUpdate(bytes: Uint8Array): Generator<void, Scanned | undefined> {
  const from = decoding.createDecoder(bytes);
  try {
    const structs = new Map<number, readonly Struct[]>();
    let count = 0;
    for (let clients = decoding.readVarUint(from); clients > 0; clients--) {
      const ofClient: Struct[] = [];
      let left = decoding.readVarUint(from);
      const client = decoding.readVarUint(from);
      let clock = decoding.readVarUint(from);
      if (structs.has(client)) return undefined;
      for (; left > 0; left--) {
        const struct = readStruct(from, client, clock);
        if (!struct || ++count > STRUCTS_MAX) return undefined;
        ofClient.push(struct);
        clock += struct.length;
        if (count % PAUSE_EVERY === 0) yield;
      }
      structs.set(client, ofClient);
    }
    const deletions = yield* readDeletions(from);
    return deletions && { structs, deletions };
  } catch {
    return undefined;
  }
}

function readStruct(from: decoding.Decoder, client: number, clock: number): Struct | undefined {
  const start = from.pos;
  const info = decoding.readUint8(from);
  const at = { client, clock };
  if ((info & KIND) === 0) {
    const length = decoding.readVarUint(from);
    const none = { origin: undefined, rightOrigin: undefined, parent: undefined, key: undefined };
    return length > 0 ? { ...at, length, kind: 'gone', ...none, bytes: from.arr.subarray(start, from.pos) } : undefined;
  }
  const origin = info & HAS_ORIGIN ? readId(from) : undefined;
  const rightOrigin = info & HAS_RIGHT_ORIGIN ? readId(from) : undefined;
  const isFirst = !origin && !rightOrigin;
  const parent = isFirst ? (decoding.readVarUint(from) === 1 ? decoding.readVarString(from) : readId(from)) : undefined;
  const key = isFirst && info & HAS_KEY ? decoding.readVarString(from) : undefined;
  const content = readContent(from, info & KIND);
  if (!content || content.length === 0) return undefined;
  return { ...at, ...content, origin, rightOrigin, parent, key, bytes: from.arr.subarray(start, from.pos) };
}

function readContent(from: decoding.Decoder, kind: number): Pick<Struct, 'kind' | 'length' | 'value'> | undefined {
  switch (kind) {
    case 1:
      return { kind: 'deleted', length: decoding.readVarUint(from) };
    case 4:
      return { kind: 'characters', length: decoding.readVarString(from).length };
    case 7: {
      const type = decoding.readVarUint(from);
      return type === MAP || type === TEXT ? { kind: type === MAP ? 'map' : 'text', length: 1 } : undefined;
    }
    case 8: {
      if (decoding.readVarUint(from) !== 1) return undefined;
      const value: unknown = decoding.readAny(from);
      return isPlain(value) ? { kind: 'value', length: 1, value } : undefined;
    }
    default:
      return undefined;
  }
}

/** Parses deletions. Undefined if they are not sorted and distinct: repeated ranges would cost time again. */
function* readDeletions(from: decoding.Decoder): Generator<void, readonly Range[] | undefined> {
  const deletions: Range[] = [];
  const clients = new Set<number>();
  for (let left = decoding.readVarUint(from); left > 0; left--) {
    const client = decoding.readVarUint(from);
    if (clients.has(client)) return undefined;
    clients.add(client);
    let end = 0;
    for (let ranges = decoding.readVarUint(from); ranges > 0; ranges--) {
      const range = { client, clock: decoding.readVarUint(from), length: decoding.readVarUint(from) };
      if (range.clock < end) return undefined;
      end = range.clock + range.length;
      deletions.push(range);
      if (deletions.length % PAUSE_EVERY === 0) yield;
    }
  }
  return deletions;
}

const readId = (from: decoding.Decoder): Id => ({
  client: decoding.readVarUint(from),
  clock: decoding.readVarUint(from),
});

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
