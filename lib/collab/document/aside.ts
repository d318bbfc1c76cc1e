import type * as Y from 'yjs';
import { COMMENTS, commentBytes } from './comments';
import { NOTES, noteBytes } from './notes';

/** Content of the roots beside the scenario. */
type Aside = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export const asideOf = (doc: Y.Doc): Aside =>
  new Map([COMMENTS, NOTES].map((root) => [root, new Map(doc.getMap(root).entries())]));

/** Makes everything beside a document's scenario the same as it was in another document. */
export function carryAside(aside: Aside, doc: Y.Doc, origin?: unknown): void {
  doc.transact(() => {
    for (const [root, theirs] of aside) {
      const ours = doc.getMap(root);
      for (const key of [...ours.keys()]) if (!theirs.has(key)) ours.delete(key);
      for (const [key, held] of theirs) if (ours.get(key) !== held) ours.set(key, held);
    }
  }, origin);
}

/** Returns the size of comments and notes in bytes, which do not count as a scenario's history. */
export const asideBytes = (doc: Y.Doc): number => commentBytes(doc) + noteBytes(doc);
