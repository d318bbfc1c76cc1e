import { failure, type Result, success } from '@/lib/kernel/result';

/** The member, if known, and the network (see `networkOf`) that a job is charged to. */
export interface Payer {
  readonly member: string | undefined;
  readonly network: string;
}

/** Limits per member, per network and in total. */
interface Caps {
  readonly member: number;
  readonly network: number;
  readonly total: number;
}

export interface FairQueueLimits {
  readonly running: Caps;
  /** Limits for waiting jobs. Jobs beyond them are refused. */
  readonly waiting: Caps;
  /** Milliseconds that a slot stays free after a job of `tookMs`, to leave the event loop to others; 0 by default. */
  readonly pauseMs?: (tookMs: number) => number;
}

/** Reason for not running a job: too many wait, or its signal aborted while it waited. */
type QueueRefusal = 'busy' | 'gone';

/** Share of the queue's time, for start-time fair queuing: the share with the least use is served next. */
interface Share {
  /** Milliseconds of service. At least the parent's `clock` after idling, so that idle time earns no credit. */
  used: number;
  running: number;
}

interface Lane extends Share {
  readonly jobs: (() => void)[];
}

interface Network extends Share {
  waiting: number;
  /** Virtual time of its lanes: the use of the lane served last, before that job. */
  clock: number;
  readonly lanes: Map<string, Lane>;
}

const FIRST_GUESS_MS = 10;
/** Weight of the latest job in the moving average that is charged in advance. */
const LATEST = 0.1;
/** Maximum number of remembered idle networks, and of idle members per network. */
const REMEMBERED_MAX = 2_000;

/**
 * Queue that runs a few jobs at a time. Networks share the time equally, however many jobs each has waiting, and so do
 * the members within a network: a visitor's flood delays mostly that visitor. Jobs are charged the milliseconds that
 * they took.
 */
export class FairQueue {
  readonly #networks = new Map<string, Network>();
  /** Virtual time: the use of the network served last, before that job. */
  #clock = 0;
  #running = 0;
  #waiting = 0;
  #expectedMs = FIRST_GUESS_MS;

  constructor(
    readonly limits: FairQueueLimits,
    readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Runs a job in its turn; an aborted `signal` removes it while it waits. A job that only waits from some point on can
   * call `leave` to end its turn early. Rejects if the job does.
   */
  async run<T>(
    payer: Payer,
    job: (leave: () => void) => T | Promise<T>,
    signal?: AbortSignal,
  ): Promise<Result<T, QueueRefusal>> {
    const turn = await this.#turn(payer, signal);
    if (typeof turn === 'string') return failure(turn);
    const begun = this.now();
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      const tookMs = this.now() - begun;
      const pauseMs = this.limits.pauseMs?.(tookMs) ?? 0;
      if (pauseMs > 0) setTimeout(turn, pauseMs, tookMs);
      else turn(tookMs);
    };
    try {
      return success(await job(leave));
    } finally {
      leave();
    }
  }

  /** Waits for the payer's turn. Resolves with a function that ends it. */
  #turn(payer: Payer, signal: AbortSignal | undefined): Promise<QueueRefusal | EndTurn> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve('gone');
      const network = this.#networkOf(payer.network);
      const lane = laneOf(network, payer.member ?? '');
      const { waiting } = this.limits;
      const isFull = lane.jobs.length >= waiting.member || network.waiting >= waiting.network;
      if (isFull || this.#waiting >= waiting.total) return resolve('busy');
      const count = (by: number) => {
        network.waiting += by;
        this.#waiting += by;
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        count(-1);
        resolve(this.#begin(payer, network, lane));
      };
      const leave = () => {
        lane.jobs.splice(lane.jobs.indexOf(begin), 1);
        count(-1);
        this.#forget(payer, network, lane);
        resolve('gone');
      };
      signal?.addEventListener('abort', leave, { once: true });
      lane.jobs.push(begin);
      count(1);
      this.#next();
    });
  }

  /** Charges a job the average duration in advance, and corrects this when it ends. */
  #begin(payer: Payer, network: Network, lane: Lane): EndTurn {
    this.#clock = Math.max(this.#clock, network.used);
    network.clock = Math.max(network.clock, lane.used);
    const expectedMs = this.#expectedMs;
    const add = (running: number, usedMs: number) => {
      this.#running += running;
      for (const share of [network, lane]) {
        share.running += running;
        share.used += usedMs;
      }
    };
    add(1, expectedMs);
    return (tookMs) => {
      this.#expectedMs += LATEST * (tookMs - this.#expectedMs);
      add(-1, tookMs - expectedMs);
      this.#forget(payer, network, lane);
      this.#next();
    };
  }

  /** Starts waiting jobs as long as the limits allow. */
  #next(): void {
    for (let lane = this.#first(); lane; lane = this.#first()) lane.jobs.shift()?.();
  }

  /** Returns the lane to serve next: the least used one of the least used network. */
  #first(): Lane | undefined {
    const { running } = this.limits;
    if (this.#running >= running.total) return undefined;
    let best: { readonly network: Network; readonly lane: Lane } | undefined;
    for (const network of this.#networks.values()) {
      if (network.waiting === 0 || network.running >= running.network) continue;
      if (best && network.used >= best.network.used) continue;
      const lane = leastUsed(network.lanes.values(), running.member);
      if (lane) best = { network, lane };
    }
    return best?.lane;
  }

  #networkOf(name: string): Network {
    const network = this.#networks.get(name) ?? { used: 0, clock: 0, waiting: 0, running: 0, lanes: new Map() };
    if (isIdle(network)) network.used = Math.max(network.used, this.#clock);
    this.#networks.set(name, network);
    return network;
  }

  /** Deletes shares that are idle and have no use above the virtual time. */
  #forget({ network: name, member = '' }: Payer, network: Network, lane: Lane): void {
    if (isLaneIdle(lane) && lane.used <= network.clock) network.lanes.delete(member);
    if (isIdle(network) && network.used <= this.#clock) this.#networks.delete(name);
    trim(network.lanes, isLaneIdle);
    trim(this.#networks, isIdle);
  }
}

/** Ends a job's turn, charges its duration, and starts the next jobs. */
type EndTurn = (tookMs: number) => void;

const isLaneIdle = ({ running, jobs }: Lane): boolean => running === 0 && jobs.length === 0;
const isIdle = ({ running, waiting }: Network): boolean => running === 0 && waiting === 0;

function trim<T>(shares: Map<string, T>, isUnused: (share: T) => boolean): void {
  if (shares.size <= REMEMBERED_MAX) return;
  for (const [name, share] of shares) if (isUnused(share)) shares.delete(name);
}

function laneOf(network: Network, member: string): Lane {
  const lane = network.lanes.get(member) ?? { used: 0, running: 0, jobs: [] };
  if (isLaneIdle(lane)) lane.used = Math.max(lane.used, network.clock);
  network.lanes.set(member, lane);
  return lane;
}

function leastUsed(lanes: Iterable<Lane>, atOnce: number): Lane | undefined {
  let least: Lane | undefined;
  for (const lane of lanes) {
    if (lane.jobs.length > 0 && lane.running < atOnce && !(least && least.used <= lane.used)) least = lane;
  }
  return least;
}
