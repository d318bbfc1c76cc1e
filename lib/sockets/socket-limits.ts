import { LocalLimiter, type Pace } from '@/lib/limits/limiter';
import { networkOf } from '@/lib/limits/network-of';

/** Owner of a socket. Watchers are no members. */
interface SocketOwner {
  readonly memberId: string | undefined;
  readonly address: string;
}

/**
 * Rate limits for all sockets of an owner together, and of an address. Behind one address there may be a convention:
 * six hundred people who all reconnect at once after a restart, each with several windows.
 */
const PACES = {
  socket: { owner: { burst: 120, perSecond: 2 }, address: { burst: 6_000, perSecond: 200 } },
  hello: { owner: { burst: 100, perSecond: 2 }, address: { burst: 6_000, perSecond: 200 } },
  frame: { owner: { burst: 300, perSecond: 60 }, address: { burst: 60_000, perSecond: 12_000 } },
  word: { owner: { burst: 100, perSecond: 10 }, address: { burst: 20_000, perSecond: 4_000 } },
  byte: { owner: { burst: 8_000_000, perSecond: 200_000 }, address: { burst: 600_000_000, perSecond: 20_000_000 } },
  refusal: { owner: { burst: 12, perSecond: 1 }, address: { burst: 1_000, perSecond: 20 } },
} as const satisfies Record<string, { readonly owner: Pace; readonly address: Pace }>;
type Act = keyof typeof PACES;

const OPEN_MAX = { owner: 64, address: 6_000 };

/** Rate limits of one socket, which it shares with all others of its owner. */
export interface Allowance {
  /** Tells whether its owner may do that now, `count` times, and counts it. */
  take(act: Act, count?: number): boolean;
}

/** Limits owners of sockets, so that closing one and opening another changes nothing. */
export class SocketLimits {
  readonly #limiter: LocalLimiter;
  readonly #open = new Map<string, number>();
  #strangers = 0;

  constructor(now?: () => number) {
    this.#limiter = new LocalLimiter(now);
  }

  /** Admits a socket until `leave` is called; undefined if its owner has too many, or opened too many recently. */
  enter({ memberId, address }: SocketOwner): (Allowance & { readonly leave: () => void }) | undefined {
    const owner = memberId ?? `nobody ${++this.#strangers}`;
    const network = networkOf(address);
    const allowance: Allowance = {
      take: (act, count) =>
        this.#limiter.take(`${act} of ${owner}`, PACES[act].owner, count) === 0 &&
        this.#limiter.take(`${act} from ${network}`, PACES[act].address, count) === 0,
    };
    const counts = [
      [`of ${owner}`, OPEN_MAX.owner],
      [`from ${network}`, OPEN_MAX.address],
    ] as const;
    if (counts.some(([key, max]) => (this.#open.get(key) ?? 0) >= max) || !allowance.take('socket')) return undefined;
    for (const [key] of counts) this.#add(key, 1);
    let isOpen = true;
    const leave = () => {
      if (isOpen) for (const [key] of counts) this.#add(key, -1);
      isOpen = false;
    };
    return { ...allowance, leave };
  }

  #add(key: string, by: number): void {
    const count = (this.#open.get(key) ?? 0) + by;
    if (count > 0) this.#open.set(key, count);
    else this.#open.delete(key);
  }
}
