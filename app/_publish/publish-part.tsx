'use client';

import { useCallback, useEffect, useState } from 'react';
import { ask, RequestFailed } from '@/app/_data/request';
import { useDraft } from '@/app/_draft/use-draft';
import { Alert } from '@/app/_ui/alert';
import type { Draft } from '@/lib/scenario/draft';
import type { PublicationOfDraft } from '@/lib/services/library/publication-of-draft';
import { type Published, PublishedNotice, PublishForm } from './publish-form';

const OFFLINE =
  'The server can’t be reached, and only the server can publish. Try again when you are online; nothing is lost.';
const NO_LIBRARY = 'This studio has no library: its operator has switched it off. Download the file to hand it on.';
const STOPPED = 'A moderator has stopped you from publishing here. Your drafts are not affected.';
const HIDDEN = 'A moderator has hidden this publication, so nothing can be added to it.';

/** Publishes the open draft as a version that never changes, after showing what becomes public. */
export function PublishPart() {
  const { draftId, draft, session } = useDraft();
  /** Answer of the library, and the draft as it was then. */
  const [asked, setAsked] = useState<{ place: PublicationOfDraft; of: Draft } | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [published, setPublished] = useState<{ version: Published; of: Draft } | undefined>(undefined);
  const load = useCallback(() => {
    const of = session.draft();
    return ask<PublicationOfDraft>('GET', addressFor(draftId, of)).then(
      (place) => setAsked({ place, of }),
      (error: unknown) => setTrouble(error instanceof RequestFailed && error.status > 0 ? error.message : OFFLINE),
    );
  }, [draftId, session]);
  useEffect(() => void load(), [load]);
  const { place } = asked ?? {};
  const refusal = trouble ?? (place && refusalOf(place));
  const isNew = place !== undefined && (place.isChanged || asked?.of !== draft);
  const onPublished = (version: Published) => {
    setPublished({ version, of: draft });
    void load();
  };

  return (
    <div className="flex flex-col gap-5">
      <Alert className="border-l-4 border-alarm pl-3">{refusal}</Alert>
      {!place && refusal === undefined && <p role="status">Asking the library…</p>}
      {published?.of === draft && <PublishedNotice published={published.version} />}
      {place && refusal === undefined && published?.of !== draft && isNew && (
        <PublishForm place={place} onPublished={onPublished} onUnsure={load} />
      )}
      {place?.publication && refusal === undefined && published?.of !== draft && !isNew && (
        <p className="border-l-4 border-exit pl-3">
          Version {place.publication.last} is as it is now, and{' '}
          <a href={place.publication.url} className="inline-block py-2 underline underline-offset-4">
            has a page
          </a>
          . Change something to publish another version.
        </p>
      )}
    </div>
  );
}

const addressFor = (draftId: string, { remixOf }: Draft): string =>
  `/api/drafts/${draftId}/publication?parent=${remixOf[0]?.sha256 ?? ''}`;

function refusalOf({ mode, isStopped, publication }: PublicationOfDraft): string | undefined {
  if (mode === 'off') return NO_LIBRARY;
  if (isStopped) return STOPPED;
  return publication?.state === 'hidden' ? HIDDEN : undefined;
}
