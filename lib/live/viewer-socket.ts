import type { RawData, WebSocket } from 'ws';
import { Outbox } from '@/lib/sockets/outbox';
import type { Allowance } from '@/lib/sockets/socket-limits';
import { TABLE_CLOSE } from '@/lib/table/wire';
import type { SentSnapshot } from './audiences';
import type { DraftPart } from './live-draft';

/** Viewer by ticket: a person at the table, their second screen, or a watcher by link. */
export interface Viewer {
  readonly kind: 'table' | 'screen' | 'watch';
  /** Person at the table, or owner of the screen. */
  readonly person: string | undefined;
  /** Member whose browser it is, even if they have no seat at the table; undefined without one. */
  readonly memberId: string | undefined;
  /** Generation of the link that a watcher came by. */
  readonly epoch: number;
}

/** Longest message from a page. The only valid one is a ping. */
export const MESSAGE_MAX = 64;
const CLOSE_TIMEOUT_MS = 2_000;

export class ViewerSocket {
  /** Last state sent; undefined before the first. */
  seen: SentSnapshot | undefined;
  /** Generation of links that a watcher's page has now. */
  epoch: number;
  /** Part of the draft that it is shown, too. */
  draftPart: DraftPart | undefined;
  #isClosing = false;
  readonly #outbox: Outbox;

  constructor(
    readonly socket: WebSocket,
    readonly who: Viewer,
    readonly allowance: Allowance,
    readonly beat: () => Uint8Array,
  ) {
    this.#outbox = new Outbox(socket, false);
    this.epoch = who.epoch;
    socket.on('message', (data) => this.#receive(data));
  }

  /** Sends a frame, given whole or in parts. */
  send(first: Uint8Array, ...rest: readonly Uint8Array[]): void {
    if (!this.#isClosing) this.#outbox.send(first, ...rest);
  }

  close(code: number, reason: string): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.socket.close(code, reason);
    // A peer that never reads will never answer the closing handshake either.
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  #receive(data: RawData): void {
    if (this.#isClosing) return;
    if (!this.allowance.take('word')) this.close(TABLE_CLOSE.tooFast, 'Too much was sent at once.');
    else if (String(data) === 'ping') this.send(this.beat());
    else this.close(TABLE_CLOSE.badFrame, 'The server could not read a message. Reload the page.');
  }
}
