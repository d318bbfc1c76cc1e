import * as Y from 'yjs';
import { orderStructs } from './order-structs';
import { type Range, type Scanned, type Struct, scanUpdate } from './scan-update';
import { joinUpdates, splitUpdate } from './write-update';

/** What Yjs takes in at once without anybody noticing. */
export const SHORT = 8 * 1024;

/** Takes an update in piece by piece, and returns what was new; undefined if nothing was. */
export function* takeUpdate(
  doc: Y.Doc,
  { structs, deletions }: { readonly structs: readonly Struct[]; readonly deletions: readonly Range[] },
  origin?: unknown,
): Generator<void, Uint8Array | undefined> {
  const heard = hearNews(doc);
  try {
    for (const piece of splitUpdate(structs, deletions)) {
      Y.applyUpdate(doc, piece, origin);
      yield;
    }
  } finally {
    heard.end();
  }
  return heard.news.length > 1 ? yield* join(heard.news) : heard.news[0];
}

/** Listens to what is new in a document from now on. */
export function hearNews(doc: Y.Doc): { readonly news: readonly Uint8Array[]; end(): void } {
  const news: Uint8Array[] = [];
  const hear = (update: Uint8Array) => void news.push(update);
  doc.on('update', hear);
  return { news, end: () => doc.off('update', hear) };
}

function* join(news: readonly Uint8Array[]): Generator<void, Uint8Array> {
  const scanned: Scanned[] = [];
  for (const update of news) {
    const parts = yield* scanUpdate(update);
    // Yjs may write what nobody may send.
    if (!parts) return Y.mergeUpdates([...news]);
    scanned.push(parts);
  }
  return joinUpdates(scanned);
}

/** Takes in what is known to be sound, as the log has it. */
export function* loadUpdate(doc: Y.Doc, bytes: Uint8Array): Generator<void, void> {
  const scanned = bytes.length > SHORT ? yield* scanUpdate(bytes) : undefined;
  const structs = scanned && (yield* orderStructs(scanned, (client) => Y.getState(doc.store, client)));
  if (!structs) Y.applyUpdate(doc, bytes);
  else yield* takeUpdate(doc, { structs, deletions: scanned.deletions });
}
