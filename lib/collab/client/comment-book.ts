import type * as Y from 'yjs';
import { newId } from '@/lib/kernel/ids';
import {
  type Comment,
  commentsOf,
  countComments,
  deleteComment,
  formatComment,
  readThreads,
  resolvedKey,
  type Thread,
} from '../document/comments';

const HISTORY_MAX = 100;
/** Time in which a deleted comment of somebody else can be put back. */
const PUT_BACK_MS = 10_000;

/** A change of comments, and the opposite change. */
interface Change {
  readonly forth: () => void;
  readonly back: () => void;
}

/**
 * The comments of an open draft. They have their own undo, which does the opposite of a change as this member's own.
 * Nobody can put another person's words back under that person's name, so these are only hidden for a while before they
 * are deleted.
 */
export class CommentBook {
  #doc: Y.Doc;
  #threads: readonly Thread[] | undefined;
  #done: readonly Change[] = [];
  /** Timers of comments that are about to be deleted, by id. */
  readonly #leaving = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly now: () => void }>();
  readonly #listeners = new Set<() => void>();

  constructor(
    doc: Y.Doc,
    readonly canWrite: () => boolean,
  ) {
    this.#doc = doc;
    commentsOf(doc).observe(this.#forget);
  }

  /** Continues with another document. */
  adopt(doc: Y.Doc): void {
    commentsOf(this.#doc).unobserve(this.#forget);
    this.#doc = doc;
    commentsOf(doc).observe(this.#forget);
    this.#forget();
  }

  /** Deletes at once what is only hidden. */
  close(): void {
    for (const { now } of [...this.#leaving.values()]) now();
  }

  /** Returns all threads. The list keeps its identity until a comment changes. */
  readonly threads = (): readonly Thread[] => {
    this.#threads ??= this.#readThreads();
    return this.#threads;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get count(): number {
    return countComments(this.#doc);
  }

  get canUndo(): boolean {
    return this.canWrite() && this.#done.length > 0;
  }

  /** Adds a comment. Like the other changes, returns a function that takes back this change and no other. */
  add(given: Omit<Comment, 'id' | 'at'>): () => void {
    const comment = { ...given, id: newId(), at: Date.now() };
    return this.#do({ forth: () => this.#put(comment), back: () => this.#delete(comment) });
  }

  /** Deletes a comment; one that is not by `you` can be put back for ten seconds. */
  remove(comment: Comment, you: string): () => void {
    if (comment.by === you) return this.#do({ forth: () => this.#delete(comment), back: () => this.#put(comment) });
    const hiding: Change = { forth: () => this.#hide(comment, hiding), back: () => this.#show(comment) };
    return this.#do(hiding);
  }

  /** Resolves a thread as `you`, or opens it again. */
  resolve(threadId: string, isResolved: boolean, you: string): () => void {
    return this.#do({
      forth: () => this.#mark(threadId, isResolved, you),
      back: () => this.#mark(threadId, !isResolved, you),
    });
  }

  /** Takes back the last of this page's changes. Returns a function that makes it again; undefined if there is none. */
  undo(): (() => void) | undefined {
    const last = this.#done.at(-1);
    if (!this.canUndo || !last) return undefined;
    this.#takeBack(last);
    return () => void this.#do(last);
  }

  #do(change: Change): () => void {
    if (!this.canWrite()) return () => {};
    change.forth();
    this.#done = [...this.#done, change].slice(-HISTORY_MAX);
    return () => this.#takeBack(change);
  }

  #takeBack(change: Change): void {
    if (!this.canWrite() || !this.#done.includes(change)) return;
    this.#done = this.#done.filter((one) => one !== change);
    change.back();
  }

  #put(comment: Comment): void {
    commentsOf(this.#doc).set(comment.id, formatComment(comment));
  }

  #delete(comment: Comment): void {
    this.#doc.transact(() => deleteComment(this.#doc, comment));
  }

  #hide(comment: Comment, hiding: Change): void {
    const now = () => {
      clearTimeout(this.#leaving.get(comment.id)?.timer);
      this.#leaving.delete(comment.id);
      this.#done = this.#done.filter((one) => one !== hiding);
      if (this.canWrite()) this.#delete(comment);
    };
    this.#leaving.set(comment.id, { timer: setTimeout(now, PUT_BACK_MS), now });
    this.#forget();
  }

  #show({ id }: Comment): void {
    clearTimeout(this.#leaving.get(id)?.timer);
    this.#leaving.delete(id);
    this.#forget();
  }

  #mark(threadId: string, isResolved: boolean, you: string): void {
    const map = commentsOf(this.#doc);
    if (!isResolved) map.delete(resolvedKey(threadId));
    else if (this.threads().some(({ id }) => id === threadId)) map.set(resolvedKey(threadId), you);
  }

  #readThreads(): readonly Thread[] {
    const all = readThreads(this.#doc);
    if (this.#leaving.size === 0) return all;
    return all.flatMap((thread) => {
      const comments = thread.comments.filter(({ id }) => !this.#leaving.has(id));
      return comments.length === 0 ? [] : [{ ...thread, comments }];
    });
  }

  readonly #forget = (): void => {
    this.#threads = undefined;
    for (const listener of [...this.#listeners]) listener();
  };
}
