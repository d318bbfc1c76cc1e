import * as Y from 'yjs';
import { isContested } from './contested';
import { orderStructs } from './order-structs';
import { type Range, type Struct, scanUpdate } from './scan-update';
import { splitUpdate } from './write-update';

/** What Yjs takes in at once without anybody noticing. */
export const SHORT = 8 * 1024;

/** A piece that takes longer is not like others. */
const SLOW_MS = 25;
/** Honest edits come to a tenth of this, after days away from others. */
const CONTESTED_MAX_MS = 1_000;
const MERGED_AT_ONCE = 32;

interface Parts {
  readonly structs: readonly Struct[];
  readonly deletions: readonly Range[];
}

/**
 * Takes an update in piece by piece, and returns what was new; undefined if nothing was. Throws if it goes on for long
 * about where its parts belong: a hostile one could do so for hours.
 */
export function* takeUpdate(doc: Y.Doc, parts: Parts, origin?: unknown): Generator<void, Uint8Array | undefined> {
  const heard = hearNews(doc);
  try {
    yield* takePieces(doc, parts, CONTESTED_MAX_MS, origin);
  } finally {
    heard.end();
  }
  return yield* merge(heard.news);
}

function* takePieces(doc: Y.Doc, { structs, deletions }: Parts, contestedMax: number, origin?: unknown) {
  let isWary = contestedMax < Number.POSITIVE_INFINITY;
  let [isAlone, contestedMs] = [false, 0];
  const pieces = splitUpdate(structs, deletions, (struct) => {
    isAlone = isWary && isContested(doc, struct);
    return isAlone;
  });
  for (const piece of pieces) {
    const begun = performance.now();
    Y.applyUpdate(doc, piece, origin);
    const ms = performance.now() - begun;
    isWary ||= ms > SLOW_MS;
    if (isAlone) contestedMs += ms;
    if (contestedMs > contestedMax) throw new Error('This update is contested throughout.');
    yield;
  }
}

/** Listens to what is new in a document from now on. */
export function hearNews(doc: Y.Doc): { readonly news: readonly Uint8Array[]; end(): void } {
  const news: Uint8Array[] = [];
  const hear = (update: Uint8Array) => void news.push(update);
  doc.on('update', hear);
  return { news, end: () => doc.off('update', hear) };
}

/** A few at a time: Yjs takes quadratic time for many. */
function* merge(news: readonly Uint8Array[]): Generator<void, Uint8Array | undefined> {
  let left = news;
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

/** Takes in what is known to be sound, as the log has it. */
export function* loadUpdate(doc: Y.Doc, bytes: Uint8Array): Generator<void, void> {
  const scanned = bytes.length > SHORT ? yield* scanUpdate(bytes) : undefined;
  const structs = scanned && (yield* orderStructs(scanned, (client) => Y.getState(doc.store, client)));
  if (!structs) Y.applyUpdate(doc, bytes);
  else yield* takePieces(doc, { structs, deletions: scanned.deletions }, Number.POSITIVE_INFINITY);
}
