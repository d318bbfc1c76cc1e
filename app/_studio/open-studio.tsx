'use client';

import { useEffect, useState } from 'react';
import { loadDrafts } from '@/app/_home/drafts-api';
import type { DraftSession } from '@/lib/collab/draft-session';
import type { System } from '@/lib/systems/contract';
import { StudioShell } from './studio-shell';
import { DraftProvider } from './use-draft';

type State =
  | { readonly at: 'opening' }
  | { readonly at: 'open'; readonly session: DraftSession; readonly system: System }
  | { readonly at: 'failed'; readonly message: string };

/** Opens the draft in this browser, then shows the studio. */
export function OpenStudio({ draftId }: { readonly draftId: string }) {
  const [state, setState] = useState<State>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let gone = false;
    let session: DraftSession | undefined;
    setState({ at: 'opening' });
    open(draftId).then(
      (opened) => {
        session = opened.session;
        if (gone) session.destroy();
        else setState({ at: 'open', ...opened });
      },
      (error: unknown) => {
        if (!gone) setState({ at: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      gone = true;
      session?.destroy();
    };
  }, [draftId, attempt]);

  if (state.at === 'open') {
    return (
      <DraftProvider session={state.session} system={state.system} draftId={draftId}>
        <StudioShell />
      </DraftProvider>
    );
  }
  if (state.at === 'opening') {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <p role="status" className="kicker border-2 border-dashed border-grey px-4 py-3 text-grey">
          Unlocking the studio…
        </p>
      </main>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="text-2xl">This door stays shut for now</h1>
      <p role="alert">{state.message}</p>
      <div className="flex flex-wrap gap-4">
        <button
          type="button"
          className="sign min-h-11 rounded-sm border-2 border-exit bg-exit px-4 text-on-exit"
          onClick={() => setAttempt(attempt + 1)}
        >
          Try again
        </button>
        <a className="sign inline-flex min-h-11 items-center underline" href="/">
          Back to your list
        </a>
      </div>
    </main>
  );
}

async function open(draftId: string) {
  const [drafts, { openDraftSession }, { findSystem }] = await Promise.all([
    loadDrafts(),
    import('@/lib/collab/draft-session'),
    import('@/lib/systems/registry'),
  ]);
  const mine = drafts.find(({ id }) => id === draftId);
  if (!mine) throw new Error('This scenario is not on your list. Open the link that you were given once more.');
  const system = findSystem(mine.system);
  if (!system) throw new Error(`This Trapdoor does not know the game “${mine.system}”. Update it, then try again.`);
  return { system, session: await openDraftSession({ draftId, system }) };
}
