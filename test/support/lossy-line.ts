import { EventEmitter } from 'node:events';
import type { WebSocket as ServerSocket } from 'ws';
import { below, type Rng } from '@/lib/kernel/rng';

/** Fault rates of a connection, in per cent. */
export interface Weather {
  readonly duplicates: number;
  readonly reorderings: number;
}

const EDIT_OF_CLIENT = 1;
const EDIT_OF_SERVER = 1;

/** Both ends of a simulated WebSocket that delays, duplicates and reorders edits. */
export class LossyLine {
  readonly near: NearEnd;
  readonly far = new FarEnd(this);
  #open = true;
  readonly #underway: { readonly to: 'near' | 'far'; readonly bytes: Uint8Array }[] = [];

  constructor(
    readonly rng: Rng,
    readonly weather: Weather,
  ) {
    this.near = new NearEnd(this);
    queueMicrotask(() => {
      if (!this.#open) return;
      this.near.readyState = 1;
      this.near.onopen?.();
    });
  }

  send(to: 'near' | 'far', bytes: Uint8Array): void {
    if (!this.#open) return;
    const isEdit = bytes[0] === (to === 'far' ? EDIT_OF_CLIENT : EDIT_OF_SERVER);
    const copies = isEdit && below(this.rng, 100) < this.weather.duplicates ? 2 : 1;
    for (let i = 0; i < copies; i++) this.#put(to, new Uint8Array(bytes), isEdit);
    setTimeout(() => this.#deliver(), 1 + below(this.rng, 40));
  }

  /** Closes the connection and drops messages in flight. */
  cut(code = 1006, reason = ''): void {
    if (!this.#open) return;
    this.#open = false;
    this.#underway.length = 0;
    for (const end of [this.near, this.far]) end.readyState = 3;
    setTimeout(() => {
      this.near.onclose?.({ code, reason });
      this.far.emit('close', code, Buffer.from(reason));
    }, 1);
  }

  #put(to: 'near' | 'far', bytes: Uint8Array, isEdit: boolean): void {
    const queue = this.#underway;
    const last = queue.findLastIndex((message) => message.to === to);
    const before = queue[last];
    const mayPass = isEdit && before && before.bytes[0] === bytes[0] && below(this.rng, 100) < this.weather.reorderings;
    queue.splice(mayPass ? last : queue.length, 0, { to, bytes });
  }

  #deliver(): void {
    const messages = this.#underway.splice(0);
    for (const { to, bytes } of messages) {
      if (!this.#open) return;
      if (to === 'far') this.far.emit('message', Buffer.from(bytes));
      else this.near.onmessage?.({ data: bytes.buffer as ArrayBuffer });
    }
  }
}

class NearEnd {
  binaryType = 'arraybuffer';
  readyState = 0;
  readonly bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly line: LossyLine) {}

  send = (bytes: Uint8Array) => this.line.send('far', bytes);
  close = () => this.line.cut(1000);
}

class FarEnd extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  #parts: Uint8Array[] = [];

  constructor(readonly line: LossyLine) {
    super();
  }

  send(bytes: Uint8Array, options: { fin?: boolean } = {}, done?: () => void): void {
    this.#parts.push(bytes);
    if (options.fin !== false) this.line.send('near', Buffer.concat(this.#parts.splice(0)));
    if (done) queueMicrotask(done);
  }

  close = (code = 1000, reason = '') => this.line.cut(code, reason);
  terminate = () => this.line.cut();
  asSocket = () => this as unknown as ServerSocket;
}
