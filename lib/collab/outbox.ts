import type { WebSocket } from 'ws';

/** What may wait for a slow line, in the socket and behind the one message that is under way. */
export const UNSENT_MAX = 1_000_000;
/** A message longer than this goes in pieces, each once the line has taken the one before. */
const PIECE = 64 * 1024;

type Line = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/**
 * Sends messages over one socket in their order, and cuts off whoever does not read. A whole document may be longer
 * than what is allowed to wait: it goes piece by piece as the line takes it, which the other side does not notice.
 */
export class Outbox {
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #isUnderWay = false;

  constructor(
    readonly socket: Line,
    readonly binary = true,
  ) {}

  send(bytes: Uint8Array): void {
    const { socket, binary } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#isUnderWay) {
      this.#waitingBytes += bytes.length;
      this.#waiting.push(bytes);
    }
    const isShort = bytes.length <= PIECE;
    const more = this.#isUnderWay ? this.#waitingBytes : isShort ? bytes.length : 0;
    if (socket.bufferedAmount + more > UNSENT_MAX) this.#cut();
    else if (this.#isUnderWay) return;
    else if (isShort) socket.send(bytes, { binary });
    else this.#sendFrom(bytes, 0);
  }

  #sendFrom(bytes: Uint8Array, at: number): void {
    const end = at + PIECE;
    const fin = end >= bytes.length;
    this.#isUnderWay = !fin;
    this.socket.send(bytes.subarray(at, end), { binary: this.binary, fin }, (error) => {
      if (error) this.#waiting = [];
      else if (!fin) this.#sendFrom(bytes, end);
    });
    if (fin) this.#goOn();
  }

  #goOn(): void {
    while (!this.#isUnderWay) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#waitingBytes -= next.length;
      this.send(next);
    }
  }

  #cut(): void {
    this.#waiting = [];
    this.socket.terminate();
  }
}
