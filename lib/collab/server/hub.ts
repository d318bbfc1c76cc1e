import type { RawData, WebSocket } from 'ws';
import type * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Meter } from '@/lib/sockets/meter';
import type { Allowance } from '@/lib/sockets/socket-limits';
import { mayEdit, mayOpen } from '@/lib/storage/roles';
import { type DraftLog, type Drafts, SYSTEM_MEMBER } from '@/lib/storage/store';
import type { Wakeups } from '@/lib/storage/wakeups';
import { CLOSE, formatServerFrame } from '../protocol/protocol';
import { RemotePresence } from './remote-presence';
import { Room } from './room';
import { type Guest, Visitor } from './visitor';

const UNLOAD_AFTER_MS = 10_000;
const SOCKETS_PER_MEMBER = 32;
const EARLY_MAX = 16;
const NO_ACCESS = 'You have no access to this scenario. Ask for a new link.';
const DELETED = 'This scenario was deleted.';
const RESTARTING = 'The studio is being restarted.';
const UNREACHABLE = 'The server can’t reach its storage right now.';

interface HubDeps {
  readonly store: DraftLog & Pick<Drafts, 'draft' | 'roleOf' | 'rolesIn' | 'noteOpened'>;
  /** Returns the shape of a game's drafts; undefined for unknown games. */
  readonly shapeOf: (system: string) => Promise<ObjectShape | undefined>;
  /** Returns the id by which others in a draft know a member. */
  readonly personOf: (draftId: string, memberId: string) => string;
  readonly now: () => number;
  /** Notified of every commit. */
  readonly wakeups: Wakeups;
  /** Other processes use the same database: subscribes to their wakeups. */
  readonly shared: boolean;
  /** Size limit of a document with its history, in bytes, from which it is compacted. */
  readonly lengthMax?: number;
  readonly meter?: Meter;
}

interface Open {
  readonly room: Promise<Room>;
  readonly visitors: Set<Visitor>;
  rechecks: number;
  elsewhere?: RemotePresence;
  unload?: NodeJS.Timeout;
  unsubscribe?: () => void;
}

/** All open drafts with their sockets. */
export class Hub {
  readonly #open = new Map<string, Open>();
  #closing = false;

  constructor(readonly deps: HubDeps) {}

  /** Admits a socket to a draft with its member's role, or closes it with the reason. */
  async connect(socket: WebSocket, draftId: string, memberId: string | undefined, allowance: Allowance): Promise<void> {
    // Frames that arrive before access is checked are queued.
    const early: RawData[] = [];
    const wait = (data: RawData) => {
      if (early.push(data) > EARLY_MAX) socket.terminate();
    };
    socket.on('message', wait);
    socket.on('error', () => socket.terminate());
    try {
      const { store } = this.deps;
      const draft = memberId !== undefined && (await store.roleOf(draftId, memberId)) && (await store.draft(draftId));
      if (memberId === undefined || !draft) return void socket.close(CLOSE.noAccess, NO_ACCESS);
      if (draft.deletedAt !== null) return void socket.close(CLOSE.gone, DELETED);
      const open = this.#enter(draftId, draft.system);
      const room = await open.room;
      // Checks again after loading the room: the link may have been revoked or the draft deleted meanwhile.
      const { rechecks } = open;
      const [role, still] = await Promise.all([store.roleOf(draftId, memberId), store.draft(draftId)]);
      const mine = [...open.visitors].filter((visitor) => visitor.memberId === memberId);
      if (!mayOpen(role)) socket.close(CLOSE.noAccess, NO_ACCESS);
      else if (still?.deletedAt !== null) socket.close(CLOSE.gone, DELETED);
      else if (this.#closing) socket.close(CLOSE.goingAway, RESTARTING);
      else if (mine.length >= SOCKETS_PER_MEMBER) {
        socket.close(CLOSE.tryAgain, 'This scenario is open in too many windows. Close some.');
      } else if (socket.readyState === socket.OPEN) {
        const visitor = this.#admit(socket, draftId, open, { room, memberId, allowance, canEdit: mayEdit(role) });
        socket.off('message', wait);
        for (const data of early) visitor.receive(data);
        // Access was revoked after the check above, when this socket was not yet among those rechecked.
        if (open.rechecks !== rechecks) await this.#recheckHere(draftId);
      }
      this.#leave(draftId, open);
    } catch {
      socket.close(CLOSE.tryAgain, UNREACHABLE);
    }
  }

  #admit(socket: WebSocket, draftId: string, open: Open, guest: Guest): Visitor {
    const visitor: Visitor = new Visitor({
      ...guest,
      socket,
      who: this.deps.personOf(draftId, guest.memberId),
      meter: this.deps.meter,
      others: () => [...open.visitors].filter((other) => other !== visitor),
      elsewhere: open.elsewhere,
      onBroken: () => this.#breakDown(draftId, open),
    });
    open.visitors.add(visitor);
    socket.on('close', () => {
      visitor.leave();
      open.visitors.delete(visitor);
      this.#leave(draftId, open);
    });
    socket.on('message', (data) => visitor.receive(data));
    return visitor;
  }

