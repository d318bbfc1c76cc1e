import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import { LIMITS } from '@/lib/scenario/limits';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Refusal } from '../protocol/protocol';
import { createDraftReader, readDraft, type Weight } from './read-draft';

/** Allowance for the envelope of a file around a draft's fields: format, version, id. */
const ENVELOPE = { bytes: 400, nodes: 10 };

/** Returns the refusal for a draft that would be too large to open as a file, if it is. */
export function checkWeight({ bytes, nodes, overfull }: Weight): Refusal | undefined {
  if (overfull) {
    const { title, characters, max } = overfull;
    return {
      code: 'too-large',
      message: `“${title}” holds at most ${max} characters, and one of them has ${characters}. Shorten it or undo; until then nothing more is saved.`,
    };
  }
  if (bytes + ENVELOPE.bytes <= LIMITS.bytes && nodes + ENVELOPE.nodes <= LIMITS.nodes) return undefined;
  return {
    code: 'too-large',
    message: `A scenario holds at most ${LIMITS.bytes / 1_000_000} MB and ${LIMITS.nodes} parts, and this one has more. Remove something or undo; until then nothing more is saved.`,
  };
}

export function replayDraft(shape: ObjectShape, updates: readonly Uint8Array[]): JsonObject {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const bytes of updates) Y.applyUpdate(doc, bytes);
  });
  const draft = readDraft(doc, shape);
  doc.destroy();
  return draft;
}

/** Returns the draft after each of the numbered updates in `seqs`, in order. */
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
