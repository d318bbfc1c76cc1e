import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SILENCE_MS, TABLE_CLOSE, type TableFrame } from '@/lib/table/wire';
import { viewOf } from '@/test/support/table-view';
import { type LineDeps, TableLine } from './table-line';

class FakeSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    sockets.push(this);
  }
  close() {
    this.closed = true;
  }
  say(frame: TableFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[] = [];
let lines: TableLine[] = [];
let asked: unknown[];
let answer: () => Response;

function openLine(ticketFor: LineDeps['ticketFor'] = {}): TableLine {
  const line = new TableLine({
    tableId: 't1',
    ticketFor,
    createSocket: (url) => new FakeSocket(url) as unknown as WebSocket,
  }).open();
  lines.push(line);
  return line;
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const view = (now: number): TableFrame => ({ type: 'view', now, view: viewOf({}) });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets = [];
  lines = [];
  asked = [];
  answer = () => Response.json({ ticket: `k${sockets.length}` });
  vi.stubGlobal('window', { location: { href: 'http://10.0.0.5:3000/table/ABCDEFGH' } });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  for (const line of lines) line.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table’s connection', () => {
  it('connects with a ticket and is live once it has the table', async () => {
    const line = openLine();
    await settle();
    expect(sockets[0]?.url).toBe('ws://10.0.0.5:3000/live?ticket=k0');
    expect(line.state.at).toBe('connecting');
    sockets[0]?.say(view(1_000_500));
    expect(line.state.at).toBe('live');
    expect(line.offsetMs).toBe(500);
  });

  it('connects with the ticket that came with its page, and with a new one after a loss', async () => {
    const line = new TableLine({
      tableId: 't1',
      ticket: 'own',
      createSocket: (url) => new FakeSocket(url) as unknown as WebSocket,
    }).open();
    lines.push(line);
    await settle();
    expect([sockets[0]?.url, asked]).toEqual(['ws://10.0.0.5:3000/live?ticket=own', []]);
    // Too late for the ticket: nobody notices.
    sockets[0]?.onclose?.({ code: TABLE_CLOSE.badTicket, reason: '' });
    await settle(1_000);
    expect(sockets[1]?.url).toContain('ticket=k1');
    expect(line.state.at).toBe('connecting');
  });

  it('shows the table that its page brought, until a frame comes', async () => {
    const [brought, newer] = [viewOf({}), viewOf({})];
    const line = new TableLine({
      tableId: 't1',
      first: { now: 1_000_300, view: brought },
      createSocket: (url) => new FakeSocket(url) as unknown as WebSocket,
    });
    lines.push(line);
    await settle();
    // The server renders the page with it.
    expect([sockets.length, line.view, line.state.at, line.offsetMs]).toEqual([0, brought, 'connecting', 300]);
    line.open();
    await settle();
    sockets[0]?.say({ type: 'view', now: 1_000_500, view: newer });
    line.begin({ now: 1_000_300, view: brought });
    expect([line.view, line.state.at, line.offsetMs]).toEqual([newer, 'live', 500]);
  });

  it('keeps the best estimate of the server’s clock', async () => {
    const line = openLine();
    await settle();
    sockets[0]?.say(view(1_000_100));
    sockets[0]?.say({ type: 'beat', now: 1_000_400 });
    sockets[0]?.say({ type: 'beat', now: 1_000_200 });
    expect(line.offsetMs).toBe(400);
  });

  it('reconnects within a second with a new ticket, and reports the loss', async () => {
    const line = openLine();
    await settle();
    sockets[0]?.say(view(1));
    sockets[0]?.onclose?.({ code: TABLE_CLOSE.goingAway, reason: '' });
    expect(line.state.at).toBe('lost');
    expect(line.view).toBeDefined();
    await settle(1_000);
    expect(sockets[1]?.url).toContain('ticket=k1');
    sockets[1]?.say(view(2));
    expect(line.state.at).toBe('live');
  });

  it('drops a silent connection, and keeps one with heartbeats', async () => {
    openLine();
    await settle();
    sockets[0]?.say(view(1));
    await settle(SILENCE_MS - 1_000);
    sockets[0]?.say({ type: 'beat', now: 1 });
    await settle(SILENCE_MS - 1_000);
    expect(sockets).toHaveLength(1);
    await settle(4_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('stays shut for removed people until they try again', async () => {
    const line = openLine();
    await settle();
    sockets[0]?.say(view(1));
    sockets[0]?.onclose?.({ code: TABLE_CLOSE.removed, reason: 'You were taken off the table.' });
    expect(line.state).toEqual({ at: 'shut', message: 'You were taken off the table.' });
    await settle(60_000);
    expect(sockets).toHaveLength(1);
    answer = () => Response.json({ error: { code: 'table/removed', message: 'Still out.' } }, { status: 403 });
    line.reconnect();
    await settle();
    expect(line.state).toEqual({ at: 'shut', message: 'Still out.' });
    answer = () => Response.json({ ticket: 'back' });
    line.reconnect();
    await settle();
    sockets[1]?.say(view(2));
    expect(line.state.at).toBe('live');
  });

  it('keeps retrying while the server fails', async () => {
    answer = () => new Response('<html>', { status: 502 });
    const line = openLine();
    await settle(3_000);
    expect(line.state.at).toBe('lost');
    answer = () => Response.json({ ticket: 'k' });
    await settle(8_000);
    expect(sockets).toHaveLength(1);
  });

  it('reconnects with the latest link it received', async () => {
    const line = openLine({ token: 't1.old' });
    await settle();
    sockets[0]?.say(view(1_000_000));
    sockets[0]?.say({ type: 'link', token: 't1.new' });
    expect(line.token).toBe('t1.new');
    line.reconnect();
    await settle();
    expect(asked).toEqual([{ token: 't1.old' }, { token: 't1.new' }]);
    expect(sockets).toHaveLength(2);
  });
});
