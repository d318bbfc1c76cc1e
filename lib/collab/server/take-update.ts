import * as Y from 'yjs';
import { isContested } from './contested';
import { orderStructs } from './order-structs';
import { type Range, type Struct, scanUpdate } from './scan-update';
import { splitUpdate } from './write-update';

/** Size, in bytes, that Yjs applies at once without a noticeable delay. */
export const SHORT = 8 * 1024;

/** Once a piece takes longer than this, later structs are checked for conflicts. */
const SLOW_MS = 25;
/** Ten times as much as legitimate edits need after days offline. */
const CONTESTED_MAX_MS = 1_000;
const MERGED_AT_ONCE = 32;

interface Parts {
  readonly structs: readonly Struct[];
  readonly deletions: readonly Range[];
}

/**
 * Applies an update piece by piece and returns the resulting update; undefined if nothing was new. Throws if conflict
 * resolution takes too long: a hostile update could block for hours.
 */
export function* takeUpdate(doc: Y.Doc, parts: Parts, origin?: unknown): Generator<void, Uint8Array | undefined> {
  const recording = recordUpdates(doc);
  try {
    yield* takePieces(doc, parts, CONTESTED_MAX_MS, origin);
  } finally {
    recording.end();
  }
  return yield* merge(recording.updates);
}

function* takePieces(doc: Y.Doc, { structs, deletions }: Parts, contestedMax: number, origin?: unknown) {
  let isWary = contestedMax < Number.POSITIVE_INFINITY;
  let [isAlone, contestedMs] = [false, 0];
  const pieces = splitUpdate(structs, deletions, (struct) => {
    isAlone = isWary && isContested(doc, struct);
    return isAlone;
  });
  for (const piece of pieces) {
    const start = performance.now();
    Y.applyUpdate(doc, piece, origin);
    const ms = performance.now() - start;
    isWary ||= ms > SLOW_MS;
    if (isAlone) contestedMs += ms;
    if (contestedMs > contestedMax) throw new Error('This update is contested throughout.');
    yield;
  }
}

/** Records the document's updates until `end` is called. */
export function recordUpdates(doc: Y.Doc): { readonly updates: readonly Uint8Array[]; end(): void } {
  const updates: Uint8Array[] = [];
  const record = (update: Uint8Array) => void updates.push(update);
  doc.on('update', record);
  return { updates, end: () => doc.off('update', record) };
}

/** Merges a few updates at a time: Yjs takes quadratic time for many. */
function* merge(updates: readonly Uint8Array[]): Generator<void, Uint8Array | undefined> {
  let left = updates;
  while (left.length > 1) {
    const merged: Uint8Array[] = [];
    for (let at = 0; at < left.length; at += MERGED_AT_ONCE) {
      merged.push(Y.mergeUpdates(left.slice(at, at + MERGED_AT_ONCE)));
      yield;
    }
    left = merged;
  }
  return left[0];
}

/** Applies an update from the log, which is trusted. */
export function* loadUpdate(doc: Y.Doc, bytes: Uint8Array): Generator<void, void> {
  const scanned = bytes.length > SHORT ? yield* scanUpdate(bytes) : undefined;
  const structs = scanned && (yield* orderStructs(scanned, (client) => Y.getState(doc.store, client)));
  if (!structs) Y.applyUpdate(doc, bytes);
  else yield* takePieces(doc, { structs, deletions: scanned.deletions }, Number.POSITIVE_INFINITY);
}
