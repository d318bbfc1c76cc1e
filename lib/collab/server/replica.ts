import * as Y from 'yjs';
import type { ObjectShape } from '@/lib/schema/shape';
import type { DraftLog, LoggedUpdate } from '@/lib/storage/store';
import { createDraftReader, type DraftReader } from '../document/read-draft';
import { checkWeight } from '../document/replay-draft';
import type { Refusal } from '../protocol/protocol';
import { DocumentBytes } from './document-bytes';
import { inSlices } from './epochs';
import { GAP, TOO_WORN } from './refusals';
import { hearNews, loadUpdate } from './take-update';

/** A document may be this long with everything that was ever deleted from it. */
export const DOCUMENT_MAX = 2_000_000;

/** A draft's document as the log has it, up to some edit, in the memory of this process. */
export class Replica {
  readonly doc = new Y.Doc();
  readonly reader: DraftReader;
  readonly bytes = new DocumentBytes(this.doc);
  /** Which member writes as which client. */
  readonly owners = new Map<number, string>();
  /** Everything up to here is in the document. */
  seq = 0;
  /** How often the document was compacted. */
  epoch = 0;
  checkpointed = 0;
  /** About how long the document is, never less. */
  #length = 0;

  private constructor(
    readonly draftId: string,
    readonly log: DraftLog,
    shape: ObjectShape,
    readonly lengthMax: number,
  ) {
    this.reader = createDraftReader(this.doc, shape);
  }

  /** With the edits it was made from: of a long log, a checkpoint and what came after. */
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

  /** Takes in edits of the log that follow. */
  async enter(updates: readonly LoggedUpdate[]): Promise<void> {
    await inSlices(this.#load(updates));
    this.seq = updates.at(-1)?.seq ?? this.seq;
    this.#length += updates.reduce((sum, { bytes }) => sum + bytes.length, 0);
    // After the edits: anyone who signed one of them is there then.
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

  /** Changes the document. What was new in that is ahead of the log until it is appended. */
  apply(change: () => void): Uint8Array | undefined {
    const { news, end } = hearNews(this.doc);
    try {
      change();
    } finally {
      end();
    }
    return news.length > 1 ? Y.mergeUpdates([...news]) : news[0];
  }

  /** Why the document can't stay as it is with that in it, if so. */
  trouble(news: Uint8Array | undefined): Refusal | undefined {
    const { pendingStructs, pendingDs } = this.doc.store;
    if (pendingStructs || pendingDs) return GAP;
    if (!news) return undefined;
    const tooLarge = checkWeight(this.reader.weigh());
    if (tooLarge) return tooLarge;
    this.#length += news.length;
    if (this.#length > this.lengthMax) this.#length = Y.encodeStateAsUpdate(this.doc).length;
    return this.#length > this.lengthMax ? TOO_WORN : undefined;
  }

  /** Makes the next loading short. The log alone is the truth: where it fails, loading only takes longer. */
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
