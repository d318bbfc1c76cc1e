import { askWithTimeout, RequestFailed } from '@/app/_data/request';
import { Listeners } from '@/app/_ui/listeners';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import type { TableView } from '@/lib/table/view';
import { BEAT_MS, type ListChange, SILENCE_MS, TABLE_CLOSE, type TableFrame } from '@/lib/table/wire';

/** State of the connection. A shut table stays shut until the user tries again. */
export type LineState =
  | { readonly at: 'connecting' | 'live' | 'lost' }
  | { readonly at: 'shut'; readonly message: string };

/** The draft as rendered by the server for people who don't edit it. */
export interface SharedDraft {
  readonly header: JsonObject;
  readonly body: Json;
}

export interface LineDeps {
  readonly tableId: string;
  /** Body of the ticket request; empty for people who have joined. */
  readonly ticketFor?: { readonly screen?: boolean; readonly token?: string };
  readonly createSocket?: (url: string) => WebSocket;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 3_000;
const TICK_MS = 1_000;
/** Silence after sleep for which the connection counts as dead: one missed beat. */
const HEARTBEAT_TIMEOUT_MS = BEAT_MS + 2_000;
const REMOVED = 'You are no longer at this table.';

/**
 * Receives a table's updates while the page lives. Reconnects after a loss: within a second at first, then with growing
 * pauses. Commands go by POST instead.
 */
export class TableLine {
  view: TableView | undefined;
  draft: SharedDraft | undefined;
  state: LineState = { at: 'connecting' };
  /** Offset to add to this device's clock to get the server's time. */
  offsetMs = 0;
  /** Token of the watch link used to connect; the server can replace it. */
  token: string | undefined;
  #socket: WebSocket | undefined;
  #attempt = 0;
  #lastFrameAt = 0;
  #tries = 0;
  #isFirstFrame = true;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #tick: ReturnType<typeof setInterval>;
  readonly #listeners = new Listeners();

  constructor(readonly deps: LineDeps) {
    this.token = deps.ticketFor?.token;
    this.#tick = setInterval(() => this.#checkSilence(), TICK_MS);
    void this.#connect();
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Reconnects at once, without waiting for the next retry. */
  readonly reconnect = (): void => {
    if (this.#stopped) return;
    this.#closeSocket();
    this.#tries = 0;
    void this.#connect();
  };

  /** For a phone that woke up, or a page that is shown again: reconnects if a beat was missed. */
  readonly wake = (): void => {
    if (this.state.at === 'shut') return;
    if (!this.#socket || Date.now() - this.#lastFrameAt > HEARTBEAT_TIMEOUT_MS) this.reconnect();
  };

  /** For the browser's offline event, which comes long before a socket would notice. */
  readonly disconnect = (): void => {
    if (!this.#socket) return;
    this.#closeSocket();
    this.#reconnectLater();
  };

  destroy(): void {
    this.#stopped = true;
    clearInterval(this.#tick);
    this.#closeSocket();
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    const attempt = ++this.#attempt;
    const { tableId, createSocket = (url) => new WebSocket(url) } = this.deps;
    const ticketFor = this.token === undefined ? this.deps.ticketFor : { token: this.token };
    let ticket: string;
    try {
      ({ ticket } = await askWithTimeout<{ ticket: string }>('POST', `/api/tables/${tableId}/ticket`, ticketFor ?? {}));
    } catch (error) {
      if (attempt !== this.#attempt || this.#stopped) return;
      const final = error instanceof RequestFailed && error.isFinal;
      return final ? this.#shut(error.message) : this.#reconnectLater();
    }
    if (attempt !== this.#attempt || this.#stopped) return;
    const url = new URL(`/live?ticket=${encodeURIComponent(ticket)}`, window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = createSocket(url.href);
    this.#socket = socket;
    this.#lastFrameAt = Date.now();
    this.#isFirstFrame = true;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#receive(JSON.parse(data) as TableFrame);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (code === TABLE_CLOSE.removed || code === TABLE_CLOSE.gone) this.#shut(reason || REMOVED);
      else this.#reconnectLater();
    };
  }

  #receive(frame: TableFrame): void {
    this.#lastFrameAt = Date.now();
    if ('now' in frame) {
      // The frame with the shortest delay gives the best estimate: all others were longer on their way.
      const offset = frame.now - this.#lastFrameAt;
      this.offsetMs = this.#isFirstFrame ? offset : Math.max(this.offsetMs, offset);
      this.#isFirstFrame = false;
    }
    if (frame.type === 'draft') this.draft = { header: frame.header, body: frame.body };
    else if (frame.type === 'draft-change' && this.draft) this.draft = changeDraft(this.draft, frame.patches);
    else if (frame.type === 'link') this.token = frame.token;
    else this.view = applyFrame(this.view, frame);
    if (frame.type === 'view') {
      this.#tries = 0;
      this.state = { at: 'live' };
    }
    if (frame.type !== 'beat') this.#listeners.call();
  }

  #reconnectLater(): void {
    this.#socket = undefined;
    if (this.#stopped) return;
    if (this.state.at !== 'connecting') this.state = { at: 'lost' };
    else if (this.#tries > 1) this.state = { at: 'lost' };
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++) * (0.6 + Math.random() * 0.8);
    this.#retry = setTimeout(() => void this.#connect(), pause);
    this.#listeners.call();
  }

  #shut(message: string): void {
    this.#socket = undefined;
    this.state = { at: 'shut', message };
    this.#listeners.call();
  }

  #closeSocket(): void {
    clearTimeout(this.#retry);
    this.#attempt++;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    // Browsers log an error if a socket is closed before it has opened.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  #checkSilence(): void {
    if (Date.now() - this.#lastFrameAt > SILENCE_MS) this.disconnect();
  }
}

/** Returns the table after a frame; the same object if the frame changes nothing. */
export function applyFrame(view: TableView | undefined, frame: TableFrame): TableView | undefined {
  if (frame.type === 'view') return frame.view;
  // A change is meaningless without a full view.
  if (frame.type !== 'change' || !view) return view;
  const you = frame.you ?? view.you;
  return {
    version: frame.version,
    table: frame.table ?? view.table,
    ...(you && { you }),
    people: changeList(view.people, frame.people),
    ideas: changeList(view.ideas, frame.ideas),
  };
}

/** Returns the list after a change: known entries keep their places, new ones come last. */
function changeList<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  change: ListChange<Entry> | undefined,
): readonly Entry[] {
  if (!change) return list;
  const gone = new Set(change.gone);
  const put = new Map(change.put.map((entry) => [entry.id, entry]));
  const known = new Set(list.map(({ id }) => id));
  return [
    ...list.filter(({ id }) => !gone.has(id)).map((entry) => put.get(entry.id) ?? entry),
    ...change.put.filter(({ id }) => !known.has(id)),
  ];
}

/** Applies patches to the shared draft. Paths begin at the file's root. */
function changeDraft(draft: SharedDraft, patches: Parameters<typeof applyPatches>[1]): SharedDraft {
  const { body, ...header } = applyPatches({ ...draft.header, body: draft.body }, patches) as JsonObject;
  return { header, body: body ?? null };
}
