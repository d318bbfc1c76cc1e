'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { whenLineIsFree } from '@/app/_data/line';
import { ChosenEntries } from '@/app/_draft/chosen-entry';
import { loadGame } from '@/app/_draft/game-part';
import { PRINT } from '@/app/_draft/steps';
import { DraftProvider } from '@/app/_draft/use-draft';
import { fetchPictureDialog } from '@/app/_forms/picture-field';
import { InertUntilHydrated } from '@/app/_ui/inert-until-hydrated';
import { fetchToastList } from '@/app/_ui/toasts';
import { messageOf } from '@/app/_ui/use-attempt';
import { fetchPasteDialog } from '@/app/_widgets/entry-list';
import { prepareKitWorker } from '@/app/_workers/kit-worker';
import { EarlySession } from '@/lib/collab/client/early-session';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Draft } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { fetchReportDrawer } from './report';
import { fetchStuck } from './step-view';
import { fetchCommentsDialog, fetchPalette, fetchReplaceDialog, fetchShortcutsDialog } from './studio-dialogs';
import { fetchPrintStep, StudioShell } from './studio-shell';

const NOT_LOADED = 'Part of Trapdoor could not be loaded. Reload the page to write here.';

/** Fetches shared with the components that show the parts: an `import` inside `dynamic` would get separate chunks. */
const FETCHES = [
  fetchToastList,
  fetchPasteDialog,
  fetchPictureDialog,
  fetchReportDrawer,
  fetchStuck,
  fetchPalette,
  fetchReplaceDialog,
  fetchShortcutsDialog,
  fetchCommentsDialog,
];

const SOON_MS = 1_500;

/** Prefetches the small parts that a key or a click may need, once the page is idle and still online. */
function fetchAhead(): () => void {
  let stopped = false;
  const timer = setTimeout(async () => {
    await whenLineIsFree();
    // Errors are ignored: the next request retries.
    if (!stopped) for (const fetchPart of FETCHES) fetchPart().catch(() => undefined);
  }, SOON_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Call in the first render: hydration takes seconds on a slow phone, in which the line would be idle. */
function preparePrinting(system: string): void {
  prepareKitWorker(system);
  // Errors are ignored: the step and the worker retry. A worker fetches the chunks of a game one after the other, and
  // finds those that the page has fetched in the browser's cache.
  for (const load of [fetchPrintStep, () => loadGame(system)]) load().catch(() => undefined);
}

/** Shows the draft as sent by the server, readable and editable at once, while the browser opens its document. */
export function OpenStudio(props: {
  readonly manifest: GameManifest;
  readonly players: PlayerRange;
  readonly draft: Draft;
  readonly canEdit: boolean;
  /** Id by which the draft knows the user. */
  readonly you: string;
}) {
  const { manifest, players, draft, canEdit } = props;
  const [session] = useState(() => new EarlySession(draft, canEdit));
  const isPrinting = usePathname() === `/studio/${draft.id}/${PRINT.id}`;
  useState(() => isPrinting && typeof window !== 'undefined' && preparePrinting(manifest.id));
  const draftId = draft.id;

  useEffect(() => {
    let gone = false;
    let stopFetching: (() => void) | undefined;
    let stopSending: (() => void) | undefined;
    const stopWatching = session.watch();
    import('@/lib/collab/client/draft-session')
      .then(
        ({ openDraftSession }) => openDraftSession({ draftId, system: manifest }),
        () => Promise.reject(new Error(NOT_LOADED)),
      )
      .then(
        (opened) => {
          stopWatching();
          if (gone) return opened.destroy();
          session.adopt(opened);
          stopFetching = fetchAhead();
          // Uploads pictures that were added while offline.
          void import('@/app/_art/send-art').then(
            ({ sendWaitingArt }) => {
              if (!gone) stopSending = sendWaitingArt(draftId);
            },
            () => undefined,
          );
        },
        (error: unknown) => {
          stopWatching();
          if (!gone) session.refuse(messageOf(error));
        },
      );
    return () => {
      gone = true;
      stopWatching();
      stopFetching?.();
      stopSending?.();
      session.destroy();
    };
  }, [session, draftId, manifest]);

  return (
    <ChosenEntries>
      <DraftProvider session={session} system={manifest} players={players} draftId={draftId} you={props.you}>
        <InertUntilHydrated>
          <StudioShell />
        </InertUntilHydrated>
      </DraftProvider>
    </ChosenEntries>
  );
}
