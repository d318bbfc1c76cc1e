import * as Y from 'yjs';
import type { ObjectShape } from '@/lib/schema/shape';
import type { DraftLog, LoggedUpdate } from '@/lib/storage/store';
import { asideBytes } from '../document/aside';
import { createDraftReader, type DraftReader } from '../document/read-draft';
import { checkWeight } from '../document/replay-draft';
import type { Refusal } from '../protocol/protocol';
import { inSlices } from './epochs';
import { GAP, HISTORY_FULL } from './refusals';
import { loadUpdate, recordUpdates } from './update/admit';

/** Longer documents are not encoded again after each edit: recipients also get the edits since. */
const SHORT = 100_000;
const SINCE_MAX = 200;
const DIFFERENCES_KEPT = 32;

/** Encoded document as of some edit, and the edits since. */
interface WholeDocument {
  readonly bytes: Uint8Array;
  readonly since: readonly Uint8Array[];
}

/** Cache of encoded documents, shared by all recipients. */
class DocumentBytes {
  #bytes: Uint8Array | undefined;
  #since: Uint8Array[] = [];
  readonly #differences = new Map<string, Uint8Array>();

  constructor(readonly doc: Y.Doc) {
    doc.on('update', (update: Uint8Array) => {
      this.#differences.clear();
      if (this.#bytes) this.#since.push(update);
      if (!this.#bytes || this.#bytes.length < SHORT || this.#isFar(this.#bytes)) this.#forget();
    });
  }

  whole(): WholeDocument {
    this.#bytes ??= Y.encodeStateAsUpdate(this.doc);
    return { bytes: this.#bytes, since: [...this.#since] };
  }

  /** Returns everything after this state vector. */
  after(stateVector: Uint8Array): Uint8Array {
    const key = Buffer.from(stateVector).toString('base64');
    const known = this.#differences.get(key);
    if (known) return known;
    const bytes = Y.encodeStateAsUpdate(this.doc, stateVector);
    const [oldest] = this.#differences.keys();
    if (this.#differences.size >= DIFFERENCES_KEPT && oldest !== undefined) this.#differences.delete(oldest);
    this.#differences.set(key, bytes);
    return bytes;
  }

  #isFar(bytes: Uint8Array): boolean {
    return (
      this.#since.length > SINCE_MAX || this.#since.reduce((sum, { length }) => sum + length, 0) > bytes.length / 4
    );
  }

  #forget(): void {
    this.#bytes = undefined;
    this.#since = [];
  }
}

/** Size limit of a document without its comments and notes, in bytes, including everything that was ever deleted from it. */
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
    if (this.#length <= this.lengthMax) return undefined;
    this.#length = Y.encodeStateAsUpdate(this.doc).length;
    return this.#length - asideBytes(this.doc) > this.lengthMax ? HISTORY_FULL : undefined;
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
