'use client';

import { useCallback, useEffect, useState } from 'react';
import { ask, RequestFailed } from '@/app/_data/request';
import { useStudio } from '@/app/_draft/use-draft';
import { Alert } from '@/app/_ui/alert';
import { Dialog } from '@/app/_ui/dialog';
import type { Draft } from '@/lib/scenario/draft';
import type { PublicationOfDraft } from '@/lib/services/library/publication-of-draft';
import { type Published, PublishedNotice, PublishForm } from './publish-form';

const OFFLINE =
  'The server can’t be reached, and only the server can publish. Try again when you are online; nothing is lost.';
const NO_LIBRARY = 'This studio has no library: its operator has switched it off. Download the file to hand it on.';
const STOPPED = 'A moderator has stopped you from publishing here. Your drafts are not affected.';
const HIDDEN = 'A moderator has hidden this publication, so nothing can be added to it.';

/** Publishes the open draft as a version that never changes, after showing what becomes public. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { draftId, session } = useStudio();
  const [place, setPlace] = useState<PublicationOfDraft | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [published, setPublished] = useState<Published | undefined>(undefined);
  const load = useCallback(
    () =>
      ask<PublicationOfDraft>('GET', addressFor(draftId, session.draft())).then(setPlace, (error: unknown) =>
        setTrouble(error instanceof RequestFailed && error.status > 0 ? error.message : OFFLINE),
      ),
    [draftId, session],
  );
  useEffect(() => void load(), [load]);
  const refusal = trouble ?? (place && refusalOf(place));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish"
      help="A published version has a number and an address, and never changes. You can withdraw it, and publish another."
    >
      <Alert className="border-l-4 border-alarm pl-3">{refusal}</Alert>
      {!place && refusal === undefined && <p role="status">Asking the library…</p>}
      {place && refusal === undefined && !published && (
        <PublishForm place={place} onPublished={setPublished} onUnsure={load} onClose={onClose} />
      )}
      {published && <PublishedNotice published={published} />}
    </Dialog>
  );
}

const addressFor = (draftId: string, { remixOf }: Draft): string =>
  `/api/drafts/${draftId}/publication?parent=${remixOf[0]?.sha256 ?? ''}`;

function refusalOf({ mode, isStopped, publication }: PublicationOfDraft): string | undefined {
  if (mode === 'off') return NO_LIBRARY;
  if (isStopped) return STOPPED;
  return publication?.state === 'hidden' ? HIDDEN : undefined;
}
