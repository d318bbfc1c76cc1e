/** What somebody may be waiting for news of: a table, a draft's text, or who may do what with a draft. */
export type Topic = `table:${string}` | `draft:${string}` | `access:${string}`;

/**
 * Tells whoever listens that something on disk has changed, in this process and others. It says neither what nor how
 * often, and may be lost: listeners look for themselves.
 */
export interface Wakeups {
  publish(topic: Topic): void;
  /** Hears of a topic from now on. Returns what ends that. */
  subscribe(topic: Topic, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Those within one process, where news may also come of everything at once. */
export interface LocalWakeups extends Wakeups {
  wakeAll(): void;
}

/** Wakes the listeners of this process. What is published is heard a moment later, never while publishing. */
export function createWakeups(): LocalWakeups {
  const listeners = new Map<Topic, Set<() => void>>();
  return {
    wakeAll: () => {
      for (const set of [...listeners.values()]) for (const listener of [...set]) listener();
    },
    publish(topic) {
      setImmediate(() => {
        for (const listener of [...(listeners.get(topic) ?? [])]) listener();
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
    close: async () => listeners.clear(),
  };
}
