import * as Y from 'yjs';
import type { ObjectShape } from '@/lib/schema/shape';
import type { DraftLog, LoggedUpdate } from '@/lib/storage/store';
import { createDraftReader, type DraftReader } from '../document/read-draft';
import { checkWeight } from '../document/replay-draft';
import type { Refusal } from '../protocol/protocol';
import { DocumentBytes } from './document-bytes';
import { inSlices } from './epochs';
import { GAP, HISTORY_FULL } from './refusals';
import { loadUpdate, recordUpdates } from './update/admit';

/** Size limit of a document, in bytes, including everything that was ever deleted from it. */
export const DOCUMENT_MAX = 2_000_000;

/** In-memory copy of a draft's document as of some edit in the log. */
export class Replica {
  readonly doc = new Y.Doc();
  readonly reader: DraftReader;
  readonly bytes = new DocumentBytes(this.doc);
  /** Member who owns each client id. */
  readonly owners = new Map<number, string>();
  /** Number of the last edit in the document. */
  seq = 0;
  /** Number of compactions. */
  epoch = 0;
  checkpointed = 0;
  /** Upper estimate of the document's length. */
  #length = 0;

  private constructor(
    readonly draftId: string,
    readonly log: DraftLog,
    shape: ObjectShape,
    readonly lengthMax: number,
  ) {
    this.reader = createDraftReader(this.doc, shape);
  }

  /** Loads the document. Also returns the updates it was made from: for long logs, a checkpoint and what came after. */
  static async load(
    draftId: string,
    log: DraftLog,
    shape: ObjectShape,
    lengthMax: number,
  ): Promise<{ readonly replica: Replica; readonly updates: readonly LoggedUpdate[] }> {
    const replica = new Replica(draftId, log, shape, lengthMax);
    const updates = await log.load(draftId);
    replica.epoch = updates.at(-1)?.epoch ?? 0;
    replica.checkpointed = updates[0]?.seq ?? 0;
    await replica.enter(updates);
    return { replica, updates };
  }

  get title(): string {
    return String(this.reader.read().title ?? '');
  }

  /** Applies the next edits from the log. */
  async enter(updates: readonly LoggedUpdate[]): Promise<void> {
    await inSlices(this.#load(updates));
    this.seq = updates.at(-1)?.seq ?? this.seq;
    this.#length += updates.reduce((sum, { bytes }) => sum + bytes.length, 0);
    // Read after the edits, so that everybody who signed one of them is included.
    if ([...this.doc.store.clients.keys()].every((client) => this.owners.has(client))) return;
    for (const [client, member] of await this.log.clients(this.draftId)) this.owners.set(client, member);
  }

  *#load(updates: readonly LoggedUpdate[]): Generator<void, void> {
    for (const { bytes } of updates) {
      yield* loadUpdate(this.doc, bytes);
      yield;
    }
    yield* this.reader.readAhead();
  }

  /** Changes the document and returns the resulting update, which is ahead of the log until it is appended. */
  apply(change: () => void): Uint8Array | undefined {
    const { updates, end } = recordUpdates(this.doc);
    try {
      change();
    } finally {
      end();
    }
    return updates.length > 1 ? Y.mergeUpdates([...updates]) : updates[0];
  }

  /** Returns the refusal if the document can't stay as it is with this update. */
  refusalFor(news: Uint8Array | undefined): Refusal | undefined {
    const { pendingStructs, pendingDs } = this.doc.store;
    if (pendingStructs || pendingDs) return GAP;
    if (!news) return undefined;
    const tooLarge = checkWeight(this.reader.weigh());
    if (tooLarge) return tooLarge;
    this.#length += news.length;
    if (this.#length > this.lengthMax) this.#length = Y.encodeStateAsUpdate(this.doc).length;
    return this.#length > this.lengthMax ? HISTORY_FULL : undefined;
  }

  /** Stores a checkpoint, so that the next load is fast. Failures are ignored: the log alone is authoritative. */
  async checkpoint(): Promise<void> {
    const state = Y.encodeStateAsUpdate(this.doc);
    this.checkpointed = this.seq;
    this.#length = state.length;
    await this.log.checkpoint(this.draftId, this.seq, state).catch(() => {});
  }

  destroy(): void {
    this.reader.destroy();
    this.doc.destroy();
  }
}
