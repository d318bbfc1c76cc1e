import type * as Y from 'yjs';
import { failure, type Result, success } from '@/lib/kernel/result';
import {
  COMMENTS_MAX,
  type Comment,
  commentsOf,
  countComments,
  deleteComment,
  formatComment,
  parseComment,
  readThreads,
  resolvedKey,
  threadOfKey,
} from '../document/comments';

/** Change of comments by a person who may do nothing else. */
export type CommentChange =
  | { readonly act: 'add'; readonly comment: Comment }
  | { readonly act: 'remove'; readonly id: string }
  | { readonly act: 'resolve'; readonly thread: string; readonly isResolved: boolean };

const TOO_MANY = 'A scenario holds at most 2,000 comments. Ask its authors to delete some.';
const NOT_THERE = 'That comment is no longer there.';
const NOT_OWN = 'Only the person who wrote a comment can do that here.';
const UNREADABLE =
  'A comment has a name, a place and some text: about 2,000 letters, or 600 in scripts such as Chinese.';

/** Changes the comments of a document as `who`, or fails with a message. Touches nothing else in the document. */
export function changeComments(doc: Y.Doc, who: string, change: CommentChange, now: number): Result<undefined> {
  const map = commentsOf(doc);
  if (change.act === 'add') {
    const comment = { ...change.comment, by: who };
    if (!parseComment(comment.id, formatComment(comment), now)) return failure(UNREADABLE);
    if (map.has(comment.id)) return failure(NOT_OWN);
    const thread = comment.re === undefined ? undefined : readThreads(doc).find(({ id }) => id === comment.re);
    if (comment.re !== undefined && thread?.about !== comment.about) return failure(NOT_THERE);
    if (countComments(doc) >= COMMENTS_MAX) return failure(TOO_MANY);
    map.set(comment.id, formatComment(comment));
    return success(undefined);
  }
  const id = change.act === 'remove' ? change.id : change.thread;
  const found = parseComment(id, map.get(id));
  if (!found) return failure(NOT_THERE);
  if (found.by !== who) return failure(NOT_OWN);
  if (change.act === 'remove') deleteComment(doc, found);
  else if (change.isResolved) map.set(resolvedKey(id), who);
  else map.delete(resolvedKey(id));
  return success(undefined);
}

/** Deletes all comments by a person, their marks, and marks of threads that are then empty. */
export function forgetCommenter(doc: Y.Doc, who: string): void {
  const map = commentsOf(doc);
  for (const { id, by } of readThreads(doc).flatMap(({ comments }) => comments)) if (by === who) map.delete(id);
  const left = new Set(readThreads(doc).map(({ id }) => id));
  for (const [key, held] of map.entries()) {
    const thread = threadOfKey(key);
    if (thread !== undefined && (held === who || !left.has(thread))) map.delete(key);
  }
}
