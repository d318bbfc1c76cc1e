import { RequestFailed } from '@/app/_data/request';
import { type LocalDrafts, newWithdrawal, openLocalDrafts } from '@/app/_join/local-drafts';
import { Listeners } from '@/app/_ui/listeners';
import { isJsonObject } from '@/lib/kernel/json';
import { newKey } from './command';

/** An idea being sent. It stays in this browser until the server has it or its author discards it. */
export interface PendingIdea {
  readonly key: string;
  readonly question: string;
  readonly text: string;
  /** Time of sending, by this device's clock; ideas are sent in that order. */
  readonly at: number;
  /** True if the idea is anonymous. The promise made when sending holds when it arrives. */
  readonly unsigned?: boolean;
  /** Secret with which this browser can delete the idea later, anonymous or not. */
  readonly withdrawal?: string;
  /** Reason for the server's refusal; the text is kept here. */
  readonly refused?: string;
}

/** An anonymous idea: only this browser knows its author. */
interface Unsigned {
  readonly question: string;
  readonly round: number;
  readonly text: string;
}

interface OutboxState {
  readonly pending: readonly PendingIdea[];
  /** Unsent text of each question's field. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly unsigned: readonly Unsigned[];
}

interface IdeaOutboxDeps {
  readonly tableId: string;
  readonly send: (idea: PendingIdea) => Promise<unknown>;
  readonly storage?: LocalDrafts;
}

const FIRST_PAUSE_MS = 400;
const LAST_PAUSE_MS = 5_000;
const UNSIGNED_MAX = 200;
const DRAFTS = 'begun';
const UNSIGNED = 'unsigned';
const nameOf = (key: string) => `idea/${key}`;

const EMPTY: OutboxState = { pending: [], drafts: {}, unsigned: [] };

/**
 * Everything typed at a table that the server does not have yet. Ideas are sent one by one, in order. Empty until it is
 * opened, since the server renders it too.
 */
export class IdeaOutbox {
  state = EMPTY;
  readonly #stored: LocalDrafts;
  readonly #listeners = new Listeners();
  #sending = false;
  #stopped = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(readonly deps: IdeaOutboxDeps) {
    this.#stored = deps.storage ?? openLocalDrafts(`trapdoor/table/${deps.tableId}`);
  }

  /** Reads what an earlier page stored, and begins to send. */
  open(): this {
    this.#setState(readStored(this.#stored));
    void this.#send();
    return this;
  }

  readonly subscribe = this.#listeners.subscribe;

  saveDraft(question: string, text: string): void {
    const { [question]: _, ...others } = this.state.drafts;
    const drafts = text === '' ? others : { ...others, [question]: text };
    this.#stored.write(DRAFTS, drafts);
    this.#setState({ drafts });
  }

  /** Hands in the text of a field and clears the field; `unsignedIn` is the round of an anonymous idea. */
  enqueue(question: string, text: string, unsignedIn?: number): void {
    const isUnsigned = unsignedIn !== undefined;
    const withdrawal = newWithdrawal(this.deps.tableId);
    this.#put({ key: newKey(), question, text, at: Date.now(), withdrawal, ...(isUnsigned && { unsigned: true }) });
    if (isUnsigned) {
      const unsigned = [...this.state.unsigned.slice(-UNSIGNED_MAX), { question, round: unsignedIn, text }];
      this.#stored.write(UNSIGNED, unsigned);
      this.#setState({ unsigned });
    }
    this.saveDraft(question, '');
    void this.#send();
  }

  /** Sends a refused idea again, as a new command. */
  retry(key: string): void {
    const idea = this.state.pending.find((other) => other.key === key);
    if (!idea) return;
    this.discard(key);
    const { refused: _, ...again } = idea;
    this.#put({ ...again, key: newKey(), at: Date.now() });
    void this.#send();
  }

  discard(key: string): void {
    this.#stored.write(nameOf(key), undefined);
    this.#setState({ pending: this.state.pending.filter((idea) => idea.key !== key) });
  }

  /** Retries at once, since the server is reachable again. */
  readonly nudge = (): void => {
    this.#tries = 0;
    clearTimeout(this.#pause);
    void this.#send();
  };

  destroy(): void {
    this.#stopped = true;
    clearTimeout(this.#pause);
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#stopped) return;
    this.#sending = true;
    for (let next = this.#next(); next && !this.#stopped; next = this.#next()) {
      try {
        await this.deps.send(next);
        this.discard(next.key);
        this.#tries = 0;
      } catch (error) {
        if (!(error instanceof RequestFailed) || !error.isFinal) {
          const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries++);
          this.#pause = setTimeout(() => void this.#send(), pause);
          break;
        }
        this.#put({ ...next, refused: error.message });
      }
    }
    this.#sending = false;
  }

  #next = () => this.state.pending.find(({ refused }) => refused === undefined);

  #put(idea: PendingIdea): void {
    this.#stored.write(nameOf(idea.key), idea);
    const { pending } = this.state;
    const isKnown = pending.some(({ key }) => key === idea.key);
    this.#setState({
      pending: isKnown ? pending.map((old) => (old.key === idea.key ? idea : old)) : [...pending, idea],
    });
  }

  #setState(part: Partial<OutboxState>): void {
    this.state = { ...this.state, ...part };
    this.#listeners.call();
  }
}

/** Reads the state that an earlier page stored; ignores anything malformed. */
function readStored(stored: LocalDrafts): OutboxState {
  const pending = stored
    .names()
    .filter((name) => name.startsWith(nameOf('')))
    .map((name) => stored.read(name))
    .filter(isPending)
    .toSorted((a, b) => a.at - b.at);
  const drafts = stored.read(DRAFTS);
  const unsigned = stored.read(UNSIGNED);
  return {
    pending,
    drafts: isJsonObject(drafts) ? (drafts as OutboxState['drafts']) : {},
    unsigned: Array.isArray(unsigned) ? (unsigned as readonly Unsigned[]) : [],
  };
}

const isPending = (value: unknown): value is PendingIdea =>
  isJsonObject(value) &&
  [value.key, value.question, value.text].every((part) => typeof part === 'string') &&
  typeof value.at === 'number';
