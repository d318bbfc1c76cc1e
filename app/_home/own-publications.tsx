'use client';

import { useEffect, useRef, useState } from 'react';
import { ask } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Titled } from '@/app/_ui/titled';
import { useAttempt } from '@/app/_ui/use-attempt';
import { sanitiseLine } from '@/lib/kernel/visible';
import type { ListedOwn, ListedVersion, PublicationState } from '@/lib/services/library/own-publications';

const STATES: Readonly<Record<PublicationState, string>> = {
  public: 'Public',
  unlisted: 'Unlisted: found only by its address',
  waits: 'Waits for approval',
  hidden: 'Hidden by a moderator',
  withdrawn: 'Withdrawn',
};

/** The member's publications: their addresses and listing, and withdrawal. */
export function OwnPublications({ given }: { readonly given: readonly ListedOwn[] }) {
  const [publications, setPublications] = useState(given);
  const { trouble, attempt } = useAttempt();
  const [done, setDone] = useState('');
  const change = async (work: () => Promise<unknown>, said: string) => {
    setDone('');
    await attempt(async () => {
      await work();
      setDone(said);
      setPublications(await ask<readonly ListedOwn[]>('GET', '/api/me/publications'));
    });
  };
  return (
    <Titled id="publications" title="Your publications" look="border-b-4 border-ink pb-2 text-xl" className="mt-12">
      <Alert className="mt-4 text-alarm">{trouble}</Alert>
      <p role="status">{done}</p>
      <ul>
        {publications.map((publication) => (
          <Publication key={publication.id} publication={publication} onAttempt={change} />
        ))}
      </ul>
    </Titled>
  );
}

interface Acting {
  readonly publication: ListedOwn;
  readonly onAttempt: (work: () => Promise<unknown>, said: string) => Promise<void>;
}

function Publication({ publication, onAttempt }: Acting) {
  const { id, title, state, listing, isKeptUnlisted, url, versions } = publication;
  const name = sanitiseLine(title) || 'Withdrawn scenario';
  const isThere = state !== 'withdrawn' && state !== 'hidden';
  const other = listing === 'public' ? 'unlisted' : 'public';
  return (
    <li className="flex flex-col gap-2 border-b-2 border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a
          href={`/library/${id}`}
          className="sign min-w-0 flex-1 basis-64 py-2 text-lg underline-offset-4 hover:underline [overflow-wrap:anywhere]"
        >
          {name}
        </a>
        <p className="text-sm text-grey">
          {STATES[state]}
          {isKeptUnlisted && state === 'unlisted' && ' (a moderator decided that)'}
        </p>
      </div>
      {isThere && (
        <div className="flex flex-wrap items-start gap-2">
          <CopyLine label={`Address of “${name}”`} url={url} />
          {!isKeptUnlisted && (
            <Button
              onClick={() =>
                onAttempt(
                  () => ask('PATCH', `/api/library/${id}`, { listing: other }),
                  `“${name}” is ${other === 'public' ? 'public' : 'unlisted'} now.`,
                )
              }
            >
              {other === 'public' ? 'Make it public' : 'Make it unlisted'}
              <span className="sr-only">: “{name}”</span>
            </Button>
          )}
        </div>
      )}
      <details>
        <summary className="sign min-h-11 cursor-pointer content-center">
          {versions.length === 1 ? '1 version' : `${versions.length} versions`}
        </summary>
        <ul className="mt-1 flex flex-col gap-2 border-l-4 border-line pl-3">
          {versions.map((version) => (
            <li key={version.number} className="flex flex-wrap items-center gap-x-4">
              <VersionLine id={id} version={version} />
              {version.state !== 'withdrawn' && state !== 'hidden' && (
                <Withdrawal
                  what={`version ${version.number}`}
                  of={name}
                  onWithdraw={() =>
                    onAttempt(
                      () => ask('DELETE', `/api/library/${id}/versions/${version.number}`),
                      `Version ${version.number} of “${name}” is withdrawn.`,
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
        {isThere && versions.filter((version) => version.state !== 'withdrawn').length > 1 && (
          <Withdrawal
            what="all versions"
            of={name}
            onWithdraw={() =>
              onAttempt(() => ask('DELETE', `/api/library/${id}`), `All versions of “${name}” are withdrawn.`)
            }
          />
        )}
      </details>
    </li>
  );
}

function VersionLine({ id, version }: { readonly id: string; readonly version: ListedVersion }) {
  const { number, at, note, state } = version;
  return (
    <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
      {state === 'withdrawn' ? (
        `Version ${number}`
      ) : (
        <a href={`/library/${id}/${number}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Version {number}
        </a>
      )}
      <span className="text-grey">
        , <time dateTime={at}>{at.slice(0, 10)}</time>
        {state === 'waits' && ', waits for approval'}
        {state === 'withdrawn' && ', withdrawn'}
      </span>
      {note !== '' && `: ${sanitiseLine(note)}`}
    </p>
  );
}

/** Confirmation in two steps: the second one says what is deleted and what stays. */
function Withdrawal(props: {
  readonly what: string;
  readonly of: string;
  readonly onWithdraw: () => Promise<unknown>;
}) {
  const { what, of } = props;
  const [step, setStep] = useState<'ask' | 'sure' | 'busy'>('ask');
  const sure = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (step === 'sure') sure.current?.focus();
  }, [step]);
  if (step === 'ask') {
    return (
      <button type="button" className={buttonLook('quiet', 'text-alarm')} onClick={() => setStep('sure')}>
        Withdraw {what}…<span className="sr-only"> of “{of}”</span>
      </button>
    );
  }
  return (
    <fieldset
      ref={sure}
      tabIndex={-1}
      aria-label={`Withdraw ${what}`}
      className="my-2 flex basis-full flex-col items-start gap-3 border-4 border-alarm bg-raised p-4"
    >
      <p className="measure">
        This deletes the text, its pictures and its entry in the library at once, and can’t be undone. The number and
        the dates stay, with a line that says you withdrew it; so do your draft, and the copies and remixes that people
        have made.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="danger"
          disabled={step === 'busy'}
          onClick={() => {
            setStep('busy');
            void props.onWithdraw().finally(() => setStep('ask'));
          }}
        >
          {step === 'busy' ? 'Withdrawing…' : `Withdraw ${what} for good`}
        </Button>
        <Button look="quiet" onClick={() => setStep('ask')}>
          Keep it
        </Button>
      </div>
    </fieldset>
  );
}
