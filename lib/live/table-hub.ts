import type { WebSocket } from 'ws';
import type { JsonObject } from '@/lib/kernel/json';
import type { Allowance } from '@/lib/sockets/socket-limits';
import type { TakenTicket } from '@/lib/sockets/ticket';
import type { TableStore } from '@/lib/storage/group-table-port';
import type { Wakeups } from '@/lib/storage/wakeups';
import { personOfMember } from '@/lib/table/decide/join';
import type { TableRow } from '@/lib/table/state';
import { BEAT_MS, TABLE_CLOSE } from '@/lib/table/wire';
import type { DraftPart } from './live-draft';
import { LiveTable } from './live-table';
import type { Reactions } from './reactions';
import { type Viewer, ViewerSocket } from './viewer-socket';

/** Time after which tables without viewers are dropped. */
const LINGER_MS = 5_000;
const SOCKETS_PER_TABLE = 2_000;
/** Watchers by link leave room for the people at the table. */
const WATCHERS_PER_TABLE = 1_300;
const SOCKETS_PER_PERSON = 32;
const TOO_MANY = 'This table is open in too many windows. Close some.';
const NOT_HERE = 'You are no longer at this table.';
const OUT_OF_REACH = 'The server can’t reach its storage right now.';
const RESTARTING = 'The studio is being restarted.';

interface TableHubDeps {
  readonly store: Pick<TableStore, 'table'>;
  readonly wakeups: Wakeups;
  readonly renderDraft: (table: TableRow, part: DraftPart) => Promise<JsonObject>;
  /** Returns the token of the present watchers' link. */
  readonly watchToken: (table: TableRow) => string;
  /** Records the people who are connected here, and those who have left. */
  readonly seen: (tableId: string, here: readonly string[], gone: readonly string[]) => Promise<void>;
  /** Reports the number of a table's watchers by link in this process; resolves with the number in others. */
  readonly countWatchers: (tableId: string, here: number) => Promise<number>;
  readonly reactions: Reactions;
  readonly now: () => number;
}

/** All tables with viewers in this process, and their viewers. */
export class TableHub {
  readonly #tables = new Map<string, LiveTable>();
  readonly #beats = new Map<LiveTable, NodeJS.Timeout>();
  #closing = false;

  constructor(readonly deps: TableHubDeps) {}

  /** Shows a table on a socket, as far as its ticket allows, or closes the socket with a reason. */
  async enter(socket: WebSocket, { kind, subject, epoch, memberId }: TakenTicket, allowance: Allowance): Promise<void> {
    socket.on('error', () => socket.terminate());
    const state = await this.deps.store.table(subject).catch(() => null);
    const person = memberId === undefined || !state ? undefined : personOfMember(state, memberId)?.id;
    const who: Viewer | undefined = kind === 'draft' ? undefined : { kind, person, memberId, epoch };
    const viewer = who && new ViewerSocket(socket, who, allowance, () => this.#formatBeat());
    if (!viewer) return socket.close(TABLE_CLOSE.badTicket, NOT_HERE);
    if (this.#closing) return viewer.close(TABLE_CLOSE.goingAway, RESTARTING);
    if (state === null) return viewer.close(TABLE_CLOSE.tryAgain, OUT_OF_REACH);
    if (!state) return viewer.close(TABLE_CLOSE.gone, 'This table no longer exists.');
    if (kind !== 'watch' && person === undefined) return viewer.close(TABLE_CLOSE.removed, NOT_HERE);
    const table = this.#tables.get(subject) ?? this.#open(subject);
    const same = [...table.viewers].filter((other) => person !== undefined && other.who.person === person);
    const isFull =
      table.viewers.size >= SOCKETS_PER_TABLE || (kind === 'watch' && table.watchers >= WATCHERS_PER_TABLE);
    if (isFull || same.length >= SOCKETS_PER_PERSON) {
      return viewer.close(TABLE_CLOSE.tryAgain, TOO_MANY);
    }
    if (socket.readyState !== socket.OPEN) return;
    table.enter(viewer);
    socket.on('close', () => {
      table.leave(viewer);
      if (table.viewers.size === 0) setTimeout(() => this.#forget(subject, table), LINGER_MS).unref();
    });
  }

  /** Disconnects all viewers. */
  close(): void {
    this.#closing = true;
    for (const table of this.#tables.values()) {
      table.close(TABLE_CLOSE.goingAway, RESTARTING);
      this.#stop(table);
    }
    this.#tables.clear();
  }

  /** Number of tables with viewers. */
  get size(): number {
    return this.#tables.size;
  }

  /** Returns the number of sockets that show a table. */
  viewersOf(tableId: string): number {
    return this.#tables.get(tableId)?.viewers.size ?? 0;
  }

  #open(tableId: string): LiveTable {
    const { store, wakeups, renderDraft, watchToken, seen, countWatchers, reactions, now } = this.deps;
    const table = new LiveTable(tableId, {
      load: () => store.table(tableId),
      subscribe: wakeups.subscribe,
      renderDraft,
      watchToken,
      seen: (here, gone) => seen(tableId, here, gone),
      countWatchers: (here) => countWatchers(tableId, here),
      reactions,
      now,
    });
    this.#tables.set(tableId, table);
    // Each table beats at its own time, since simultaneous presence writes of all tables would delay everything.
    const beat = setInterval(() => table.beat(this.#formatBeat()), BEAT_MS);
    this.#beats.set(table, beat.unref());
    return table;
  }

  #forget(tableId: string, table: LiveTable): void {
    if (table.viewers.size > 0 || this.#tables.get(tableId) !== table) return;
    this.#tables.delete(tableId);
    this.#stop(table);
  }

  #stop(table: LiveTable): void {
    clearInterval(this.#beats.get(table));
    this.#beats.delete(table);
    table.stop();
  }

  #formatBeat(): Buffer {
    return Buffer.from(JSON.stringify({ type: 'beat', now: this.deps.now() }));
  }
}
