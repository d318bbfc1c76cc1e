'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countWriting, isTellingDue, noteTold } from '@/app/_draft/writing-time';
import { RECOVERY_PAGE } from '@/app/_home/recovery-page';
import { announce } from '@/app/_ui/announce';
import { Button, buttonLook } from '@/app/_ui/button';

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
  return (
    <section
      aria-label="Your list of drafts"
      className="mx-auto mb-6 flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-2 border-2 border-service bg-raised p-3"
    >
      <p className="measure min-w-0 flex-1 basis-80">
        {SAYS} Keep your recovery link: it opens the list on another device, or here if the browser loses its cookies.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={RECOVERY_PAGE} className={buttonLook()}>
          Take it along
        </a>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
