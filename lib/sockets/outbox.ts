import type { WebSocket } from 'ws';

/** What may wait for a slow line, in the socket and behind the one message that is under way. */
export const UNSENT_MAX = 1_000_000;
/** A message longer than this goes in pieces, each once the line has taken the one before. */
const PIECE = 64 * 1024;

/** A message, in parts that are not copied together: many may have the longest of them in common. */
type Message = readonly Uint8Array[];

type Line = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>;

/**
 * Sends messages over one socket in their order, and cuts off clients that do not read. A whole document may be longer
 * than what is allowed to wait: it goes piece by piece as the line takes it, which the other side does not notice.
 */
export class Outbox {
  #waiting: Message[] = [];
  #waitingBytes = 0;
  #isUnderWay = false;

  constructor(
    readonly socket: Line,
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
    const isShort = length <= PIECE;
    const more = this.#isUnderWay ? this.#waitingBytes : isShort ? length : 0;
    if (socket.bufferedAmount + more > UNSENT_MAX) this.#cut();
    else if (this.#isUnderWay) return;
    else if (isShort) socket.send(message.length > 1 ? Buffer.concat(message) : first, { binary });
    else this.#sendFrom(message);
  }

  #sendFrom([first = NOTHING, ...rest]: Message): void {
    const left = first.length > PIECE ? [first.subarray(PIECE), ...rest] : rest;
    const fin = left.length === 0;
    this.#isUnderWay = !fin;
    this.socket.send(first.subarray(0, PIECE), { binary: this.binary, fin }, (error) => {
      if (error) this.#waiting = [];
      else if (!fin) this.#sendFrom(left);
    });
    if (fin) this.#goOn();
  }

  #goOn(): void {
    while (!this.#isUnderWay) {
      const [first = NOTHING, ...rest] = this.#waiting.shift() ?? [];
      if (first === NOTHING) return;
      this.#waitingBytes -= lengthOf([first, ...rest]);
      this.send(first, ...rest);
    }
  }

  #cut(): void {
    this.#waiting = [];
    this.socket.terminate();
  }
}

const NOTHING = new Uint8Array(0);
const lengthOf = (message: Message): number => message.reduce((sum, { length }) => sum + length, 0);
