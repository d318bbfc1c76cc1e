import type { Lot } from './play-many';

/** Plays lots somewhere else: a thread of Node's or a worker of the browser's. */
export interface LotPlayer<Sums> {
  play(lot: Lot): Promise<Sums>;
  /** Stops whatever it is doing, at once. */
  end(): void;
}

/** Thrown to the caller when games were stopped on purpose. */
export class Stopped extends Error {}

/** Thrown when a few games take so long that the setting itself must be at fault. */
export class TooSlow extends Error {}

interface PoolOptions<Sums> {
  readonly lots: readonly Lot[];
  readonly workers: number;
  readonly hire: () => LotPlayer<Sums>;
  /** What two lots came to together; `earlier` were played first. */
  readonly merge: (earlier: Sums, later: Sums) => Sums;
  /** Hears every so often what all so far come to. */
  readonly onProgress?: ((sums: Sums) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How long a worker may take over the part of a lot that it was asked for. */
  readonly lotTimeoutMs?: number;
}

const LOT_TIMEOUT_MS = 60_000;
/** A worker is asked for so few games at first, and for more as long as it answers soon. */
const GAMES_AT_FIRST = 4;
const SOON_MS = 150;
const LATE_MS = 600;

/** Plays lots by several workers and adds them up in order, so that it doesn't matter who played which. */
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
