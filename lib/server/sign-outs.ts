import type { WebSocket } from 'ws';
import { signOutTopic } from '@/lib/services/members/sign-out';
import type { Identity } from '@/lib/services/requests/identity';
import type { Services } from '@/lib/services/requests/services';

const RETRY_MS = 1_000;

interface Member {
  readonly sockets: Map<WebSocket, Identity>;
  readonly unsubscribe: () => void;
}

/** Ends the sockets of members who have signed out everywhere since they opened them, in whatever process that was. */
export class SignOuts {
  readonly #members = new Map<string, Member>();
  #due = new Set<string>();

  constructor(
    readonly deps: Pick<Services, 'store' | 'wakeups'>,
    readonly end: (socket: WebSocket) => void,
  ) {}

  /** Looks after a socket that was opened with a cookie of that generation, until it closes. */
  watch(socket: WebSocket, identity: Identity): void {
    const { memberId } = identity;
    const member = this.#members.get(memberId) ?? {
      sockets: new Map(),
      unsubscribe: this.deps.wakeups.subscribe(signOutTopic(memberId), () => this.#look(memberId)),
    };
    this.#members.set(memberId, member);
    member.sockets.set(socket, identity);
    socket.on('close', () => {
      member.sockets.delete(socket);
      if (member.sockets.size > 0 || this.#members.get(memberId) !== member) return;
      member.unsubscribe();
      this.#members.delete(memberId);
    });
    // They may have signed out between the look at the cookie and now.
    this.#look(memberId);
  }

  /** Everybody who is to be looked at in this turn is asked for at once. */
  #look(memberId: string): void {
    if (this.#due.size === 0) setImmediate(() => void this.#endOld());
    this.#due.add(memberId);
  }

  async #endOld(): Promise<void> {
    const due = this.#due;
    this.#due = new Set();
    try {
      const generations = await this.deps.store.generationsOf([...due]);
      for (const memberId of due) this.#endOlderThan(memberId, generations.get(memberId)?.cookies ?? 0);
    } catch {
      // A sign-out must not be lost because the store was out of reach.
      setTimeout(() => due.forEach((memberId) => void this.#look(memberId)), RETRY_MS).unref();
    }
  }

  #endOlderThan(memberId: string, present: number): void {
    for (const [socket, { generation }] of this.#members.get(memberId)?.sockets ?? []) {
      if (generation !== present) this.end(socket);
    }
  }
}
