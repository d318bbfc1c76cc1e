'use client';

import { type KeyboardEvent, useMemo, useState } from 'react';
import { CommentForm } from '@/app/_comments/comment-form';
import { knownNames, namesOf } from '@/app/_comments/people';
import { type CommentActions, ThreadList, ThreadView } from '@/app/_comments/thread-view';
import { type PlacedThread, stepAt } from '@/app/_draft/comment-desk';
import { REVIEW, stepOf, studioSteps } from '@/app/_draft/steps';
import { useShownComments, useThreads } from '@/app/_draft/use-comments';
import { useStudio } from '@/app/_draft/use-draft';
import { useTablePeople } from '@/app/_draft/use-people-names';
import { recallSelf } from '@/app/_join/remember';
import { announce } from '@/app/_ui/announce';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Tick } from '@/app/_ui/tick';
import { toast } from '@/app/_ui/toasts';
import { COMMENTS_MAX } from '@/lib/collab/document/comments';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';
import { sanitiseLine } from '@/lib/kernel/visible';
import { namePath } from '@/lib/scenario/locate';

const SHOWN_AT_ONCE = 30;
const FULL = `This scenario has ${COMMENTS_MAX.toLocaleString('en')} comments, which is the most. Delete some to add more.`;

/** The comments on one place, or all open ones by step. */
export function CommentsDialog({ onClose }: { readonly onClose: () => void }) {
  const { comments, session } = useStudio();
  const shown = useShownComments() ?? 'all';
  const book = session.comments;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || target instanceof HTMLTextAreaElement) return;
    // Elsewhere the keys undo what was written.
    event.preventDefault();
    event.stopPropagation();
    takeBack();
  };
  const takeBack = () => {
    const again = book?.undo();
    if (again) toast({ message: 'Taken back.', action: { label: 'Redo', run: again } });
  };
  return (
    <Dialog open onOpenChange={onClose} title="Comments">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of what is inside */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-4">
        {shown === 'all' ? <AllComments onGo={onClose} /> : <CommentsAt path={shown} onGo={onClose} />}
        <div className="flex flex-wrap gap-2 border-t-2 border-line pt-4">
          {shown !== 'all' && (
            <Button look="quiet" onClick={() => comments.show('all')}>
              All comments
            </Button>
          )}
          <UndoButton onUndo={takeBack} />
        </div>
      </div>
    </Dialog>
  );
}

function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const { session } = useStudio();
  useThreads();
  if (!session.comments?.canUndo) return null;
  return (
    <Button look="quiet" icon="undo" onClick={onUndo}>
      Undo the last comment
    </Button>
  );
}

function CommentsAt({ path, onGo }: { readonly path: Path; readonly onGo: () => void }) {
  const { session, you } = useStudio();
  const here = useThreads().filter((thread) => thread.path && formatPath(thread.path) === formatPath(path));
  const { people, actions } = useTalk();
  const label = useLabel();
  const hasOpen = here.some(({ isResolved }) => !isResolved);
  const { comments: book } = session;
  return (
    <>
      <p className="sign [overflow-wrap:anywhere]">
        <bdi>{label(path)}</bdi>
      </p>
      <ThreadList
        threads={here}
        view={(thread) => <ThreadView key={thread.id} thread={thread} people={people} actions={actions} />}
      >
        {!book ? (
          <p role="status" className="text-grey">
            Comments come once the shared document is open.
          </p>
        ) : session.readOnly ? null : book.count >= COMMENTS_MAX ? (
          <p className="text-alarm">{FULL}</p>
        ) : (
          <CommentForm
            label={hasOpen ? 'New comment' : 'Comment'}
            submit="Comment"
            names={people.names}
            autoFocus={!hasOpen}
            onSend={(said) => {
              book.add({ by: you, about: formatPath(path), ...said });
              announce('Comment added.');
            }}
          />
        )}
      </ThreadList>
      {!session.readOnly && <GoThere path={path} label="Go there" onGo={onGo} />}
    </>
  );
}

