import type WebSocket from 'ws';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { formatClientFrame, framesOfEdit, parseServerFrame } from '@/lib/collab/protocol/protocol';
import { padDraft } from '@/test/support/fill-draft';
import type { Person } from './person';

/** Somebody who writes in a draft, and knows when what was written is on disk. */
export class Writer {
  readonly doc = new Y.Doc();
  readonly sentAt = new Map<number, number>();
  readonly ackMs: number[] = [];
  lost = 0;
  onEdit: (() => void) | undefined;
  #n = 0;
  #token = '';

  private constructor(
    readonly socket: WebSocket,
    readonly name: string,
  ) {
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('close', () => {
      this.lost += this.sentAt.size;
    });
    this.doc.on('update', (bytes: Uint8Array, origin: unknown) => {
      if (origin !== this) this.#send(bytes);
    });
  }

  static async open(person: Person, draftId: string, name: string): Promise<Writer> {
    // The server says nothing before it is greeted.
    const writer = new Writer(await person.dialDraft(draftId), name);
    writer.socket.send(formatClientFrame({ type: 'hello', stateVector: new Uint8Array() }));
    for (let tries = 0; rootOf(writer.doc).size === 0; tries++) {
      if (tries > 1_000) throw new Error('The draft never came.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return writer;
  }

  /** Puts a word of one's own into the summary, in the place of the one before: "name.count". */
  write(count: number): void {
    const text = rootOf(this.doc).get('summary') as Y.Text;
    this.doc.transact(() => {
      const at = this.#token ? text.toString().indexOf(this.#token) : -1;
      if (at !== -1) text.delete(at, this.#token.length);
      this.#token = `${this.name}.${count} `;
      text.insert(at === -1 ? text.length : at, this.#token);
    });
  }

  /** Pastes events, in the place of those that were pasted before. */
  paste(events: number, length: number): void {
    padDraft(this.doc, `${this.#n % 10}`, events * length, length);
  }

  /** Writes much, in the place of what was there. */
  pad(bytes: number): void {
    padDraft(this.doc, `${this.#n % 10}`, bytes);
  }

  /** The last word that each writer has put into a text. */
  static countsIn(text: string): ReadonlyMap<string, number> {
    return new Map([...text.matchAll(/(\w+)\.(\d+)/g)].map(([, name = '', count]) => [name, Number(count)]));
  }

  get summary(): string {
    return String(rootOf(this.doc).get('summary'));
  }

  #send(bytes: Uint8Array): void {
    this.#n += 1;
    this.sentAt.set(this.#n, performance.now());
    for (const frame of framesOfEdit(this.#n, bytes)) this.socket.send(frame);
  }

  #hear(data: Buffer): void {
    const frame = parseServerFrame(data);
    if (frame?.type === 'state') Y.applyUpdate(this.doc, frame.bytes, this);
    else if (frame?.type === 'edit') {
      Y.applyUpdate(this.doc, frame.bytes, this);
      this.onEdit?.();
    } else if (frame?.type === 'ack' || frame?.type === 'reject') {
      const sent = this.sentAt.get(frame.n);
      if (frame.type === 'reject') this.lost += 1;
      else if (sent !== undefined) this.ackMs.push(performance.now() - sent);
      this.sentAt.delete(frame.n);
    }
  }
}
