import { setImmediate as nextTurn } from 'node:timers/promises';
import * as Y from 'yjs';
import type { DraftLog } from '@/lib/storage/store';
import type { Hop } from '../protocol/protocol';
import { loadUpdate } from './update/admit';

/** Final states kept in memory: loading one is slow, but clients seldom need one. */
const ENDS_KEPT = 3;

interface Beginning {
  readonly seq: number;
  readonly bytes: Uint8Array;
  /** Client id that signed it. It identifies the document: every copy has its structs, and no other document has. */
  readonly clientId: number;
}

/** Longest time that work may block the event loop. */
const SLICE_MS = 10;

let last: Promise<unknown> = Promise.resolve();

/** Yields to the event loop. Concurrent callers resume one per turn. */
export function yieldToOthers(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}

/** Runs a generator in slices, yielding to the event loop in between. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await yieldToOthers();
    start = performance.now();
  }
}

/** Earlier documents of a draft, for clients that still have one of them. */
export class Epochs {
  #beginnings: readonly Beginning[] = [];
  readonly #ends = new Map<number, Uint8Array>();

  constructor(
    readonly draftId: string,
    readonly log: Pick<DraftLog, 'beginnings' | 'load'>,
  ) {}

  /**
   * Returns the hops from a client's document to that of the epoch. With `whole`, the first hop has the entire final
   * state, because the client's document holds edits that the old one never accepted.
   */
  async hopsTo(epoch: number, clocks: ReadonlyMap<number, number>, whole: boolean): Promise<readonly Hop[]> {
    if (epoch === 0 || clocks.size === 0) return [];
    if (this.#beginnings.length < epoch) {
      this.#beginnings = (await this.log.beginnings(this.draftId)).map(({ seq, bytes }) => ({
        seq,
        bytes,
        clientId: [...clocksOf(bytes).keys()][0] ?? 0,
      }));
    }
    const at = this.#beginnings.findLastIndex(({ clientId }) => clocks.has(clientId));
    const hops: Hop[] = [];
    for (const [i, { seq, bytes }] of this.#beginnings.entries()) {
      if (i <= at) continue;
      const end = await this.#endBefore(seq);
      const before = this.#beginnings[i - 1];
      const has =
        hops.length > 0 && before
          ? Y.encodeStateVectorFromUpdate(before.bytes)
          : Y.encodeStateVector(clocks as Map<number, number>);
      hops.push({ last: whole && hops.length === 0 ? end : Y.diffUpdate(end, has), next: bytes });
    }
    return hops;
  }

  async #endBefore(seq: number): Promise<Uint8Array> {
    const known = this.#ends.get(seq);
    if (known) return known;
    const doc = new Y.Doc();
    const updates = await this.log.load(this.draftId, seq - 1);
    for (const { bytes } of updates) await inSlices(loadUpdate(doc, bytes));
    const bytes = Y.encodeStateAsUpdate(doc);
    doc.destroy();
    if (this.#ends.size >= ENDS_KEPT) this.#ends.clear();
    this.#ends.set(seq, bytes);
    return bytes;
  }
}

const clocksOf = (update: Uint8Array): Map<number, number> =>
  Y.decodeStateVector(Y.encodeStateVectorFromUpdate(update));
