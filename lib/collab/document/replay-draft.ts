import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import { readDraft } from './read-draft';

/** The draft that these updates of its document make together. */
export function replayDraft(shape: ObjectShape, updates: readonly Uint8Array[]): JsonObject {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const bytes of updates) Y.applyUpdate(doc, bytes);
  });
  const draft = readDraft(doc, shape);
  doc.destroy();
  return draft;
}
