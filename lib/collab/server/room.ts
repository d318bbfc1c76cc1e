import * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { ObjectShape } from '@/lib/schema/shape';
import { type DraftLog, isAppendRefused, SYSTEM_MEMBER } from '@/lib/storage/store';
import { asideBytes, asideOf, carryAside } from '../document/aside';
import { createDraftDoc } from '../document/draft-doc';
import type { Hop, Refusal } from '../protocol/protocol';
import { Epochs, inSlices, yieldToOthers } from './epochs';
import { GARBAGE, HISTORY_FULL, NOT_YOURS, RENEWED } from './refusals';
import { DOCUMENT_MAX, Replica } from './replica';
import { admitUpdate, SHORT } from './update/admit';
import type { Signing } from './update/check';

/** Smallest saving for which a document is compacted: 30 %. */
const COMPACTED_RATIO_MAX = 0.7;
const CHECKPOINT_EVERY = 500;
const SERVER_ATTEMPTS = 5;

interface RoomDeps {
  readonly log: DraftLog;
  readonly now: () => number;
  readonly lengthMax?: number;
  /** Returns the id by which the draft knows a member; without it nobody can comment. */
  readonly personOf?: (memberId: string) => string;
  /** Another process appended an edit to the log. */
  readonly onNews?: (bytes: Uint8Array) => void;
  /** The document was compacted: clients must ask for the new one. */
  readonly onRenewed?: () => void;
  /** This process committed something that other processes may want to read. */
  readonly onCommit?: () => void;
}

/** Handshake response: hops from an old document, then the difference to the current one. */
export interface Handshake {
  readonly epoch: number;
  readonly hops: readonly Hop[];
  readonly stateVector: Uint8Array;
  readonly bytes: Uint8Array;
  /** Edits since these bytes were encoded. */
  readonly since: readonly Uint8Array[];
}

/**
 * A draft's document while it is in use. All reads and changes are queued, so that nobody sees an edit before it is on
 * disk. Other processes may append to the same log: a room catches up by sequence number. A `broken` room is discarded
 * and loaded again from the log.
 */
export class Room {
  broken = false;
  #line: Promise<unknown> = Promise.resolve();
  #held: Replica;
  readonly #epochs: Epochs;

  private constructor(
    readonly draftId: string,
    readonly shape: ObjectShape,
    readonly deps: RoomDeps,
    held: Replica,
  ) {
    this.#held = held;
    this.#epochs = new Epochs(draftId, deps.log);
  }

  static async load(draftId: string, shape: ObjectShape, deps: RoomDeps): Promise<Room> {
    const { replica } = await Replica.load(draftId, deps.log, shape, deps.lengthMax ?? DOCUMENT_MAX);
    return new Room(draftId, shape, deps, replica);
  }

  /** Number of compactions. */
  get epoch(): number {
    return this.#held.epoch;
  }

