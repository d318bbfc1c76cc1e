import type { RawData, WebSocket } from 'ws';
import type * as Y from 'yjs';
import type { JsonObject } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Meter } from '@/lib/sockets/meter';
import type { Allowance } from '@/lib/sockets/socket-limits';
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

/** What the hub needs from outside. */
interface HubDeps {
  readonly store: DraftLog & Pick<Drafts, 'draft' | 'roleOf' | 'rolesIn' | 'noteOpened'>;
  /** The shape of drafts of a game, if it is known here. */
  readonly shapeOf: (system: string) => Promise<ObjectShape | undefined>;
  /** What others in a draft know a member by. */
  readonly personOf: (draftId: string, memberId: string) => string;
  readonly now: () => number;
  /** Told of every commit. */
  readonly wakeups: Wakeups;
  /** Whether other processes work with the same database: then their wakeups are heard. */
  readonly shared: boolean;
  /** How long a document may be with its history before it is compacted. */
  readonly lengthMax?: number;
  readonly meter?: Meter;
}

interface Open {
  readonly room: Promise<Room>;
  readonly visitors: Set<Visitor>;
  /** How often access was checked again. */
  rechecks: number;
  elsewhere?: RemotePresence;
  unload?: NodeJS.Timeout;
  deafen?: () => void;
}

/** Every draft that somebody is working on, and everybody who is. */
export class Hub {
  readonly #open = new Map<string, Open>();
  #closing = false;

  constructor(readonly deps: HubDeps) {}

  /** Lets a socket into a draft as far as its member's role goes, or closes it and says why. */
  async connect(socket: WebSocket, draftId: string, memberId: string | undefined, allowance: Allowance): Promise<void> {
    // Frames may come before we know who this is; they wait until then.
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
      // Asked again at the last moment: a link may have been taken back, or the draft deleted, while the room was loading.
      const { rechecks } = open;
      const [role, still] = await Promise.all([store.roleOf(draftId, memberId), store.draft(draftId)]);
      const mine = [...open.visitors].filter((visitor) => visitor.memberId === memberId);
      if (!role) socket.close(CLOSE.noAccess, NO_ACCESS);
      else if (still?.deletedAt !== null) socket.close(CLOSE.gone, DELETED);
      else if (this.#closing) socket.close(CLOSE.goingAway, RESTARTING);
      else if (mine.length >= SOCKETS_PER_MEMBER) {
        socket.close(CLOSE.tryAgain, 'This scenario is open in too many windows. Close some.');
      } else if (socket.readyState === socket.OPEN) {
        const visitor = this.#admit(socket, draftId, open, { room, memberId, allowance, canEdit: role !== 'read' });
        socket.off('message', wait);
        for (const data of early) visitor.receive(data);
        // Taken back between the question and now, while this one was not among those who are looked at.
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

  /** The draft as it is on disk now. */
  async read(draftId: string): Promise<JsonObject> {
    return this.#within(draftId, (room) => room.read());
  }

  /** Changes a draft on the server's own account, for everybody who has it open. */
  async change(draftId: string, edit: (doc: Y.Doc, shape: ObjectShape) => void): Promise<void> {
    await this.#within(draftId, async (room, open) => {
      const bytes = await room.change(SYSTEM_MEMBER, edit).catch((error: unknown) => {
        if (room.broken) this.#breakDown(draftId, open);
        throw error;
      });
      if (bytes) tell(open, bytes);
    });
  }

  /** Looks again at who may do what, after a link was taken back or a draft deleted, in every process. */
  async recheck(draftId: string): Promise<void> {
    this.deps.wakeups.publish(`access:${draftId}`);
    await this.#recheckHere(draftId).catch(() => {
      // Who may stay can't be said now: everybody is asked at the door, once it can.
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
      if (!role) visitor.close(CLOSE.noAccess, 'Your link to this scenario was revoked.');
      else if (!draft || draft.deletedAt !== null) visitor.close(CLOSE.gone, DELETED);
      else if ((role !== 'read') !== visitor.canEdit)
        visitor.close(CLOSE.tryAgain, 'Your access to this scenario has changed.');
    }
  }

  /** Lets nobody in any more, finishes what is in line, and sends everybody away. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const { room, visitors, unload, deafen } of this.#open.values()) {
      clearTimeout(unload);
      deafen?.();
      await room.then((loaded) => loaded.inLine(() => {})).catch(() => {});
      for (const visitor of visitors) visitor.close(CLOSE.goingAway, RESTARTING);
    }
    this.#open.clear();
  }

  /** How many drafts are open, for the health page and tests. */
  get size(): number {
    return this.#open.size;
  }

  /** Ids of drafts that sockets have open. */
  get visited(): readonly string[] {
    return [...this.#open].flatMap(([id, { visitors }]) => (visitors.size > 0 ? [id] : []));
  }

  /** How many sockets have that draft open. */
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
        ...(this.deps.lengthMax && { lengthMax: this.deps.lengthMax }),
        onNews: (bytes) => tell(open, bytes),
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
        // One's own commits come back as well.
        if (own > 0) own -= 1;
        else void room.then((loaded) => loaded.catchUp()).catch(() => {});
      }),
      this.deps.wakeups.subscribe(`access:${draftId}`, () => void this.#recheckHere(draftId).catch(() => {})),
    ];
    open.deafen = () => ends.forEach((end) => void end());
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

  // Nothing in a room is ever dirty: what is not in the log has broken the room already. So unloading loses nothing.
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
    open.deafen?.();
    if (this.#open.get(draftId) === open) this.#open.delete(draftId);
  }

  /** The store failed: the room's document is ahead of the log, so nobody may go on with it. */
  #breakDown(draftId: string, open: Open): void {
    this.#drop(draftId, open);
    for (const visitor of open.visitors) {
      visitor.close(CLOSE.tryAgain, 'The server can’t save right now. Keep typing; it keeps trying.');
    }
  }
}

function tell({ visitors }: Open, bytes: Uint8Array): void {
  const frame = formatServerFrame({ type: 'edit', bytes });
  for (const visitor of visitors) visitor.sendEdit(frame);
}
