import { Listeners } from '@/app/_ui/listeners';
import type { EarlySession } from '@/lib/collab/client/early-session';
import type { Thread } from '@/lib/collab/document/comments';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path, parsePath } from '@/lib/kernel/path';
import { locate } from '@/lib/scenario/locate';

/** A thread with the present path of what it is about; undefined if that was deleted. */
export interface PlacedThread extends Thread {
  readonly path: Path | undefined;
}

const NONE: readonly PlacedThread[] = [];
/** Entries are moved seldom: looking for them waits until the author pauses. */
const PAUSE_MS = 300;

/** First step of paths of steps: ["step", id]. */
const STEP = 'step';
export const stepPath = (step: string): Path => [STEP, step];
/** Returns the step that a path is about as a whole; undefined for other paths. */
export const stepAt = ([first, step]: Path): string | undefined => (first === STEP ? String(step) : undefined);

/** The comments of the open draft by place, and the place whose comments are shown. */
export class CommentDesk {
  #threads = NONE;
  #open: ReadonlyMap<string, number> = new Map();
  #shown: Path | 'all' | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Listeners();

  constructor(
    readonly session: EarlySession,
    readonly isStep: (step: string) => boolean,
  ) {}

  readonly subscribe = this.#listeners.subscribe;
  readonly threads = (): readonly PlacedThread[] => this.#threads;
  /** Place whose comments are shown; undefined if none are. */
  readonly shown = (): Path | 'all' | undefined => this.#shown;
  /** Number of open threads at exactly this path. */
  readonly openAt = (path: Path): number => (this.#open.size === 0 ? 0 : (this.#open.get(formatPath(path)) ?? 0));
  readonly openCount = (): number => this.#threads.filter(({ isResolved }) => !isResolved).length;

  show(place: Path | 'all' | undefined): void {
    this.#shown = place;
    this.#listeners.call();
  }

  /** Follows the session's comments, and entries that are moved. Returns a function that stops it. */
  start(): () => void {
    let stop: (() => void) | undefined;
    let isOver = false;
    void this.session.opened.then(() => {
      if (isOver) return;
      stop = this.session.comments?.subscribe(this.#place);
      this.#place();
    });
    const stopMoving = this.session.subscribeToDraft(() => {
      if (this.#threads.length > 0) this.#later ??= setTimeout(this.#place, PAUSE_MS);
    });
    return () => {
      isOver = true;
      stop?.();
      stopMoving();
      clearTimeout(this.#later);
    };
  }

  readonly #place = (): void => {
    clearTimeout(this.#later);
    this.#later = undefined;
    const draft = this.session.draft() as unknown as Json;
    const threads = (this.session.comments?.threads() ?? []).map((thread, i): PlacedThread => {
      const path = this.#pathOf(parsePath(thread.about), draft);
      const before = this.#threads[i];
      const isSame = before?.comments === thread.comments && samePath(before.path, path);
      return isSame ? before : { ...thread, path };
    });
    if (threads.length === this.#threads.length && threads.every((thread, i) => thread === this.#threads[i])) return;
    this.#threads = threads;
    const open = new Map<string, number>();
    for (const { path, isResolved } of threads) {
      if (path && !isResolved) open.set(formatPath(path), (open.get(formatPath(path)) ?? 0) + 1);
    }
    this.#open = open;
    this.#listeners.call();
  };

  #pathOf(path: Path, draft: Json): Path | undefined {
    const step = stepAt(path);
    if (step !== undefined) return this.isStep(step) ? path : undefined;
    return locate(path, draft);
  }
}

const samePath = (a: Path | undefined, b: Path | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && formatPath(a) === formatPath(b));
