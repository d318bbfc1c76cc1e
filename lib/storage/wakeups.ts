/**
 * Notifies listeners, in this process and others, that something in the store has changed. Wakeups carry no data, are
 * not counted, and may be lost, so that listeners must look for themselves. Topics are "table:ID", "draft:ID",
 * "access:ID" (of a draft) and "member:ID".
 */
export interface Wakeups {
  publish(topic: string): void;
  /** Calls `listener` for each wakeup of a topic. Returns a function that ends this. */
  subscribe(topic: string, listener: () => void): () => void;
  /** Sends a message to the other processes, if there is a connection to them. Messages may be lost. */
  pass(topic: string, words: string): void;
  /** Calls `listener` for each message from other processes. Returns a function that ends this. */
  hear(topic: string, listener: (words: string) => void): () => void;
  close(): Promise<void>;
}

/** Topic that wakes every listener, for use after wakeups may have been lost. */
export const EVERYTHING = '*';

/** Wakeups within this process. Listeners run in a later turn of the event loop, never inside publish(). */
export function createLocalWakeups(): Wakeups {
  const listeners = new Map<string, Set<() => void>>();
  return {
    publish(topic) {
      setImmediate(() => {
        const sets = topic === EVERYTHING ? [...listeners.values()] : [listeners.get(topic) ?? []];
        for (const listener of sets.flatMap((set) => [...set])) listener();
      });
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
    // There are no other processes.
    pass: () => {},
    hear: () => () => {},
    close: async () => listeners.clear(),
  };
}

const POLL_EVERY_MS = 2_000;

/** Adds a wakeup of everything every two seconds, for servers that can't rely on messages between processes. */
export function createPollingWakeups(wakeups: Wakeups): Wakeups {
  const timer = setInterval(() => wakeups.publish(EVERYTHING), POLL_EVERY_MS);
  timer.unref();
  return {
    ...wakeups,
    close: async () => {
      clearInterval(timer);
      await wakeups.close();
    },
  };
}
