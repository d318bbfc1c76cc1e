import * as Y from 'yjs';

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
export class DocumentBytes {
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
