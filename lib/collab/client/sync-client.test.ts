import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { formatServerFrame, parseClientFrame, partsOfState } from '../protocol/protocol';
import { SyncClient } from './sync-client';

/** The server's document, with connections that the test cuts. It acknowledges only on demand. */
class Server {
  readonly doc = new Y.Doc();
  readonly unacknowledged: number[] = [];
  #line: { onclose?: (event: { code: number; reason: string }) => void; readonly answer: (bytes: Uint8Array) => void } =
    {
      answer: () => {},
    };

  /** Returns a socket that opens at once. While `takes` returns false, the server loses incoming edits. */
  connect(takes: () => boolean): WebSocket {
    const socket = {
      readyState: 1,
      bufferedAmount: 0,
      onopen: undefined as (() => void) | undefined,
      onmessage: undefined as ((event: { data: ArrayBufferLike }) => void) | undefined,
      onclose: undefined as ((event: { code: number; reason: string }) => void) | undefined,
      send: (bytes: Uint8Array) => this.#receive(bytes, takes()),
      close: () => {},
    };
    this.#line = {
      onclose: (event) => socket.onclose?.(event),
      answer: (bytes) => socket.onmessage?.({ data: Uint8Array.from(bytes).buffer }),
    };
    setTimeout(() => socket.onopen?.(), 0);
    return socket as unknown as WebSocket;
  }

  cut(): void {
    this.#line.onclose?.({ code: 1006, reason: '' });
  }

  acknowledge(): void {
    for (const n of this.unacknowledged.splice(0)) this.#line.answer(formatServerFrame({ type: 'ack', n }));
  }

  #receive(bytes: Uint8Array, takes: boolean): void {
    const frame = parseClientFrame(bytes);
    if (frame?.type === 'edit' && takes) {
      Y.applyUpdate(this.doc, frame.bytes);
      this.unacknowledged.push(frame.n);
    }
    if (frame?.type !== 'hello') return;
    const missing = Y.encodeStateAsUpdate(this.doc, frame.stateVector);
    const state = { canEdit: true, stateVector: Y.encodeStateVector(this.doc), bytes: missing, hops: [] };
    this.#line.answer(Buffer.concat(partsOfState(state)));
  }
}

describe('SyncClient', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['reached the server', true],
    ['was lost too', false],
  ])('resends an edit whose acknowledgement was lost with the line, if it %s', async (_, arrives) => {
    const server = new Server();
    const doc = new Y.Doc();
    let takes = true;
    const client = new SyncClient({
      url: 'ws://studio',
      fetchTicket: async () => 'ticket',
      doc,
      onChange: () => {},
      onReplaced: () => {},
      createSocket: () => server.connect(() => takes),
    });
    await vi.advanceTimersByTimeAsync(10);
    server.acknowledge();
    expect(client.state.at).toBe('saved');

    takes = arrives;
    doc.getText('summary').insert(0, 'A hatch opens.');
    await vi.advanceTimersByTimeAsync(1_000);
    server.unacknowledged.length = 0;
    server.cut();
    expect(client.state.at).toBe('offline');

    takes = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.state.at).toBe('saving');
    expect(server.doc.getText('summary').toString()).toBe('A hatch opens.');
    server.acknowledge();
    expect(client.state.at).toBe('saved');
    client.destroy();
  });
});