  /** Returns the draft as it is on disk now. */
  async read(draftId: string): Promise<JsonObject> {
    return this.#within(draftId, (room) => room.read());
  }

  /** Edits a draft as the server, for everybody who has it open. */
  async change(draftId: string, edit: (doc: Y.Doc, shape: ObjectShape) => void): Promise<void> {
    await this.#within(draftId, async (room, open) => {
      const bytes = await room.change(SYSTEM_MEMBER, edit).catch((error: unknown) => {
        if (room.broken) this.#breakDown(draftId, open);
        throw error;
      });
      if (bytes) broadcast(open, bytes);
    });
  }

  /** Checks access again in every process, after a link was revoked or a draft deleted. */
  async recheck(draftId: string): Promise<void> {
    this.deps.wakeups.publish(`access:${draftId}`);
    await this.#recheckHere(draftId).catch(() => {
      // Access can't be checked now: disconnects everybody, to be checked when they reconnect.
      for (const visitor of this.#open.get(draftId)?.visitors ?? []) visitor.close(CLOSE.tryAgain, UNREACHABLE);
    });
  }

  async #recheckHere(draftId: string): Promise<void> {
    const open = this.#open.get(draftId);
    if (!open) return;
    open.rechecks += 1;
    if (open.visitors.size === 0) return;
    const [draft, roles] = await Promise.all([this.deps.store.draft(draftId), this.deps.store.rolesIn(draftId)]);
    for (const visitor of open.visitors) {
      const role = roles.get(visitor.memberId);
      if (!mayOpen(role)) visitor.close(CLOSE.noAccess, 'Your link to this scenario was revoked.');
      else if (!draft || draft.deletedAt !== null) visitor.close(CLOSE.gone, DELETED);
      else if (mayEdit(role) !== visitor.canEdit)
        visitor.close(CLOSE.tryAgain, 'Your access to this scenario has changed.');
    }
  }

  /** Admits nobody any more, finishes queued work and disconnects everybody. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const { room, visitors, unload, unsubscribe } of this.#open.values()) {
      clearTimeout(unload);
      unsubscribe?.();
      await room.then((loaded) => loaded.inLine(() => {})).catch(() => {});
      for (const visitor of visitors) visitor.close(CLOSE.goingAway, RESTARTING);
    }
    this.#open.clear();
  }

  /** Number of open drafts, for the health page and tests. */
  get size(): number {
    return this.#open.size;
  }

  /** Ids of drafts that sockets have open. */
  get visited(): readonly string[] {
    return [...this.#open].flatMap(([id, { visitors }]) => (visitors.size > 0 ? [id] : []));
  }

  /** Returns the number of sockets that have the draft open. */
  visitorsOf(draftId: string): number {
    return this.#open.get(draftId)?.visitors.size ?? 0;
  }

  #enter(draftId: string, system: string): Open {
    const present = this.#open.get(draftId);
    if (present) {
      clearTimeout(present.unload);
      return present;
    }
    const topic = `draft:${draftId}`;
    const visitors = new Set<Visitor>();
    let own = 0;
    const room = this.#shapeOf(system).then((shape) =>
      Room.load(draftId, shape, {
        log: this.deps.store,
        now: this.deps.now,
        personOf: (memberId) => this.deps.personOf(draftId, memberId),
        ...(this.deps.lengthMax && { lengthMax: this.deps.lengthMax }),
        onNews: (bytes) => broadcast(open, bytes),
        onRenewed: () => visitors.forEach((visitor) => void visitor.renew()),
        onCommit: () => {
          own += 1;
          this.deps.wakeups.publish(topic);
        },
      }),
    );
    const open: Open = { room, visitors, rechecks: 0 };
    this.#open.set(draftId, open);
    void this.deps.store.noteOpened(draftId, this.deps.now()).catch(() => {});
    room.catch(() => this.#forget(draftId, open));
    if (!this.deps.shared) return open;
    const remote = new RemotePresence({
      draftId,
      wakeups: this.deps.wakeups,
      here: () => [...visitors].flatMap((visitor) => visitor.shown() ?? []),
      show: (bytes) => visitors.forEach((visitor) => void visitor.showPresence(bytes)),
    });
    open.elsewhere = remote;
    const ends = [
      () => remote.end(),
      this.deps.wakeups.subscribe(topic, () => {
        // The channel echoes our own commits.
        if (own > 0) own -= 1;
        else void room.then((loaded) => loaded.catchUp()).catch(() => {});
      }),
      this.deps.wakeups.subscribe(`access:${draftId}`, () => void this.#recheckHere(draftId).catch(() => {})),
    ];
    open.unsubscribe = () => ends.forEach((end) => void end());
    return open;
  }

  async #shapeOf(system: string): Promise<ObjectShape> {
    const shape = await this.deps.shapeOf(system);
    if (!shape) throw new Error(`No game is called ${system}.`);
    return shape;
  }

  async #within<T>(draftId: string, use: (room: Room, open: Open) => Promise<T>): Promise<T> {
    const draft = await this.deps.store.draft(draftId);
    if (!draft) throw new Error(`No draft is called ${draftId}.`);
    const open = this.#enter(draftId, draft.system);
    try {
      return await use(await open.room, open);
    } finally {
      this.#leave(draftId, open);
    }
  }

  // Rooms have no unsaved state: a room that failed to append is already broken. So unloading loses nothing.
  #leave(draftId: string, open: Open): void {
    if (open.visitors.size > 0 || this.#closing) return;
    clearTimeout(open.unload);
    open.unload = setTimeout(() => this.#forget(draftId, open), UNLOAD_AFTER_MS);
    open.unload.unref();
  }

  #forget(draftId: string, open: Open): void {
    if (this.#open.get(draftId) === open && open.visitors.size === 0) this.#drop(draftId, open);
  }

  #drop(draftId: string, open: Open): void {
    open.unsubscribe?.();
    if (this.#open.get(draftId) === open) this.#open.delete(draftId);
  }

  /** Handles a storage failure: the room's document is ahead of the log, so it must not be used any more. */
  #breakDown(draftId: string, open: Open): void {
    this.#drop(draftId, open);
    for (const visitor of open.visitors) {
      visitor.close(CLOSE.tryAgain, 'The server can’t save right now. Keep typing; it keeps trying.');
    }
  }
}

function broadcast({ visitors }: Open, bytes: Uint8Array): void {
  const frame = formatServerFrame({ type: 'edit', bytes });
  for (const visitor of visitors) visitor.sendEdit(frame);
}
