import * as Y from 'yjs';
import { type Result, success } from '@/lib/kernel/result';
import type { Refusal } from '../../protocol/protocol';
import { checkUpdate, type Signing } from './check';
import { isContested } from './contested';
import { orderStructs } from './order';
import { type Range, type Struct, scanUpdate } from './scan';
import { splitUpdate } from './split';

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

/** Effect of an update on the document. */
export interface Admitted {
  /** The part that the document lacked; undefined if nothing was new. */
  readonly news: Uint8Array | undefined;
  readonly newClients: readonly number[];
}

/**
 * Checks an update from a page and applies it piece by piece, with `origin` as the origin of Yjs's events. Fails before
 * it changes the document. Throws if conflict resolution takes too long, since a hostile update could block for hours:
 * the document is then half changed and must be loaded again.
 */
export function* admitUpdate(
  doc: Y.Doc,
  bytes: Uint8Array,
  signing: Signing,
  origin?: unknown,
): Generator<void, Result<Admitted, Refusal>> {
  const checked = yield* checkUpdate(doc, bytes, signing);
  if (!checked.ok) return checked;
  const recording = recordUpdates(doc);
  try {
    yield* takePieces(doc, checked.value, CONTESTED_MAX_MS, origin);
  } finally {
    recording.end();
  }
  return success({ news: yield* merge(recording.updates), newClients: checked.value.newClients });
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
