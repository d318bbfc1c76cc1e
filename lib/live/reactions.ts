import { createLocalWakeups, type Wakeups } from '@/lib/storage/wakeups';
import { NO_REACTIONS, type ReactionChange, type RoundReactions, react } from '@/lib/table/reactions';
import { REACTIONS } from '@/lib/table/vocabulary';

const TOPIC = 'reactions';
/** Size of the LRU cache of tables. */
const TABLES_MAX = 1_000;

/** Reactions at all tables, in this process's memory and never stored. Processes tell each other if they can. */
export class Reactions {
  readonly #byTable = new Map<string, RoundReactions>();
  readonly #listeners = createLocalWakeups();

  constructor(readonly wakeups: Pick<Wakeups, 'pass' | 'hear'>) {
    wakeups.hear(TOPIC, (words) => {
      const heard = parse(words);
      if (heard) this.#apply(heard.table, heard.change);
    });
  }

  at(tableId: string): RoundReactions {
    return this.#byTable.get(tableId) ?? NO_REACTIONS;
  }

  change(tableId: string, change: ReactionChange): void {
    this.#apply(tableId, change);
    this.wakeups.pass(TOPIC, JSON.stringify({ table: tableId, change }));
  }

  /** Drops the reactions of a closed question. */
  drop(tableId: string): void {
    this.#byTable.delete(tableId);
  }

  subscribe(tableId: string, listener: () => void): () => void {
    return this.#listeners.subscribe(tableId, listener);
  }

  #apply(tableId: string, change: ReactionChange): void {
    const before = this.at(tableId);
    const after = react(before, change);
    if (after === before) return;
    this.#byTable.delete(tableId);
    this.#byTable.set(tableId, after);
    const [oldest] = this.#byTable.keys();
    if (this.#byTable.size > TABLES_MAX && oldest !== undefined) this.#byTable.delete(oldest);
    this.#listeners.publish(tableId);
  }
}

/** Reads a message of another process; undefined if it is of another version. */
function parse(words: string): { readonly table: string; readonly change: ReactionChange } | undefined {
  try {
    const { table, change } = JSON.parse(words);
    const { round, idea, person, reaction } = change;
    const isKnown = reaction === null || REACTIONS.includes(reaction);
    if (![table, idea, person].every((id) => typeof id === 'string') || typeof round !== 'number' || !isKnown)
      return undefined;
    return { table, change: { round, idea, person, reaction } };
  } catch {
    return undefined;
  }
}
