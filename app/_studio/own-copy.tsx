'use client';

import { useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { useAttempt } from '@/app/_ui/use-attempt';
import { parseId } from '@/lib/kernel/address-parts';

/** Loads the parts that read a draft from this browser's own store, and saves it as a file. False if there is none. */
async function saveCopy(draftId: string): Promise<boolean> {
  const [{ readStoredCopy }, { systems }, { downloadDraft }, { gameManifestOf }] = await Promise.all([
    import('@/lib/collab/client/stored-copy'),
    import('@/lib/systems/registry'),
    import('@/app/_draft/download'),
    import('@/lib/scenario/game-manifest'),
  ]);
  const copy = await readStoredCopy(draftId, systems);
  if (copy) downloadDraft(copy.draft, gameManifestOf(copy.system));
  return copy !== undefined;
}

/** Ways back to a draft for an author whose browser has lost its cookies. Names nothing before it is asked to. */
export function OwnCopy({ draftId }: { readonly draftId: string }) {
  const [isSaved, setSaved] = useState<boolean | undefined>(undefined);
  const { trouble, busy, attempt } = useAttempt();
  const id = parseId(draftId);
  if (id === undefined) return null;
  return (
    <section aria-labelledby="wrote-here" className="mt-4 flex flex-col gap-3 border-t-2 border-ink pt-4">
      <h2 id="wrote-here" className="text-lg">
        Wrote here before?
      </h2>
      <p className="measure">
        Open your recovery link: it brings your list back to this browser. You find the link wherever you saved it, or
        on the home page of a browser that still has your list.
      </p>
      <p className="measure">
        No link? This browser may still hold what was written in it, even if it was never saved on the server.
      </p>
      <div>
        <Button icon="download" disabled={busy} onClick={() => attempt(async () => setSaved(await saveCopy(id)))}>
          Save what this browser holds
        </Button>
      </div>
      <Alert className="text-alarm">{trouble}</Alert>
      <p role="status">
        {isSaved === true && 'Saved as a file. Open it on the home page to go on writing.'}
        {isSaved === false && 'This browser holds nothing of this scenario.'}
      </p>
    </section>
  );
}
