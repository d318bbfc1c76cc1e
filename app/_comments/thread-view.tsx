'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/button';
import type { Comment, Thread } from '@/lib/collab/document/comments';
import { CommentForm } from './comment-form';
import { CommentText } from './comment-text';
import { mentions } from './split-comment';

/** Actions on comments; missing ones are not offered. */
export interface CommentActions {
  readonly onReply?: (thread: Thread, said: { readonly name: string; readonly text: string }) => void | Promise<void>;
  readonly onResolve?: (thread: Thread, isResolved: boolean) => void | Promise<void>;
  readonly onDelete?: (comment: Comment) => void | Promise<void>;
  readonly mayResolve: (thread: Thread) => boolean;
  readonly mayDelete: (comment: Comment) => boolean;
}

/** People as comments name them. */
export interface CommentPeople {
  readonly nameOf: (comment: Comment) => string;
  readonly names: readonly string[];
  /** The user's own name; '' if it is not known. */
  readonly self: string;
}

/** A thread with its replies, and what can be done with it. */
export function ThreadView(props: {
  readonly thread: Thread;
  readonly people: CommentPeople;
  readonly actions: CommentActions;
  /** Name of its place, if that is not clear from the page. */
  readonly place?: ReactNode;
}) {
  const { thread, people, actions, place } = props;
  const { comments, isResolved } = thread;
  const [answering, setAnswering] = useState(false);
  const [first] = comments;
  const by = first ? people.nameOf(first) : '';
  const isForYou =
    people.self !== '' && comments.some(({ text }) => mentions(text, people.self, [...people.names, people.self]));
  return (
    <article
      aria-label={`Comments by ${by}${isResolved ? ', resolved' : ''}`}
      className={`flex flex-col gap-2 border-2 border-l-8 bg-raised p-3 ${isResolved ? 'border-line' : 'border-service'}`}
    >
      {place}
      {isForYou && !isResolved && <p className="kicker text-service">Mentions you</p>}
      {first && first.id !== thread.id && <p className="text-sm text-grey">The first comment was deleted.</p>}
      <ul className="flex flex-col gap-3">
        {comments.map((comment) => (
          <li key={comment.id} className={comment.id === thread.id ? '' : 'ml-2 border-l-2 border-line pl-3'}>
            <p className="text-sm">
              <span className="sign">
                <bdi>{people.nameOf(comment)}</bdi>
              </span>{' '}
              <span className="text-grey">{sayTime(comment.at)}</span>
            </p>
            <CommentText text={comment.text} names={people.names} />
            {actions.onDelete && actions.mayDelete(comment) && (
              <DeleteButton name={people.nameOf(comment)} onDelete={() => actions.onDelete?.(comment)} />
            )}
          </li>
        ))}
      </ul>
      {answering && actions.onReply ? (
        <CommentForm
          label={`Reply to ${by}`}
          submit="Reply"
          names={people.names}
          autoFocus
          onSend={async (said) => {
            await actions.onReply?.(thread, said);
            setAnswering(false);
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {actions.onReply && !isResolved && (
            <Button onClick={() => setAnswering(true)}>
              Reply<span className="sr-only"> to {by}</span>
            </Button>
          )}
          {actions.onResolve && actions.mayResolve(thread) && (
            <Button
              look="quiet"
              icon={isResolved ? 'undo' : 'check'}
              onClick={() => actions.onResolve?.(thread, !isResolved)}
            >
              {isResolved ? 'Open again' : 'Resolve'}
              <span className="sr-only">: comments by {by}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** Threads of a page or place: open ones, what stands below them, and resolved ones, folded. */
export function ThreadList(props: {
  readonly threads: readonly Thread[];
  readonly view: (thread: Thread) => ReactNode;
  readonly children: ReactNode;
}) {
  const { threads, view, children } = props;
  const resolved = threads.filter(({ isResolved }) => isResolved);
  return (
    <>
      {threads.filter(({ isResolved }) => !isResolved).map(view)}
      {children}
      {resolved.length > 0 && (
        <details>
          <summary className="kicker min-h-9 content-center text-grey">Resolved: {resolved.length}</summary>
          <div className="mt-2 flex flex-col gap-3">{resolved.map(view)}</div>
        </details>
      )}
    </>
  );
}

const DeleteButton = ({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) => (
  <button type="button" className="min-h-8 text-sm text-service underline pointer-coarse:min-h-11" onClick={onDelete}>
    Delete<span className="sr-only"> the comment by {name}</span>
  </button>
);

/** Formats a time in the reader's format: "30 Nov, 14:05". */
const sayTime = (at: number): string =>
  new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
