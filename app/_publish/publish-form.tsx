'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '@/app/_data/request';
import { useDraft } from '@/app/_draft/use-draft';
import { Finding } from '@/app/_read/findings';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Progress } from '@/app/_ui/progress';
import { Titled } from '@/app/_ui/titled';
import type { PublishReply, PublishRequest } from '@/app/_workers/check-protocol';
import { wordsOfDraft } from '@/app/_workers/scenario-art';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { sanitiseLine } from '@/lib/kernel/visible';
import type { ChainLink, Draft } from '@/lib/scenario/draft';
import type { KnownPicture } from '@/lib/scenario/publishable';
import type { PublicationOfDraft } from '@/lib/services/library/publication-of-draft';
import { WhatBecomesPublic } from './what-becomes-public';

interface PublishValues {
  readonly note: string;
  readonly listing: 'public' | 'unlisted';
}

/** Longest note; the same as for a line of the scenario. */
const NOTE_MAX = 200;
const CANCELLED = 'Cancelled. If the server had finished already, the version is in your list on the home page.';

const FAILED: Issue = {
  code: 'publish/unchecked',
  severity: 'error',
  path: [],
  message: 'The inspector could not be loaded. Check your connection, then open this again.',
};

/** Pause in typing after which the draft is inspected again. */
const QUIET_MS = 400;

/**
 * Returns the issues that prevent publishing a draft, found by a worker; undefined until they are known. While the
 * author types they may be those of an earlier draft.
 */
function usePublishIssues(
  draft: Draft,
  pictures: readonly KnownPicture[] | undefined,
  ownsParent: boolean,
): { readonly issues: readonly Issue[] | undefined; readonly isCurrent: boolean } {
  const [found, setFound] = useState<{ of: Draft; issues: readonly Issue[] } | undefined>(undefined);
  useEffect(() => {
    if (!pictures) return;
    let worker: Worker | undefined;
    const inspect = () => {
      worker = new Worker(new URL('../_workers/check.worker.ts', import.meta.url), { type: 'module' });
      const request: PublishRequest = {
        type: 'publish',
        system: draft.system,
        draft: draft as unknown as Json,
        pictures,
        ownsParent,
      };
      const show = (issues: readonly Issue[]) => setFound({ of: draft, issues });
      worker.addEventListener('message', ({ data }: MessageEvent<PublishReply>) => {
        if (data.type === 'ready') worker?.postMessage(request);
        else show(data.type === 'publishable' ? data.issues : [FAILED]);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        show([FAILED]);
      });
    };
    const soon = setTimeout(inspect, QUIET_MS);
    return () => {
      clearTimeout(soon);
      worker?.terminate();
    };
  }, [draft, pictures, ownsParent]);
  return { issues: found?.issues, isCurrent: found?.of === draft };
}

