import type * as Y from 'yjs';
import { COMMENTS_MAX, commentsOf, countComments, parseComment, threadOfKey } from '../../document/comments';
import { isEntryId } from '../../document/draft-doc';
import type { Refusal } from '../../protocol/protocol';
import { GARBAGE, NOT_YOURS, TOO_MANY_COMMENTS, UNKNOWN_FIELD } from '../refusals';
import type { Struct } from './scan';

/** Author of an update's comments, by the id that the draft knows them by, and the time. */
export interface CommentSigner {
  readonly who: string;
  readonly now: number;
}

/** Checks what an update does to comments: each is whole, by its sender, and takes no one else's place. */
export class CommentGate {
  readonly #comments: Y.Map<unknown>;
  readonly #fresh = new Set<string>();
  readonly #marked = new Set<string>();

  constructor(
    readonly doc: Y.Doc,
    readonly signer: CommentSigner | undefined,
  ) {
    this.#comments = commentsOf(doc);
  }

  /** Returns the refusal of a struct under a key of the root, if it is not allowed. */
  refusalOf({ kind, value }: Struct, key: string | undefined): Refusal | undefined {
    // Yjs forgot the content, so only its deletion is left.
    if (kind === 'deleted') return undefined;
    if (!this.signer || key === undefined) return UNKNOWN_FIELD;
    if (kind !== 'value') return GARBAGE;
    const { who, now } = this.signer;
    const marks = threadOfKey(key);
    if (marks !== undefined) {
      if (!isEntryId(marks)) return GARBAGE;
      this.#marked.add(marks);
      return value === who ? undefined : NOT_YOURS;
    }
    const comment = parseComment(key, value, now);
    if (!comment) return GARBAGE;
    const before = parseComment(key, this.#comments.get(key));
    if (comment.by !== who || (before && before.by !== who)) return NOT_YOURS;
    if (!before) this.#fresh.add(key);
    return undefined;
  }

  /** Returns the refusal of the whole update: too many comments, or marks of threads that don't exist. */
  refusalOfAll(): Refusal | undefined {
    if (this.#fresh.size > 0 && countComments(this.doc) + this.#fresh.size > COMMENTS_MAX) return TOO_MANY_COMMENTS;
    const threads = [...this.#marked].filter((id) => !this.#fresh.has(id) && !this.#comments.has(id));
    if (threads.length === 0) return undefined;
    // The comment that began a thread may have been deleted while others reply to it.
    const answered = new Set([...this.#comments].map(([key, held]) => parseComment(key, held)?.re));
    return threads.every((id) => answered.has(id)) ? undefined : GARBAGE;
  }
}
