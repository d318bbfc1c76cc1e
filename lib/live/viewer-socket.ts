import type { RawData, WebSocket } from 'ws';
import { Outbox } from '@/lib/sockets/outbox';
import type { Allowance } from '@/lib/sockets/socket-limits';
import { TABLE_CLOSE } from '@/lib/table/wire';
import type { SentSnapshot } from './audiences';
import type { DraftPart } from './live-draft';

/** Who has come in by a ticket: somebody at the table, a screen of theirs, or a watcher nobody knows. */
export interface Onlooking {
  readonly kind: 'table' | 'screen' | 'watch';
  /** Who of the table it is, or whose screen. */
  readonly person: string | undefined;
  /** Whose browser it is, also where they are nobody at the table; undefined if it is nobody's. */
  readonly memberId: string | undefined;
  /** Which generation of links a watcher came by. */
  readonly epoch: number;
}

/** What a page may say: that it is there. */
export const WORD_MAX = 64;
const HANG_UP_MS = 2_000;

/** One socket that a table is shown on. */
export class ViewerSocket {
  /** What it was shown last; undefined until it has been shown anything. */
  seen: SentSnapshot | undefined;
  /** Which generation of links a watcher has by now. */
  epoch: number;
  /** What of the draft is shown to it too. */
  draftPart: DraftPart | undefined;
  #isLeaving = false;
  readonly #outbox: Outbox;

  constructor(
    readonly socket: WebSocket,
    readonly who: Onlooking,
    readonly allowance: Allowance,
    readonly beat: () => Uint8Array,
  ) {
    this.#outbox = new Outbox(socket, false);
    this.epoch = who.epoch;
    socket.on('message', (data) => this.#hear(data));
  }

  /** Sends a frame, given whole or in parts. */
  send(first: Uint8Array, ...rest: readonly Uint8Array[]): void {
    if (!this.#isLeaving) this.#outbox.send(first, ...rest);
  }

  close(code: number, reason: string): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.socket.close(code, reason);
    // A peer that never reads never answers the closing handshake either.
    setTimeout(() => this.socket.terminate(), HANG_UP_MS).unref();
  }

  #hear(data: RawData): void {
    if (this.#isLeaving) return;
    if (!this.allowance.take('word')) this.close(TABLE_CLOSE.tooFast, 'Too much was sent at once.');
    else if (String(data) === 'ping') this.send(this.beat());
    else this.close(TABLE_CLOSE.badFrame, 'The server could not read a message. Reload the page.');
  }
}