export function PublishForm(props: {
  readonly place: PublicationOfDraft;
  readonly onPublished: (published: Published) => void;
  /** Called if publishing failed or was cancelled, since the server may have published it. */
  readonly onUnsure: () => void;
}) {
  const { place, onPublished, onUnsure } = props;
  const { draft, draftId, session } = useDraft();
  const { publication } = place;
  const pictures = usePictures(draftId);
  const { issues, isCurrent } = usePublishIssues(draft, pictures, place.ownsParent);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const saved = useSyncExternalStore(session.subscribe, session.saveState, session.saveState);
  const { register, handleSubmit } = useForm<PublishValues>({
    defaultValues: { note: '', listing: place.mode === 'unlisted' ? 'unlisted' : 'public' },
  });
  const isBlocked = !isCurrent || (issues?.some(isError) ?? true);
  const mustFix = issues?.some(isError) ?? false;

  const publish = handleSubmit(async ({ note, listing }) => {
    const stopping = new AbortController();
    stop.current = stopping;
    setBusy(true);
    setTrouble(undefined);
    try {
      // An existing publication keeps its listing.
      const values = { draft: draftId, note: note.trim(), ...(!publication && { listing }) };
      onPublished(await ask<Published>('POST', '/api/library', values, stopping.signal));
    } catch (error) {
      setTrouble(stopping.signal.aborted ? CANCELLED : (error as Error).message);
      onUnsure();
    } finally {
      setBusy(false);
    }
  });

  return (
    <form className="flex flex-col gap-5" onSubmit={publish}>
      {!issues && <p role="status">Inspecting it…</p>}
      {issues && issues.length > 0 && (
        <Titled
          id="publish-issues"
          as="h3"
          title={mustFix ? 'Fix this first' : 'Look at this first'}
          look="mb-2 text-lg"
        >
          <ul className="flex flex-col gap-2">
            {issues.map((issue) => (
              <Finding key={`${issue.code} ${issue.path.join('/')}`} issue={issue} />
            ))}
          </ul>
        </Titled>
      )}
      <Titled id="becomes-public" as="h3" title="This becomes public" look="mb-2 text-lg">
        <WhatBecomesPublic draft={draft} pictures={pictures} mark={place.mark} />
      </Titled>
      <label className="flex flex-col gap-1">
        <span className="sign">{noteLabel(publication?.last, draft.remixOf)}</span>
        <input className="input" maxLength={NOTE_MAX} autoComplete="off" {...register('note')} />
      </label>
      {publication ? (
        <p>
          {publication.listing === 'public'
            ? 'The publication is public: the library lists its newest version.'
            : 'The publication is unlisted: only people with its address find it.'}{' '}
          You can change that on the home page, under “Your publications”.
        </p>
      ) : (
        <Listing mode={place.mode} register={register('listing')} />
      )}
      <Alert className="border-l-4 border-alarm pl-3">{saved.state === 'unsaved' ? saved.message : undefined}</Alert>
      <Alert className="border-l-4 border-alarm pl-3">{trouble}</Alert>
      <Progress
        label="The studio is playing it 100 times with each number of players…"
        done={busy ? 'unknown' : undefined}
        onCancel={() => stop.current?.abort()}
      />
      <Button type="submit" look="main" className="self-start" disabled={busy || isBlocked || saved.state !== 'saved'}>
        {busy ? 'Publishing…' : publication ? `Publish version ${publication.last + 1}` : 'Publish version 1'}
      </Button>
    </form>
  );
}

/** Answer of the server to publishing. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly url: string;
  /** True if the same bytes were published before, under that number. */
  readonly same?: true;
  /** True if a moderator has to approve it before it is listed. */
  readonly waits?: true;
}

/** Shows the new version's address, or that there was nothing to publish. */
export function PublishedNotice({ published }: { readonly published: Published }) {
  const { version, url, same, waits } = published;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg text-exit outline-none">
        {same ? `Same as version ${version}: nothing was published` : `Version ${version} is published`}
      </h3>
      {waits && !same && (
        <p className="border-l-4 border-hazard pl-3">
          It waits for approval: the library lists it once a moderator has looked at it. Its address works at once.
        </p>
      )}
      <div className="flex">
        <CopyLine label={`Address of version ${version}`} url={url} />
      </div>
      <p>
        <a href={url} className={buttonLook('main')}>
          Open its page
        </a>
      </p>
    </div>
  );
}

/** Label of the note about changes: names the previous version, otherwise the parent of a remix. */
export function noteLabel(lastVersion: number | undefined, [parent]: readonly ChainLink[]): string {
  if (lastVersion !== undefined) return `What changed since version ${lastVersion} (optional)`;
  if (parent) return `What changed since “${sanitiseLine(parent.title) || 'Untitled'}” (optional)`;
  return 'What is new (optional)';
}

/** Returns descriptions and credits of a draft's own pictures; undefined until they are loaded. */
function usePictures(draftId: string): readonly KnownPicture[] | undefined {
  const [pictures, setPictures] = useState<readonly KnownPicture[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void wordsOfDraft('', draftId).then((words) => {
      if (!gone) setPictures([...words].map(([hash, said]) => ({ hash, ...said })));
    });
    return () => {
      gone = true;
    };
  }, [draftId]);
  return pictures;
}

function Listing(props: {
  readonly mode: PublicationOfDraft['mode'];
  readonly register: ReturnType<ReturnType<typeof useForm<PublishValues>>['register']>;
}) {
  const { mode, register } = props;
  if (mode === 'unlisted') {
    return <p>This studio lists only its own scenarios. Yours is found by people who have its address.</p>;
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sign mb-1">Who finds it</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input type="radio" value="public" className="size-5 accent-exit" {...register} />
        everybody{mode === 'review' && ', once a moderator has approved it'}
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input type="radio" value="unlisted" className="size-5 accent-exit" {...register} />
        only people who have its address
      </label>
    </fieldset>
  );
}
