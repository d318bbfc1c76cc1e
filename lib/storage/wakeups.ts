/**
 * Tells listeners that something on disk has changed, in this process and others. It says neither what nor how
 * often, and may be lost: listeners look for themselves. Topics are "table:ID" and "draft:ID".
 */
export interface Wakeups {
  publish(topic: string): void;
  /** Hears of a topic from now on. Returns what ends that. */
  subscribe(topic: string, listener: () => void): () => void;
  /** Passes words on to the other processes, as far as there is a way to them. They may be lost. */
  pass(topic: string, words: string): void;
  /** Hears what other processes pass on. Returns what ends that. */
  hear(topic: string, listener: (words: string) => void): () => void;
  close(): Promise<void>;
}

/** Wakes every listener, whatever it waits for: after hints may have been lost. */
export const EVERYTHING = '*';

/** Wakes the listeners of this process. What is published is heard a moment later, never while publishing. */
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
    // There is nobody else.
    pass: () => {},
    hear: () => () => {},
    close: async () => listeners.clear(),
  };
}

const LOOK_EVERY_MS = 2_000;

/** For a server whose other processes can't be heard, or perhaps not all the time: everybody looks every two seconds. */
export function createPatrol(wakeups: Wakeups): Wakeups {
  const rounds = setInterval(() => wakeups.publish(EVERYTHING), LOOK_EVERY_MS);
  rounds.unref();
  return {
    ...wakeups,
    close: async () => {
      clearInterval(rounds);
      await wakeups.close();
    },
  };
}