/** All threads by step, those about something deleted last. */
function AllComments({ onGo }: { readonly onGo: () => void }) {
  const { system } = useStudio();
  const [withResolved, setWithResolved] = useState(false);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const all = useThreads();
  const { people, actions } = useTalk();
  const label = useLabel();
  const open = all.filter(({ isResolved }) => !isResolved);
  const listed = withResolved ? all : open;
  const stepHolding = ({ path }: PlacedThread) => path && (stepAt(path) ?? stepOf(system.form, path));
  const groups = [
    ...studioSteps(system).map(({ id, title }) => ({
      title,
      threads: listed.filter((thread) => stepHolding(thread) === id),
    })),
    { title: 'On something deleted', threads: listed.filter(({ path }) => path === undefined) },
  ];
  let left = most;
  return (
    <>
      <p role="status">{open.length === 0 ? 'No open comments.' : `${open.length} open.`}</p>
      {open.length < all.length && (
        <Tick checked={withResolved} onChange={setWithResolved}>
          Show resolved ones too
        </Tick>
      )}
      {groups.map(({ title, threads }) => {
        const some = threads.slice(0, left);
        left -= some.length;
        if (some.length === 0) return null;
        return (
          <section key={title} aria-label={title} className="flex flex-col gap-3">
            <h3 className="kicker text-grey">
              {title} <span className="sr-only">, </span>
              {threads.length}
            </h3>
            {some.map((thread) => (
              <ThreadView
                key={thread.id}
                thread={thread}
                people={people}
                actions={actions}
                place={
                  thread.path ? (
                    <GoThere path={thread.path} label={label(thread.path)} onGo={onGo} />
                  ) : (
                    <p className="text-sm text-grey">On something deleted</p>
                  )
                }
              />
            ))}
          </section>
        );
      })}
      {listed.length > most && <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>Show more</Button>}
    </>
  );
}

function GoThere(props: { readonly path: Path; readonly label: string; readonly onGo: () => void }) {
  const { path, label, onGo } = props;
  const { focusPath, goToStep } = useStudio();
  const go = () => {
    onGo();
    const step = stepAt(path);
    // After the dialog has closed: it gives the focus back to its opener.
    requestAnimationFrame(() => (step === undefined ? focusPath(path) : goToStep(step)));
  };
  return (
    <button
      type="button"
      onClick={go}
      className="min-h-8 self-start text-left text-sm text-service underline pointer-coarse:min-h-11 [overflow-wrap:anywhere]"
    >
      <bdi>{label}</bdi>
    </button>
  );
}

/** Returns a function that names a place: "Goals: Open the hatch, in detail". */
function useLabel(): (path: Path) => string {
  const { session, system } = useStudio();
  return (path) => {
    const step = stepAt(path);
    const title =
      studioSteps(system).find(({ id }) => id === (step ?? stepOf(system.form, path)))?.title ?? REVIEW.title;
    if (step !== undefined) return `${title}: the whole step`;
    const names = namePath(path, system.draftShape, session.draft() as unknown as Json).map(sanitiseLine);
    return [title, ...names].join(' › ');
  };
}

/** The people of the comments, and what the user can do with comments. */
function useTalk() {
  const { session, you } = useStudio();
  const threads = useThreads();
  const atTables = useTablePeople();
  const people = useMemo(() => {
    const all = threads.flatMap(({ comments }) => comments);
    return {
      nameOf: namesOf(all),
      names: [...new Set([...knownNames(all), ...Object.values(atTables).map(({ name }) => sanitiseLine(name))])],
      self: recallSelf()?.name ?? '',
    };
  }, [threads, atTables]);
  const { comments: book } = session;
  const actions: CommentActions = {
    ...(book &&
      !session.readOnly && {
        onReply: ({ id, about }, said) => {
          if (book.count >= COMMENTS_MAX) throw new Error(FULL);
          book.add({ by: you, about, re: id, ...said });
        },
        onResolve: ({ id }, isResolved) => {
          const run = book.resolve(id, isResolved, you);
          toast({ message: isResolved ? 'Resolved.' : 'Opened again.', action: { label: 'Undo', run } });
        },
        onDelete: (comment) => {
          toast({ message: 'Comment deleted.', action: { label: 'Undo', run: book.remove(comment, you) } });
        },
      }),
    mayResolve: () => true,
    mayDelete: () => true,
  };
  return { people, actions };
}
