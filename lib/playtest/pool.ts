import type { Lot } from './play-many';

/** Plays lots elsewhere: in a Node thread or a browser worker. */
export interface LotPlayer<Sums> {
  play(lot: Lot): Promise<Sums>;
  /** Stops immediately, whatever is running. */
  end(): void;
}

/** Thrown if the games were stopped on purpose. */
export class Stopped extends Error {}

/** Thrown if a few games take so long that the setting itself must be at fault. */
export class TooSlow extends Error {}

interface PoolOptions<Sums> {
  readonly lots: readonly Lot[];
  readonly workers: number;
  readonly hire: () => LotPlayer<Sums>;
  /** Merges the sums of two lots; `earlier` was played first. */
  readonly merge: (earlier: Sums, later: Sums) => Sums;
  /** Called regularly with the sums so far. */
  readonly onProgress?: ((sums: Sums) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Time limit of a worker for one request. */
  readonly lotTimeoutMs?: number;
}

const LOT_TIMEOUT_MS = 60_000;
/** Size of a worker's first requests. Fast answers increase it. */
const GAMES_AT_FIRST = 4;
const SOON_MS = 150;
const LATE_MS = 600;

/** Distributes lots over several workers and merges the results in order, so that the distribution does not matter. */
export async function playLots<Sums extends object>(options: PoolOptions<Sums>): Promise<Sums> {
  const { lots, workers, hire, merge, onProgress, signal, lotTimeoutMs = LOT_TIMEOUT_MS } = options;
  const done: (Sums | undefined)[] = lots.map(() => undefined);
  const waiting = [...lots.entries()];
  const sumUp = () => done.filter((sums) => sums !== undefined).reduce(merge);

  const work = async (player: LotPlayer<Sums>) => {
    let most = GAMES_AT_FIRST;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, { seed, from, to }] = next;
      for (let game = from; game < to; ) {
        const until = Math.min(to, game + most);
        const began = performance.now();
        const sums = await withLimit(player.play({ seed, from: game, to: until }), lotTimeoutMs, signal);
        const took = performance.now() - began;
        if (took < SOON_MS) most *= 2;
        else if (took > LATE_MS) most = Math.max(1, Math.floor(most / 2));
        const before = done[number];
        done[number] = before ? merge(before, sums) : sums;
        game = until;
        onProgress?.(sumUp());
      }
    }
  };
  const players = Array.from({ length: Math.min(workers, lots.length) }, hire);
  try {
    await Promise.all(players.map(work));
  } finally {
    for (const player of players) player.end();
  }
  return sumUp();
}

function withLimit<T>(promise: Promise<T>, limitMs: number, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Stopped());
    const timer = setTimeout(() => reject(new TooSlow()), limitMs);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  });
}
