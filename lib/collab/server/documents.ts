import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ObjectShape } from '@/lib/schema/shape';
import type { LoggedUpdate } from '@/lib/storage/store';
import { type Comment, putComments, readThreads, type Thread } from '../document/comments';
import { createDraftDoc } from '../document/draft-doc';
import { createDraftReader, readDraft } from '../document/read-draft';
import { checkWeight, replayDraft } from '../document/replay-draft';
import { applyPatchesToDoc } from '../document/write-draft';
import type { Refusal } from '../protocol/protocol';
import { type CommentChange, changeComments, forgetCommenter } from './commenting';
import type { Hub } from './hub';

/** The library's interface to shared documents; hides how they are shared. */
export interface Documents {
  /** Creates the first update of a document with this draft and these comments, and the client id that signed it. */
  build(
    shape: ObjectShape,
    draft: JsonObject,
    comments?: readonly Comment[],
  ): Result<{ readonly bytes: Uint8Array; readonly clientId: number }, Refusal>;
  /** Returns the draft as it is on disk now. */
  read(draftId: string): Promise<JsonObject>;
  replay(shape: ObjectShape, updates: readonly LoggedUpdate[]): JsonObject;
  /** Renames a draft, also for everybody who has it open. */
  rename(draftId: string, title: string): Promise<void>;
  /** Edits a draft as the server; `make` receives the current draft. */
  edit(draftId: string, make: (draft: JsonObject) => readonly Patch[]): Promise<void>;
  /** Returns the comments on a draft. */
  comments(draftId: string): Promise<readonly Thread[]>;
  /** Changes comments as the person `who`, or fails with a message for them. */
  comment(draftId: string, who: string, change: CommentChange): Promise<Result<undefined>>;
  /** Deletes all comments by a person. */
  forgetCommenter(draftId: string, who: string): Promise<void>;
  /** Checks access again and disconnects members who have lost it. */
  recheck(draftId: string): Promise<void>;
  openCount(): number;
  /** Ids of drafts that are open in a browser now. */
  openIds(): readonly string[];
}

export const createDocuments = (hub: Hub): Documents => ({
  build(shape, draft, comments = []) {
    const doc = createDraftDoc(shape, draft);
    putComments(doc, comments);
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
  comments: (draftId) => ask(hub, draftId, readThreads),
  comment: (draftId, who, change) => ask(hub, draftId, (doc) => changeComments(doc, who, change, hub.deps.now())),
  forgetCommenter: (draftId, who) => ask(hub, draftId, (doc) => forgetCommenter(doc, who)),
  recheck: (draftId) => hub.recheck(draftId),
  openCount: () => hub.size,
  openIds: () => hub.visited,
});

/** Runs `work` on a draft's document, and returns its result once what it changed is on disk. */
async function ask<T>(hub: Hub, draftId: string, work: (doc: Y.Doc) => T): Promise<T> {
  const results: T[] = [];
  await hub.change(draftId, (doc) => void results.push(work(doc)));
  // The last attempt counts: others may have written first.
  return results.at(-1) as T;
}
