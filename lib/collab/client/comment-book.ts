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

/**
 * The comments of an open draft. They have their own undo, which does each change again the other way round as this
 * member's own: what somebody else wrote can't be put back under their name.
 */
export class CommentBook {
  #doc: Y.Doc;
  #threads: readonly Thread[] | undefined;
  #undo: (() => void)[] = [];
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

  /** Returns all threads. The list keeps its identity until a comment changes. */
  readonly threads = (): readonly Thread[] => {
    this.#threads ??= readThreads(this.#doc);
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
    return this.canWrite() && this.#undo.length > 0;
  }

  add(given: Omit<Comment, 'id' | 'at'>): void {
    const comment = { ...given, id: newId(), at: Date.now() };
    this.#write(() => {
      this.#put(comment);
      return () => this.#delete(comment);
    });
  }

  /** Deletes a comment. Only one by `you` can be put back. */
  remove(comment: Comment, you: string): void {
    this.#write(() => {
      this.#delete(comment);
      return comment.by === you ? () => this.#put(comment) : undefined;
    });
  }

  /** Resolves a thread as `you`, or opens it again. */
  resolve(threadId: string, isResolved: boolean, you: string): void {
    this.#write(() => {
      this.#mark(threadId, isResolved, you);
      return () => this.#mark(threadId, !isResolved, you);
    });
  }

  /** Takes back the last of this page's changes. */
  undo(): void {
    if (this.canUndo) this.#undo.pop()?.();
  }

  #write(change: () => (() => void) | undefined): void {
    if (!this.canWrite()) return;
    const back = change();
    if (back) this.#undo = [...this.#undo, back].slice(-HISTORY_MAX);
  }

  #put(comment: Comment): void {
    commentsOf(this.#doc).set(comment.id, formatComment(comment));
  }

  #delete(comment: Comment): void {
    this.#doc.transact(() => deleteComment(this.#doc, comment));
  }

  #mark(threadId: string, isResolved: boolean, you: string): void {
    const map = commentsOf(this.#doc);
    if (!isResolved) map.delete(resolvedKey(threadId));
    else if (this.threads().some(({ id }) => id === threadId)) map.set(resolvedKey(threadId), you);
  }

  readonly #forget = (): void => {
    this.#threads = undefined;
    for (const listener of [...this.#listeners]) listener();
  };
}
