import { isJsonObject } from '@/lib/kernel/json';
import { RequestFailed } from './ask-table';
import { newKey } from './command';
import { type Drawer, openDrawer } from './drawer';

/** An idea on its way. It stays in this browser until the server has it, or until its author lets go of it. */
export interface Waiting {
  readonly key: string;
  readonly question: string;
  readonly text: string;
  /** When it was handed in, by this device's clock: ideas go in that order. */
  readonly at: number;
  /** Whether nobody was to know whose it is. What was promised when it was handed in holds when it arrives. */
  readonly unsigned?: boolean;
  /** Why the server would not have it; the words are still here. */
  readonly refused?: string;
}

/** What was handed in without a name: nobody but this browser knows whose it is. */
interface Unsigned {
  readonly question: string;
  readonly round: number;
  readonly text: string;
}

interface Held {
  readonly waiting: readonly Waiting[];
  /** What stands in the field of each question. */
  readonly begun: Readonly<Record<string, string>>;
  readonly unsigned: readonly Unsigned[];
}

export interface WordsDeps {
  readonly tableId: string;
  readonly send: (idea: Waiting) => Promise<unknown>;
  readonly drawer?: Drawer;
}

const FIRST_PAUSE_MS = 400;
const LAST_PAUSE_MS = 5_000;
const UNSIGNED_MAX = 200;
const BEGUN = 'begun';
const UNSIGNED = 'unsigned';
const nameOf = (key: string) => `idea/${key}`;

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
    this.held = readHeld(this.#drawer);
    void this.#send();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps what stands in a field. */
  begin(question: string, text: string): void {
    const { [question]: _, ...others } = this.held.begun;
    const begun = text === '' ? others : { ...others, [question]: text };
    this.#drawer.write(BEGUN, begun);
    this.#hold({ begun });
  }

  /** Takes the words out of the field and hands them in; `unsignedIn` is the round if nobody is to know whose they are. */
  handIn(question: string, text: string, unsignedIn?: number): void {
    const isUnsigned = unsignedIn !== undefined;
    this.#put({ key: newKey(), question, text, at: Date.now(), ...(isUnsigned && { unsigned: true }) });
    if (isUnsigned) {
      const unsigned = [...this.held.unsigned.slice(-UNSIGNED_MAX), { question, round: unsignedIn, text }];
      this.#drawer.write(UNSIGNED, unsigned);
      this.#hold({ unsigned });
    }
    this.begin(question, '');
    void this.#send();
  }

  /** Offers a refused idea once more, as a deed of its own. */
  offerAgain(key: string): void {
    const idea = this.held.waiting.find((other) => other.key === key);
    if (!idea) return;
    this.letGo(key);
    const { refused: _, ...again } = idea;
    this.#put({ ...again, key: newKey(), at: Date.now() });
    void this.#send();
  }

  letGo(key: string): void {
    this.#drawer.write(nameOf(key), undefined);
    this.#hold({ waiting: this.held.waiting.filter((idea) => idea.key !== key) });
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
        this.#put({ ...next, refused: error.message });
      }
    }
    this.#sending = false;
  }

  #next = () => this.held.waiting.find(({ refused }) => refused === undefined);

  /** Keeps an idea, in the place of what was kept of it. */
  #put(idea: Waiting): void {
    this.#drawer.write(nameOf(idea.key), idea);
    const { waiting } = this.held;
    const isKnown = waiting.some(({ key }) => key === idea.key);
    this.#hold({ waiting: isKnown ? waiting.map((old) => (old.key === idea.key ? idea : old)) : [...waiting, idea] });
  }

  #hold(part: Partial<Held>): void {
    this.held = { ...this.held, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** What an earlier page left; whatever is not of that kind is left alone. */
function readHeld(drawer: Drawer): Held {
  const waiting = drawer
    .names()
    .filter((name) => name.startsWith(nameOf('')))
    .map((name) => drawer.read(name))
    .filter(isWaiting)
    .toSorted((a, b) => a.at - b.at);
  const begun = drawer.read(BEGUN);
  const unsigned = drawer.read(UNSIGNED);
  return {
    waiting,
    begun: isJsonObject(begun) ? (begun as Held['begun']) : {},
    unsigned: Array.isArray(unsigned) ? (unsigned as readonly Unsigned[]) : [],
  };
}

const isWaiting = (value: unknown): value is Waiting =>
  isJsonObject(value) &&
  [value.key, value.question, value.text].every((part) => typeof part === 'string') &&
  typeof value.at === 'number';
