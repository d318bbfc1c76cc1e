import type { WebSocket } from 'ws';

/** Most bytes that may wait for a slow connection, in the socket and in the queue behind the current message. */
export const UNSENT_MAX = 1_000_000;
/** Fragment size: longer messages are sent in fragments, each once the connection has taken the one before. */
const FRAGMENT = 64 * 1024;

/** A message in parts that are not concatenated: many messages may share the longest one. */
type Message = readonly Uint8Array[];

type Socket = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/**
 * Sends messages over a socket in order, and terminates clients that do not read. A document can exceed the limit: it
 * is sent in fragments as the connection takes them, which the receiver does not notice.
 */
export class Outbox {
  #waiting: Message[] = [];
  #waitingBytes = 0;
  #isUnderWay = false;

  constructor(
    readonly socket: Socket,
    readonly binary = true,
  ) {}

  send(first: Uint8Array, ...rest: Message): void {
    const { socket, binary } = this;
    if (socket.readyState !== socket.OPEN) return;
    const message = [first, ...rest];
    const length = lengthOf(message);
    if (this.#isUnderWay) {
      this.#waitingBytes += length;
      this.#waiting.push(message);
    }
    const isShort = length <= FRAGMENT;
    const more = this.#isUnderWay ? this.#waitingBytes : isShort ? length : 0;
    if (socket.bufferedAmount + more > UNSENT_MAX) this.#terminate();
    else if (this.#isUnderWay) return;
    else if (isShort) socket.send(message.length > 1 ? Buffer.concat(message) : first, { binary });
    else this.#sendFrom(message);
  }

  #sendFrom([first = NOTHING, ...rest]: Message): void {
    const left = first.length > FRAGMENT ? [first.subarray(FRAGMENT), ...rest] : rest;
    const fin = left.length === 0;
    this.#isUnderWay = !fin;
    this.socket.send(first.subarray(0, FRAGMENT), { binary: this.binary, fin }, (error) => {
      if (error) this.#waiting = [];
      else if (!fin) this.#sendFrom(left);
    });
    if (fin) this.#sendWaiting();
  }

  #sendWaiting(): void {
    while (!this.#isUnderWay) {
      const [first = NOTHING, ...rest] = this.#waiting.shift() ?? [];
      if (first === NOTHING) return;
      this.#waitingBytes -= lengthOf([first, ...rest]);
      this.send(first, ...rest);
    }
  }

  #terminate(): void {
    this.#waiting = [];
    this.socket.terminate();
  }
}

const NOTHING = new Uint8Array(0);
const lengthOf = (message: Message): number => message.reduce((sum, { length }) => sum + length, 0);
