import * as Y from 'yjs';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { DraftLog } from '@/lib/storage/store';
import type { ObjectShape } from '@/lib/systems/shape';
import { type CheckedUpdate, checkUpdate, GARBAGE, isTooDeep } from './check-update';
import { checkWeight } from './draft-limits';
import type { Refusal } from './protocol';
import { createDraftReader, type DraftReader } from './read-draft';

/** A document may be this long with everything that was ever deleted from it. */
export const DOCUMENT_MAX = 2_000_000;
const CHECKPOINT_EVERY = 500;
const TOO_WORN: Refusal = {
  code: 'too-large',
  message:
    'This scenario has been changed so often that its history fills it. Duplicate it and go on in the copy: nothing of the text is lost.',
};

/** What a room needs from outside. */
export interface RoomDeps {
  readonly log: DraftLog;
  readonly now: () => number;
}

/**
 * One draft's document while somebody works on it. Everything that reads or changes it waits in one line, so nobody
 * ever sees an edit before it is on disk. Once `broken`, a room is thrown away and loaded anew from the log.
 */
export class Room {
  broken = false;
  #line: Promise<unknown> = Promise.resolve();
  #doc = new Y.Doc();
  #reader: DraftReader;
  #seq = 0;
  #checkpointed = 0;
  /** About how long the document is, never less. */
  #length = 0;
  readonly #owners = new Map<number, string>();

  private constructor(
    readonly draftId: string,
    readonly shape: ObjectShape,
    readonly deps: RoomDeps,
  ) {
    this.#reader = createDraftReader(this.#doc, shape);
  }

  static async load(draftId: string, shape: ObjectShape, deps: RoomDeps): Promise<Room> {
    const room = new Room(draftId, shape, deps);
    await room.#reload();
    return room;
  }

  /** Runs when everything before it is done. */
  inLine<T>(task: () => T | Promise<T>): Promise<T> {
    const run = this.#line.then(() => {
      if (this.broken) throw new Error('This room is closed.');
      return task();
    });
    this.#line = run.catch(() => {});
    return run;
  }

  /** The draft as it is on disk. */
  read = () => this.inLine(() => this.#reader.read());

  /** What somebody with this state vector lacks, and how far the room itself is. Rejects if it is no state vector. */
  stateSince(stateVector: Uint8Array): Promise<{ readonly stateVector: Uint8Array; readonly bytes: Uint8Array }> {
    return this.inLine(() => ({
      stateVector: Y.encodeStateVector(this.#doc),
      bytes: Y.encodeStateAsUpdate(this.#doc, stateVector.length === 0 ? undefined : stateVector),
    }));
  }

  /**
   * Takes an edit: checks it, appends it, and only then resolves, with what was new in it (undefined if nothing).
   * Rejects if it could not be stored; the room is broken then, for its document holds what the log does not.
   */
  take(memberId: string, bytes: Uint8Array): Promise<Result<Uint8Array | undefined, Refusal>> {
    return this.inLine(async () => {
      const checked = checkUpdate(bytes, this.#doc, this.#owners, memberId);
      if (!checked.ok) return checked;
      const applied = this.#try(bytes, checked.value);
      if (!applied.ok) {
        await this.#reload();
        return applied;
      }
      const news = applied.value;
      if (news) await this.#append(memberId, news, checked.value.newClients);
      return success(news);
    });
  }

  /** Lets the house itself change the document. */
  change(memberId: string, edit: (doc: Y.Doc, shape: ObjectShape) => void): Promise<Uint8Array | undefined> {
    return this.inLine(async () => {
      const news = this.#apply(() => edit(this.#doc, this.shape));
      const own = this.#doc.clientID;
      if (news) await this.#append(memberId, news, this.#owners.has(own) ? [] : [own]);
      return news;
    });
  }

  /** Applies an update. If that fails, the document is spoilt and must be loaded anew. */
  #try(bytes: Uint8Array, { containers }: CheckedUpdate): Result<Uint8Array | undefined, Refusal> {
    try {
      const news = this.#apply(() => Y.applyUpdate(this.#doc, bytes, this));
      const refusal = isTooDeep(this.#doc, containers) ? GARBAGE : this.#trouble(news);
      return refusal ? failure(refusal) : success(news);
    } catch {
      return failure(GARBAGE);
    }
  }

  #apply(change: () => void): Uint8Array | undefined {
    const news: Uint8Array[] = [];
    const hear = (update: Uint8Array) => void news.push(update);
    this.#doc.on('update', hear);
    try {
      change();
    } finally {
      this.#doc.off('update', hear);
    }
    return news.length > 1 ? Y.mergeUpdates(news) : news[0];
  }

  #trouble(news: Uint8Array | undefined): Refusal | undefined {
    const { pendingStructs, pendingDs } = this.#doc.store;
    if (pendingStructs || pendingDs) return { code: 'gap', message: 'A change before this one is missing.' };
    if (!news) return undefined;
    const tooLarge = checkWeight(this.#reader.weigh());
    if (tooLarge) return tooLarge;
    this.#length += news.length;
    if (this.#length > DOCUMENT_MAX) this.#length = Y.encodeStateAsUpdate(this.#doc).length;
    return this.#length > DOCUMENT_MAX ? TOO_WORN : undefined;
  }

  async #append(memberId: string, bytes: Uint8Array, newClients: readonly number[]): Promise<void> {
    const { draftId, deps } = this;
    const title = String(this.#reader.read().title ?? '');
    try {
      this.#seq = await deps.log.append({ draftId, memberId, at: deps.now(), bytes, title, newClients });
    } catch (error) {
      this.broken = true;
      throw error;
    }
    for (const client of newClients) this.#owners.set(client, memberId);
    if (this.#seq - this.#checkpointed >= CHECKPOINT_EVERY) await this.#checkpoint();
  }

  async #checkpoint(): Promise<void> {
    const state = Y.encodeStateAsUpdate(this.#doc);
    this.#checkpointed = this.#seq;
    this.#length = state.length;
    // The log alone is the truth: without this checkpoint, loading only takes longer.
    await this.deps.log.checkpoint(this.draftId, this.#seq, state).catch(() => {});
  }

  async #reload(): Promise<void> {
    try {
      const [updates, owners] = await Promise.all([
        this.deps.log.load(this.draftId),
        this.deps.log.clients(this.draftId),
      ]);
      const doc = new Y.Doc();
      doc.transact(() => {
        for (const { bytes } of updates) Y.applyUpdate(doc, bytes);
      });
      this.#reader.destroy();
      this.#doc.destroy();
      this.#doc = doc;
      this.#reader = createDraftReader(doc, this.shape);
      this.#seq = updates.at(-1)?.seq ?? 0;
      this.#checkpointed = updates[0]?.seq ?? 0;
      this.#length = updates.reduce((sum, { bytes }) => sum + bytes.length, 0);
      for (const [client, member] of owners) this.#owners.set(client, member);
    } catch (error) {
      this.broken = true;
      throw error;
    }
  }
}
