import type { Db } from './database';
import type { Tickets } from './store';

const SWEEP_EVERY = 100;
/** Longer than the lifetime of any ticket. */
const APART_MS = 180_000;
/** Databases limit the number of parameters in a statement. */
const AT_ONCE = 400;

interface Redemption {
  readonly id: string;
  readonly expiresAt: number;
  readonly now: number;
  readonly resolve: (isNew: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Clock reading, with the process's uptime at that moment. */
interface Reading {
  readonly now: number;
  readonly upMs: number;
}

/** Runs writes that needn't survive a power cut. */
type RelaxedWrites = <T>(write: (db: Db) => Promise<T>) => Promise<T>;

/** Used tickets, in any SQL database that Kysely supports. Batches tickets that are shown in the same turn. */
export function createTickets(
  db: Db,
  relaxed: RelaxedWrites = (write) => write(db),
  uptime: () => number = () => performance.now(),
): Tickets {
  let waiting: Redemption[] = [];
  let written = 0;
  let older: Reading | undefined;
  let newer: Reading | undefined;

  /**
   * Returns the clock reading up to which tickets may be forgotten: the lower of now and some minutes ago. If the clock
   * jumped ahead and back, forgotten tickets would otherwise become valid again.
   */
  function forgettable(now: number): number {
    const upMs = uptime();
    if (!newer || upMs - newer.upMs >= APART_MS) [older, newer] = [newer, { now, upMs }];
    return older ? Math.min(older.now, now) : 0;
  }

  async function write(shown: readonly Redemption[]): Promise<void> {
    try {
      const rows = await relaxed((own) =>
        own
          .insertInto('tickets')
          .values(shown.map(({ id, expiresAt }) => ({ id, expires_at: expiresAt })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute(),
      );
      const fresh = new Set(rows.map(({ id }) => id));
      // If a batch has a ticket twice, the first one counts.
      for (const { id, resolve } of shown) resolve(fresh.delete(id));
    } catch (error) {
      for (const { reject } of shown) reject(error);
    }
  }

  async function flush(): Promise<void> {
    const shown = waiting;
    waiting = [];
    for (let at = 0; at < shown.length; at += AT_ONCE) await write(shown.slice(at, at + AT_ONCE));
    const [first] = shown;
    const isDue = Math.floor(written / SWEEP_EVERY) < Math.floor((written + shown.length) / SWEEP_EVERY);
    written += shown.length;
    // Waits an extra minute, since another process with a slower clock might still accept a ticket that is forgotten
    // here.
    if (isDue && first)
      await db
        .deleteFrom('tickets')
        .where('expires_at', '<', forgettable(first.now) - 60_000)
        .execute();
  }

  return {
    redeemTicket: (id, expiresAt, now) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(() => void flush().catch(() => {}));
        waiting.push({ id, expiresAt, now, resolve, reject });
      }),
  };
}
