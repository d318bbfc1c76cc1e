'use client';

import { useEffect, useRef, useState } from 'react';
import type { DraftRow } from '@/app/_data/drafts-api';
import { ask } from '@/app/_data/request';
import { Button, buttonLook } from '@/app/_ui/button';
import { useAttempt } from '@/app/_ui/use-attempt';
import { nameOf } from './own-draft';

/** Asks what to do with a file that was saved from a draft in the list. */
export function OwnDraftNotice(props: {
  readonly draft: DraftRow;
  /** The file's scenario, without the parts that can't be opened. */
  readonly scenario: unknown;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}) {
  const { draft, scenario, onCopy, onLeave } = props;
  const { trouble, busy, attempt } = useAttempt();
  const [before, setBefore] = useState<number | undefined>(undefined);
  const name = nameOf(draft);
  const address = `/studio/${draft.id}`;
  const put = (body: unknown) =>
    attempt(() => ask<{ readonly before: number }>('PUT', `/api/drafts/${draft.id}`, body));
  const replace = async () => {
    const done = await put({ scenario });
    if (done) setBefore(done.before);
  };
  const undo = async () => {
    if (await put({ seq: before })) setBefore(undefined);
  };

  return (
    <div role="alert" className="border-l-4 border-service pl-3 [overflow-wrap:anywhere]">
      {before === undefined ? (
        <>
          <p className="sign">This file is of your draft “{name}”</p>
          <p className="mt-1">
            Your draft may have changed since it was made. Open the draft as it is, open the file as a copy, or put the
            file in the place of the draft.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <a href={address} className={buttonLook('main')}>
              Open it
            </a>
            <Button disabled={busy} onClick={onCopy}>
              As a copy
            </Button>
            {draft.role !== 'read' && (
              <Button disabled={busy} onClick={replace}>
                Replace
              </Button>
            )}
            <Button look="quiet" disabled={busy} onClick={onLeave}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="sign">“{name}” is now as it is in the file</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <FocusedLink href={address}>Open it</FocusedLink>
            <Button disabled={busy} onClick={undo}>
              Undo
            </Button>
          </div>
        </>
      )}
      {trouble !== undefined && <p className="mt-2 text-alarm">{trouble}</p>}
    </div>
  );
}

/** Link that takes the focus, since the focused button has gone. */
function FocusedLink({ href, children }: { readonly href: string; readonly children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <a ref={link} href={href} className={buttonLook('main')}>
      {children}
    </a>
  );
}
