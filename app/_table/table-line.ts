import { askWithTimeout, RequestFailed } from '@/app/_data/request';
import { Listeners } from '@/app/_ui/listeners';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { type Loss, ReconnectingSocket } from '@/lib/sockets/reconnecting';
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

export type FirstView = Pick<Extract<TableFrame, { type: 'view' }>, 'now' | 'view'>;

export interface LineDeps {
  readonly tableId: string;
  /** Ticket of the first connection, if the page came with one. */
  readonly ticket?: string;
  /** The table when the page was rendered, to show until the connection brings a newer one. */
  readonly first?: FirstView;
  /** Body of the ticket request; empty for people who have joined. */
  readonly ticketFor?: { readonly screen?: boolean; readonly token?: string };
  readonly createSocket?: (url: string) => WebSocket;
}

const PAUSES = { first: 250, last: 3_000 };
const TICK_MS = 1_000;
/** Silence after sleep for which the connection counts as dead: one missed beat. */
const HEARTBEAT_TIMEOUT_MS = BEAT_MS + 2_000;
const REMOVED = 'You are no longer at this table.';

/**
 * Receives a table's updates from `open` on, while the page lives. Reconnects after a loss: within a second at first,
 * then with growing pauses. Commands go by POST instead.
 */
export class TableLine {
  view: TableView | undefined;
  draft: SharedDraft | undefined;
  state: LineState = { at: 'connecting' };
  /** Offset to add to this device's clock to get the server's time. */
  offsetMs = 0;
  /** Token of the watch link used to connect; the server can replace it. */
  token: string | undefined;
  #isFirstFrame = true;
  #ticket: string | undefined;
  readonly #line: ReconnectingSocket;
  #tick: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Listeners();

  constructor(readonly deps: LineDeps) {
    this.token = deps.ticketFor?.token;
    this.#ticket = deps.ticket;
    if (deps.first) this.begin(deps.first);
    this.#line = new ReconnectingSocket({
      address: () => this.#address(),
      createSocket: deps.createSocket,
      pauses: PAUSES,
      receive: (data) => {
        if (typeof data === 'string') this.#receive(JSON.parse(data) as TableFrame);
      },
      lose: (loss) => this.#lose(loss),
    });
  }

  /** Shows the table as the page brings it, unless a frame was faster. */
  begin({ now, view }: FirstView): void {
    if (this.view) return;
    this.view = view;
    this.offsetMs = now - Date.now();
    this.#listeners.call();
  }

  /** Connects. */
  open(): this {
    this.#tick ??= setInterval(() => this.#checkSilence(), TICK_MS);
    this.#line.connect();
    return this;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Reconnects at once, without waiting for the next retry. */
  readonly reconnect = (): void => this.#line.connect();

  /** For a phone that woke up, or a page that is shown again: reconnects if a beat was missed. */
  readonly wake = (): void => {
    if (this.state.at === 'shut') return;
    if (!this.#line.socket || Date.now() - this.#line.lastReceivedAt > HEARTBEAT_TIMEOUT_MS) this.reconnect();
  };

  /** For the browser's offline event, which comes long before a socket would notice. */
  readonly disconnect = (): void => {
    if (this.#line.socket) this.#line.disconnect();
  };

  destroy(): void {
    clearInterval(this.#tick);
    this.#line.stop();
  }

  async #address(): Promise<string> {
    this.#isFirstFrame = true;
    const ticket = this.#ticket ?? (await this.#askForTicket());
    // A ticket is valid once.
    this.#ticket = undefined;
    const url = new URL(`/live?ticket=${encodeURIComponent(ticket)}`, window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return url.href;
  }

  async #askForTicket(): Promise<string> {
    const ticketFor = this.token === undefined ? this.deps.ticketFor : { token: this.token };
    const path = `/api/tables/${this.deps.tableId}/ticket`;
    const { ticket } = await askWithTimeout<{ ticket: string }>('POST', path, ticketFor ?? {});
    return ticket;
  }

  #receive(frame: TableFrame): void {
    if ('now' in frame) {
      // The frame with the shortest delay gives the best estimate: all others were longer on their way.
      const offset = frame.now - Date.now();
      this.offsetMs = this.#isFirstFrame ? offset : Math.max(this.offsetMs, offset);
      this.#isFirstFrame = false;
    }
    if (frame.type === 'draft') this.draft = { header: frame.header, body: frame.body };
    else if (frame.type === 'draft-change' && this.draft) this.draft = changeDraft(this.draft, frame.patches);
    else if (frame.type === 'link') this.token = frame.token;
    else this.view = applyFrame(this.view, frame);
    if (frame.type === 'view') {
      this.#line.losses = 0;
      this.state = { at: 'live' };
    }
    if (frame.type !== 'beat') this.#listeners.call();
  }

  #lose({ code, reason, error }: Loss): boolean {
    if (error instanceof RequestFailed && error.isFinal) return this.#shut(error.message);
    if (code === TABLE_CLOSE.removed || code === TABLE_CLOSE.gone) return this.#shut(reason || REMOVED);
    if (this.state.at !== 'connecting' || this.#line.losses > 1) this.state = { at: 'lost' };
    this.#listeners.call();
    return true;
  }

  #shut(message: string): false {
    this.state = { at: 'shut', message };
    this.#listeners.call();
    return false;
  }

  #checkSilence(): void {
    if (Date.now() - this.#line.lastReceivedAt > SILENCE_MS) this.disconnect();
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
