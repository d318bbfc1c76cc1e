import type * as Y from 'yjs';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import { limitMarks } from '@/lib/kernel/visible';
import { NAME_MAX } from '@/lib/table/vocabulary';
import { isEntryId, type SharedMap } from './draft-doc';

/** Name of the root that holds comments, beside the scenario: whatever reads a scenario never sees them. */
export const COMMENTS = 'comments';

/** Most comments in a draft, and the size of a comment's text in bytes. */
export const COMMENTS_MAX = 2_000;
export const TEXT_BYTES_MAX = 2_000;
/** Longest stored form of a comment; its text may need escapes. */
const HELD_MAX = 8_000;
const ABOUT_MAX = 500;
/** Earliest and latest time of a comment. Clocks of browsers may be a day ahead. */
const AT_MIN = Date.UTC(2020);
const AHEAD_MAX = 24 * 3_600_000;

/** A comment. Its text never changes; only its author and people who may edit can delete it. */
export interface Comment {
  readonly id: string;
  /** Id by which the draft knows its author; '' if it came with a file. */
  readonly by: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Path of a field, an entry or a part, as `formatPath` writes it; `step/ID` for a step. */
  readonly about: string;
  /** Id of the comment that began the thread; missing in that comment. */
  readonly re?: string;
  readonly text: string;
}

/** A comment with its replies. */
export interface Thread {
  /** Id of the comment that began it, which may have been deleted. */
  readonly id: string;
  readonly about: string;
  /** Oldest first. */
  readonly comments: readonly Comment[];
  readonly isResolved: boolean;
}

export const commentsOf = (doc: Y.Doc): SharedMap => doc.getMap(COMMENTS);

const RESOLVED = '#';
/** Key that marks a thread as resolved. Its value is the id of the person who did that. */
export const resolvedKey = (threadId: string): string => `${threadId}${RESOLVED}`;

/** Returns the thread that a key marks as resolved; undefined for keys of comments. */
export const threadOfKey = (key: string): string | undefined => (key.endsWith(RESOLVED) ? key.slice(0, -1) : undefined);

const encoder = new TextEncoder();
export const textBytes = (text: string): number => encoder.encode(text).length;

/** Parses what a key of the root holds. Undefined unless it is a comment in its only form. */
export function parseComment(key: string, held: unknown, now = Number.POSITIVE_INFINITY): Comment | undefined {
  if (typeof held !== 'string' || held.length > HELD_MAX || !isEntryId(key)) return undefined;
  const json = parse(held);
  if (!isJsonObject(json)) return undefined;
  const { by, name, at, about, re, text } = json;
  if (typeof by !== 'string' || (by !== '' && !isEntryId(by))) return undefined;
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_MAX) return undefined;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < AT_MIN || at > now + AHEAD_MAX) return undefined;
  if (typeof about !== 'string' || about === '' || about.length > ABOUT_MAX) return undefined;
  if (re !== undefined && (typeof re !== 'string' || !isEntryId(re) || re === key)) return undefined;
  if (typeof text !== 'string' || text.trim() === '' || textBytes(text) > TEXT_BYTES_MAX) return undefined;
  const comment = { id: key, by, name, at, about, ...(re !== undefined && { re }), text };
  return formatComment(comment) === held ? comment : undefined;
}

/** Serialises a comment. All writers use the same keys in the same order. */
export const formatComment = ({ by, name, at, about, re, text }: Comment): string =>
  JSON.stringify({ by, name, at, about, ...(re !== undefined && { re }), text });

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

interface Parsed {
  readonly held: unknown;
  readonly comment: Comment | undefined;
}

const parsed = new WeakMap<Y.Doc, ReadonlyMap<string, Parsed>>();

/** Returns the comments of a document as they are shown. Only new ones are parsed: 2,000 take some 15 milliseconds. */
function shownIn(doc: Y.Doc): readonly Comment[] {
  const before = parsed.get(doc);
  const now = new Map<string, Parsed>();
  for (const [key, held] of commentsOf(doc).entries()) {
    const same = before?.get(key);
    now.set(key, same && same.held === held ? same : { held, comment: shownAs(parseComment(key, held)) });
  }
  parsed.set(doc, now);
  return [...now.values()].flatMap(({ comment }) => comment ?? []);
}

const shownAs = (comment: Comment | undefined) => comment && { ...comment, text: limitMarks(comment.text) };

/** Returns the threads of a document, newest last. */
export function readThreads(doc: Y.Doc): readonly Thread[] {
  const map = commentsOf(doc);
  const threads = new Map<string, Comment[]>();
  for (const comment of shownIn(doc)) {
    const id = comment.re ?? comment.id;
    const thread = threads.get(id);
    if (thread) thread.push(comment);
    else threads.set(id, [comment]);
  }
  return [...threads]
    .map(([id, comments]) => {
      // A reply never stands before the comment that it answers, whatever its author's clock says.
      comments.sort((a, b) => Number(a.id !== id) - Number(b.id !== id) || a.at - b.at || (a.id < b.id ? -1 : 1));
      return { id, about: comments[0]?.about ?? '', comments, isResolved: map.has(resolvedKey(id)) };
    })
    .sort((a, b) => (a.comments[0]?.at ?? 0) - (b.comments[0]?.at ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Returns the number of comments. */
export const countComments = (doc: Y.Doc): number =>
  [...commentsOf(doc).keys()].filter((key) => threadOfKey(key) === undefined).length;

/** Returns the size of all comments in bytes, up to what as many as are allowed need. */
export function commentBytes(doc: Y.Doc): number {
  let bytes = 0;
  for (const held of commentsOf(doc).values()) bytes += textBytes(String(held)) + KEY_BYTES;
  return Math.min(bytes, COMMENTS_MAX * (TEXT_BYTES_MAX + ABOUT_MAX));
}
/** Rough size of a comment's id and of Yjs's own data about it. */
const KEY_BYTES = 60;

/** Puts comments into a new document, those that are resolved with their mark. Leaves out what can't be kept. */
export function putComments(doc: Y.Doc, comments: readonly (Comment & { readonly isResolved?: boolean })[]): void {
  const map = commentsOf(doc);
  doc.transact(() => {
    for (const comment of comments.slice(0, COMMENTS_MAX)) {
      const held = formatComment(comment);
      if (!parseComment(comment.id, held)) continue;
      map.set(comment.id, held);
      if (comment.isResolved) map.set(resolvedKey(comment.id), comment.by);
    }
  });
}

/** Deletes a comment. A thread without comments is not resolved either. */
export function deleteComment(doc: Y.Doc, { id, re = id }: Pick<Comment, 'id' | 're'>): void {
  const map = commentsOf(doc);
  map.delete(id);
  if (!readThreads(doc).some((thread) => thread.id === re)) map.delete(resolvedKey(re));
}
