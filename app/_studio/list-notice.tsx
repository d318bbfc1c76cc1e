'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ask } from '@/app/_data/request';
import { countWriting, isTellingDue, noteTold } from '@/app/_draft/writing-time';
import { Alert } from '@/app/_ui/alert';
import { announce } from '@/app/_ui/announce';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { useAttempt } from '@/app/_ui/use-attempt';

const SAYS = 'The list of your drafts belongs to this browser.';

/**
 * Notice that the list of drafts is kept in this browser, with the recovery link. Shown once, after ten minutes of
 * writing, and only together with a new step, so that nothing moves while the user types.
 */
export function ListNotice({ step }: { readonly step: string }) {
  const [isShown, setShown] = useState(false);
  const before = useRef(step);
  useEffect(countWriting, []);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!isTellingDue()) return;
    noteTold();
    setShown(true);
    announce(SAYS);
  }, [step]);
  if (!isShown) return null;
  const close = () => {
    setShown(false);
    document.getElementById('step')?.focus();
  };
  return <Notice onClose={close} />;
}

function Notice({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState<string | undefined>(undefined);
  const { trouble, busy, attempt } = useAttempt();
  const show = () => attempt(async () => setUrl((await ask<{ url: string }>('GET', '/api/me/recovery')).url));
  return (
    <section
      aria-label="Your list of drafts"
      className="mx-auto mb-6 flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-2 border-2 border-service bg-raised p-3"
    >
      <p className="measure min-w-0 flex-1 basis-80">
        {SAYS} Keep your recovery link: it opens the list on another device, or here if the browser loses its cookies.
      </p>
      <Alert className="text-alarm">{trouble}</Alert>
      <div className="flex flex-wrap gap-2">
        {url === undefined && (
          <Button disabled={busy} onClick={show}>
            Show my recovery link
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {url !== undefined && (
        <div className="basis-full">
          <CopyLine label="Recovery link" url={url} />
        </div>
      )}
    </section>
  );
}
