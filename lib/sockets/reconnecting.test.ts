import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Loss, ReconnectingSocket } from './reconnecting';

class FakeSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {}
  close() {
    this.closed = true;
  }
}

const FINAL = 4001;

/** Returns a line with its sockets, and what its owner heard. `address` can be replaced. */
function openLine() {
  const sockets: FakeSocket[] = [];
  const heard: unknown[] = [];
  const lost: Loss[] = [];
  const asked = { address: async () => `ws://studio?ticket=${sockets.length}` };
  const line = new ReconnectingSocket({
    address: () => asked.address(),
    createSocket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    pauses: { first: 100, last: 1_000 },
    prepare: () => heard.push('prepared'),
    receive: (data) => heard.push(data),
    lose: (loss) => {
      lost.push(loss);
      return loss.code !== FINAL;
    },
  });
  line.connect();
  return { line, sockets, heard, lost, asked };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a reconnecting socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('connects with a ticket, and passes messages on', async () => {
    const { line, sockets, heard } = openLine();
    expect(line.dialling).toBeDefined();
    await settle();
    expect(sockets.map(({ url }) => url)).toEqual(['ws://studio?ticket=0']);
    sockets[0]?.onmessage?.({ data: 'hello' });
    expect(heard).toEqual(['prepared', 'hello']);
  });

  it('retries with growing pauses up to the last, until a loss is final', async () => {
    const { line, sockets, lost } = openLine();
    await settle();
    for (const pause of [100, 200, 400, 800, 1_000, 1_000]) {
      const { length } = sockets;
      sockets.at(-1)?.onclose?.({ code: 1006, reason: '' });
      await settle(pause - 1);
      expect(sockets).toHaveLength(length);
      await settle(1);
      expect(sockets).toHaveLength(length + 1);
    }
    line.losses = 0;
    sockets.at(-1)?.onclose?.({ code: 1006, reason: '' });
    await settle(100);
    expect(sockets).toHaveLength(8);
    sockets.at(-1)?.onclose?.({ code: FINAL, reason: 'Gone.' });
    await settle(60_000);
    expect(sockets).toHaveLength(8);
    expect(lost.at(-1)).toEqual({ code: FINAL, reason: 'Gone.' });
    line.connect();
    await settle();
    expect(sockets).toHaveLength(9);
  });

  it('counts a refused ticket as a loss, with its error', async () => {
    const { line, sockets, lost, asked } = openLine();
    await settle();
    const error = new Error('no ticket');
    asked.address = () => Promise.reject(error);
    line.connect();
    await settle();
    expect(lost).toEqual([{ code: 0, reason: '', error }]);
    expect(sockets).toHaveLength(1);
  });

  it('ignores sockets and tickets of earlier attempts', async () => {
    const { line, sockets, heard, lost } = openLine();
    await settle();
    const [first] = sockets;
    const { onmessage, onclose } = first ?? {};
    line.connect();
    line.connect();
    await settle();
    expect(sockets).toHaveLength(2);
    expect(first?.closed).toBe(true);
    onmessage?.({ data: 'late' });
    onclose?.({ code: 1006, reason: '' });
    expect(heard).toEqual(['prepared', 'prepared']);
    expect(lost).toEqual([]);
  });

  it('closes a socket that is still connecting once it is open', async () => {
    const { line, sockets } = openLine();
    await settle();
    const [socket] = sockets;
    if (socket) socket.readyState = 0;
    line.disconnect();
    expect(socket?.closed).toBe(false);
    socket?.onopen?.();
    expect(socket?.closed).toBe(true);
    await settle(100);
    expect(sockets).toHaveLength(2);
  });

  it('stays closed after it was stopped', async () => {
    const { line, sockets, lost } = openLine();
    line.stop();
    line.connect();
    line.disconnect();
    await settle(60_000);
    expect([sockets, lost]).toEqual([[], []]);
  });
});