  /** Queues a task after all earlier ones. */
  inLine<T>(task: () => T | Promise<T>): Promise<T> {
    const run = this.#line.then(() => {
      if (this.broken) throw new Error('This room is closed.');
      return task();
    });
    this.#line = run.catch(() => {});
    return run;
  }

  /** Applies edits that other processes have appended. */
  catchUp = () => this.inLine(() => this.#catchUp());

  /** Returns the draft as it is on disk. */
  read = () =>
    this.inLine(async () => {
      await this.#catchUp();
      return this.#held.reader.read();
    });

  /** Returns everything after this state vector, or (`whole`) everything. Undefined if the vector is malformed. */
  handshake(stateVector: Uint8Array, whole = false): Promise<Handshake | undefined> {
    return this.inLine(async () => {
      await yieldToOthers();
      const clocks = stateVector.length === 0 ? new Map() : decodeClocks(stateVector);
      if (!clocks) return undefined;
      // If the database is unreachable, the room's current state is better than none.
      await succeeds(this.#catchUp());
      const hops = await this.#epochs.hopsTo(this.epoch, clocks, whole);
      const newest = hops.at(-1)?.next;
      const has = newest ? Y.encodeStateVectorFromUpdate(newest) : whole || clocks.size === 0 ? undefined : stateVector;
      const { doc, epoch, bytes } = this.#held;
      const state = has ? { bytes: bytes.after(has), since: [] } : bytes.whole();
      return { epoch, hops, stateVector: Y.encodeStateVector(doc), ...state };
    });
  }

  /**
   * Applies an edit of that epoch's document: checks it, appends it to the log, and resolves with the resulting update
   * (undefined if nothing was new). Rejects if it could not be stored; the room is broken then, because its document is
   * ahead of the log.
   */
  applyEdit(memberId: string, bytes: Uint8Array, epoch: number): Promise<Result<Uint8Array | undefined, Refusal>> {
    return this.inLine(async () => {
      if (epoch !== this.epoch) return failure(RENEWED);
      const { seq } = this.#held;
      const taken = await this.#applyOnce(memberId, bytes);
      if (taken.ok || taken.error.code !== 'gap') return taken;
      // The edit may build on one that another process has appended.
      await this.#catchUp();
      if (epoch !== this.epoch) return failure(RENEWED);
      return this.#held.seq === seq ? taken : this.#applyOnce(memberId, bytes);
    });
  }

  /** Edits the document as the server. */
  change(memberId: string, edit: (doc: Y.Doc, shape: ObjectShape) => void): Promise<Uint8Array | undefined> {
    return this.inLine(async () => {
      for (let attempt = 1; ; attempt++) {
        await this.#catchUp();
        const { doc, owners, reader } = this.#held;
        const before = reader.read();
        const news = this.#change(edit);
        const newClients = owners.has(doc.clientID) ? [] : [doc.clientID];
        const refusal = news && (await this.#append(memberId, news, newClients, before));
        if (!refusal) return news;
        if (attempt === SERVER_ATTEMPTS) throw new Error(refusal.message);
      }
    });
  }

  /** Applies the server's edit. An exception leaves half of it, ahead of the log, so the room breaks. */
  #change(edit: (doc: Y.Doc, shape: ObjectShape) => void): Uint8Array | undefined {
    try {
      return this.#held.apply(() => edit(this.#held.doc, this.shape));
    } catch (error) {
      throw this.#broke(error);
    }
  }

  #signing(memberId: string): Pick<Signing, 'memberId' | 'commenter'> {
    const { personOf, now } = this.deps;
    return { memberId, ...(personOf && { commenter: { who: personOf(memberId), now: now() } }) };
  }

  async #applyOnce(memberId: string, bytes: Uint8Array): Promise<Result<Uint8Array | undefined, Refusal>> {
    const { doc, owners, reader } = this.#held;
    if (bytes.length > SHORT) await yieldToOthers();
    const { missing } = reader.weigh();
    const before = reader.read();
    const admitting = inSlices(
      admitUpdate(doc, bytes, { shape: this.shape, owners, ...this.#signing(memberId) }, this),
    );
    const admitted = await admitting.catch(() => undefined);
    if (admitted && !admitted.ok) return admitted;
    const refusal = admitted ? await this.#refusalAfter(admitted.value.news, missing) : GARBAGE;
    if (!admitted || refusal) {
      await this.#reload();
      return failure(refusal === HISTORY_FULL && (await this.#renew()) ? RENEWED : (refusal ?? GARBAGE));
    }
    const { news, newClients } = admitted.value;
    const rejected = news && (await this.#append(memberId, news, newClients, before));
    return rejected ? failure(rejected) : success(news);
  }

  /** Returns the refusal if the document can't stay as it is. `missing` is the number of missing containers before. */
  async #refusalAfter(news: Uint8Array | undefined, missing: number): Promise<Refusal | undefined> {
    const { reader } = this.#held;
    try {
      await inSlices(reader.readAhead());
      // Our pages empty fields and remove entries from lists, but never delete containers.
      return reader.weigh().missing > missing ? GARBAGE : this.#held.refusalFor(news);
    } catch {
      return GARBAGE;
    }
  }

  /**
   * Appends an update that the document already contains. If the log rejects it, reloads the document without it. If
   * the draft is the same as `before`, only comments or notes have changed.
   */
  async #append(
    memberId: string,
    bytes: Uint8Array,
    newClients: readonly number[],
    before: JsonObject,
  ): Promise<Refusal | undefined> {
    const { draftId, deps, epoch } = this;
    const { title, owners, reader } = this.#held;
    const isAside = reader.read() === before;
    try {
      const update = { draftId, memberId, at: deps.now(), bytes, title, newClients, epoch, isAside };
      const seq = await deps.log.append(update);
      for (const client of newClients) owners.set(client, memberId);
      await this.#advanceTo(seq);
    } catch (error) {
      if (!isAppendRefused(error)) throw this.#broke(error);
      await this.#reload();
      return error.reason === 'claimed' ? NOT_YOURS : RENEWED;
    }
    deps.onCommit?.();
    return undefined;
  }

  /** Records the sequence number of an edit of this process. */
  async #advanceTo(seq: number): Promise<void> {
    if (seq === this.#held.seq + 1) this.#held.seq = seq;
    // Other processes appended first. This edit is on disk anyway; if theirs can't be read now, the next task reads
    // them.
    else if (!(await succeeds(this.#catchUp(seq)))) return;
    if (this.#held.seq - this.#held.checkpointed >= CHECKPOINT_EVERY) await this.#held.checkpoint();
  }

  /** Applies edits appended meanwhile; `own` is the number of this process's edit among them. */
  async #catchUp(own?: number): Promise<void> {
    const { log, onNews } = this.deps;
    const updates = await log.since(this.draftId, this.#held.seq);
    if (updates.length === 0) return;
    if (updates.some(({ epoch }) => epoch !== this.epoch)) return this.#reload();
    await this.#held.enter(updates);
    for (const { seq, bytes } of updates) if (seq !== own) onNews?.(bytes);
  }

  async #reload(): Promise<void> {
    const { seq, epoch } = this.#held;
    try {
      const { log } = this.deps;
      const { replica, updates } = await Replica.load(this.draftId, log, this.shape, this.#held.lengthMax);
      this.#held.destroy();
      this.#held = replica;
      if (epoch !== replica.epoch) this.deps.onRenewed?.();
      else for (const update of updates) if (update.seq > seq) this.deps.onNews?.(update.bytes);
    } catch (error) {
      throw this.#broke(error);
    }
  }

  /** Compacts the document; clients carry unsaved edits over. Returns false if it would hardly be shorter. */
  async #renew(): Promise<boolean> {
    const { draftId, deps } = this;
    const { doc, reader, title, seq } = this.#held;
    const fresh = createDraftDoc(this.shape, reader.read());
    carryAside(asideOf(doc), fresh);
    const [bytes, client] = [Y.encodeStateAsUpdate(fresh), fresh.clientID];
    fresh.destroy();
    const kept = asideBytes(doc);
    if (bytes.length - kept > COMPACTED_RATIO_MAX * (Y.encodeStateAsUpdate(doc).length - kept)) return false;
    try {
      await deps.log.begin(
        { draftId, memberId: SYSTEM_MEMBER, at: deps.now(), bytes, title, newClients: [client] },
        seq,
      );
    } catch (error) {
      throw this.#broke(error);
    }
    // The log tells whether we or another process began a new document, or nobody did because of newer edits.
    await this.#reload();
    deps.onCommit?.();
    return true;
  }

  #broke(error: unknown): unknown {
    this.broken = true;
    return error;
  }
}

function decodeClocks(stateVector: Uint8Array): Map<number, number> | undefined {
  try {
    return Y.decodeStateVector(stateVector);
  } catch {
    return undefined;
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
