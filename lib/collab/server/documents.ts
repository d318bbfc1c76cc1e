import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ObjectShape } from '@/lib/schema/shape';
import type { LoggedUpdate } from '@/lib/storage/store';
import { createDraftDoc } from '../document/draft-doc';
import { createDraftReader, readDraft } from '../document/read-draft';
import { checkWeight, replayDraft } from '../document/replay-draft';
import { applyPatchesToDoc } from '../document/write-draft';
import type { Refusal } from '../protocol/protocol';
import type { Hub } from './hub';

/** What the library asks of shared documents, without knowing how they are shared. */
export interface Documents {
  /** The first update of a document that holds this draft, and the client id that signed it. */
  build(
    shape: ObjectShape,
    draft: JsonObject,
  ): Result<{ readonly bytes: Uint8Array; readonly clientId: number }, Refusal>;
  /** The draft as it is on disk now. */
  read(draftId: string): Promise<JsonObject>;
  /** The draft that these updates make. */
  replay(shape: ObjectShape, updates: readonly LoggedUpdate[]): JsonObject;
  /** Gives a draft another title, also in front of everybody who has it open. */
  rename(draftId: string, title: string): Promise<void>;
  /** Changes a draft on the server's own account by what is made of it as it is then. */
  edit(draftId: string, make: (draft: JsonObject) => readonly Patch[]): Promise<void>;
  /** Looks again at who may do what, and sends away who may nothing any more. */
  recheck(draftId: string): Promise<void>;
  /** How many drafts are open. */
  openCount(): number;
  /** Ids of drafts that somebody has open at this moment. */
  openIds(): readonly string[];
}

export const createDocuments = (hub: Hub): Documents => ({
  build(shape, draft) {
    const doc = createDraftDoc(shape, draft);
    const refusal = checkWeight(createDraftReader(doc, shape).weigh());
    const first = { bytes: Y.encodeStateAsUpdate(doc), clientId: doc.clientID };
    doc.destroy();
    return refusal ? failure(refusal) : success(first);
  },
  read: (draftId) => hub.read(draftId),
  replay: (shape, updates) =>
    replayDraft(
      shape,
      updates.map(({ bytes }) => bytes),
    ),
  rename: (draftId, title) =>
    hub.change(draftId, (doc, shape) => applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: title }])),
  edit: (draftId, make) =>
    hub.change(draftId, (doc, shape) => applyPatchesToDoc(doc, shape, make(readDraft(doc, shape)))),
  recheck: (draftId) => hub.recheck(draftId),
  openCount: () => hub.size,
  openIds: () => hub.visited,
});
