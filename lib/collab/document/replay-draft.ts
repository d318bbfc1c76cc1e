import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import { createDraftReader, readDraft } from './read-draft';

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

/** Returns the draft as it was right after each of the numbered updates in `seqs`, in their order. */
export function replaySteps(
  shape: ObjectShape,
  updates: readonly { readonly seq: number; readonly bytes: Uint8Array }[],
  seqs: ReadonlySet<number>,
): readonly { readonly seq: number; readonly draft: JsonObject }[] {
  const doc = new Y.Doc();
  const reader = createDraftReader(doc, shape);
  const steps = updates.flatMap(({ seq, bytes }) => {
    Y.applyUpdate(doc, bytes);
    return seqs.has(seq) ? [{ seq, draft: reader.read() }] : [];
  });
  reader.destroy();
  doc.destroy();
  return steps;
}
