import { RequestFailed } from './ask-table';
import { newKey } from './command';
import { type Drawer, openDrawer } from './drawer';

/** An idea on its way. It stays in this browser until the server has it, or until its author lets go of it. */
export interface Waiting {
  readonly key: string;
  readonly question: string;
  readonly text: string;
  /** Why the server would not have it; the words are still here. */
  readonly refused?: string;
}

interface Held {
  readonly waiting: readonly Waiting[];
  /** What stands in the field of each question. */
  readonly begun: Readonly<Record<string, string>>;
  /** What was handed in without a name: nobody but this browser knows whose it is. */
  readonly unsigned: readonly { readonly question: string; readonly round: number; readonly text: string }[];
}

export interface WordsDeps {
  readonly tableId: string;
  readonly send: (idea: Waiting) => Promise<unknown>;
  readonly drawer?: Drawer;
}

const FIRST_PAUSE_MS = 400;
const LAST_PAUSE_MS = 5_000;
const EMPTY: Held = { waiting: [], begun: {}, unsigned: [] };
const UNSIGNED_MAX = 200;

/** Everything that somebody typed at a table and that the server does not have yet. Ideas go one by one, in order. */
export class Words {
  held: Held;
  readonly #drawer: Drawer;
  readonly #listeners = new Set<() => void>();
  #sending = false;
  #stopped = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(readonly deps: WordsDeps) {
    this.#drawer = deps.drawer ?? openDrawer(`trapdoor/table/${deps.tableId}`);
    this.held = { ...EMPTY, ...(this.#drawer.read() as Partial<Held> | undefined) };
    void this.#send();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps what stands in a field. */
  begin(question: string, text: string): void {
    const { [question]: _, ...others } = this.held.begun;
    this.#hold({ ...this.held, begun: text === '' ? others : { ...others, [question]: text } });
  }

  /** Takes the words out of the field and hands them in; `unsignedIn` is the round if nobody is to know whose they are. */
  handIn(question: string, text: string, unsignedIn?: number): void {
    const { [question]: _, ...begun } = this.held.begun;
    const unsigned =
      unsignedIn === undefined
        ? this.held.unsigned
        : [...this.held.unsigned.slice(-UNSIGNED_MAX), { question, round: unsignedIn, text }];
    this.#hold({ begun, unsigned, waiting: [...this.held.waiting, { key: newKey(), question, text }] });
    void this.#send();
  }

  /** Offers a refused idea once more, as a deed of its own. */
  offerAgain(key: string): void {
    this.#hold({
      ...this.held,
      waiting: this.held.waiting.map((idea) =>
        idea.key === key ? { key: newKey(), question: idea.question, text: idea.text } : idea,
      ),
    });
    void this.#send();
  }

  letGo(key: string): void {
    this.#hold({ ...this.held, waiting: this.held.waiting.filter((idea) => idea.key !== key) });
  }

  /** The server is there again: don't wait for the next turn. */
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
        this.letGo(next.key);
        this.#tries = 0;
      } catch (error) {
        if (!(error instanceof RequestFailed) || !error.isFinal) {
          const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries++);
          this.#pause = setTimeout(() => void this.#send(), pause);
          break;
        }
        this.#refuse(next.key, error.message);
      }
    }
    this.#sending = false;
  }

  #next = () => this.held.waiting.find(({ refused }) => refused === undefined);

  #refuse(key: string, refused: string): void {
    this.#hold({
      ...this.held,
      waiting: this.held.waiting.map((idea) => (idea.key === key ? { ...idea, refused } : idea)),
    });
  }

  #hold(held: Held): void {
    this.held = held;
    this.#drawer.write(held);
    for (const listener of this.#listeners) listener();
  }
}
