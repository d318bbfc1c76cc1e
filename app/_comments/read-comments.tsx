'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { ask } from '@/app/_data/request';
import { recallSelf } from '@/app/_join/remember';
import { Alert } from '@/app/_ui/alert';
import { Options } from '@/app/_ui/options';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { Thread } from '@/lib/collab/document/comments';
import type { CommentRequest, CommentsOfLink } from '@/lib/services/drafts/comments';
import { CommentForm } from './comment-form';
import { knownNames, namesOf } from './people';
import { ThreadList, ThreadView } from './thread-view';

const HASH = '#comment/';

/** Comments below a page to read, for people whose link takes them. Links on the page open the form. */
export function ReadComments({ address, given }: { readonly address: string; readonly given: CommentsOfLink }) {
  const [{ you, threads, places }, setComments] = useState(given);
  const [about, setAbout] = useState(given.places[0]?.about ?? '');
  const { trouble, attempt } = useAttempt();
  const form = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    document.documentElement.dataset.comments = '';
    const choose = () => {
      if (!window.location.hash.startsWith(HASH)) return;
      setAbout(window.location.hash.slice(HASH.length));
      // The same link works again.
      window.history.replaceState(null, '', window.location.pathname);
      form.current?.scrollIntoView({ block: 'center' });
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    };
    choose();
    const look = () => {
      // Failures are ignored: the next visit retries.
      if (!document.hidden) ask<CommentsOfLink>('GET', address).then(setComments, () => undefined);
    };
    window.addEventListener('hashchange', choose);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('hashchange', choose);
      document.removeEventListener('visibilitychange', look);
    };
  }, [address]);

  const send = async (asked: CommentRequest) => setComments(await ask<CommentsOfLink>('POST', address, asked));
  const all = threads.flatMap(({ comments }) => comments);
  const people = { nameOf: namesOf(all), names: knownNames(all), self: recallSelf()?.name ?? '' };
  const actions = {
    onReply: ({ id, about }: Thread, said: { readonly name: string; readonly text: string }) =>
      send({ act: 'add', about, re: id, ...said }),
    onResolve: ({ id }: Thread, isResolved: boolean) =>
      void attempt(() => send({ act: 'resolve', thread: id, isResolved })),
    onDelete: ({ id }: { readonly id: string }) => void attempt(() => send({ act: 'remove', id })),
    mayResolve: ({ id, comments }: Thread) => comments.some((comment) => comment.id === id && comment.by === you),
    mayDelete: ({ by }: { readonly by: string }) => by === you,
  };
  const titleOf = new Map(places.map((place) => [place.about, place.title]));
  const view = (thread: Thread) => (
    <ThreadView
      key={thread.id}
      thread={thread}
      people={people}
      actions={actions}
      place={
        <p className="text-sm text-grey [overflow-wrap:anywhere]">
          <bdi>{titleOf.get(thread.about) ?? 'On something that is not on this page'}</bdi>
        </p>
      }
    />
  );

  return (
    <section
      aria-labelledby={headingId}
      className="mx-auto flex max-w-4xl flex-col gap-4 px-4 pb-[calc(2rem+var(--safe-bottom))] sm:px-8 print:hidden"
    >
      <h2 id={headingId} className="border-b-2 border-ink pb-1 text-xl">
        Comments
      </h2>
      <p className="measure">The authors see what you write here, and so does everybody else with a link to comment.</p>
      <Alert className="text-alarm">{trouble}</Alert>
      {threads.every(({ isResolved }) => isResolved) && <p className="text-grey">No open comments.</p>}
      <ThreadList threads={threads} view={view}>
        <div ref={form} className="flex flex-col gap-3 border-2 border-ink p-3">
          <label className="flex flex-col gap-1">
            <span className="sign text-sm">About</span>
            <select className="input" value={about} onChange={({ target }) => setAbout(target.value)}>
              <Options of={places.map((place) => [place.about, place.title])} />
            </select>
          </label>
          <CommentForm
            label="Comment"
            submit="Comment"
            names={people.names}
            onSend={(said) => send({ act: 'add', about, ...said })}
          />
        </div>
      </ThreadList>
    </section>
  );
}
