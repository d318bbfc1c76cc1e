'use client';

import { createDraft } from '@/app/_data/drafts-api';
import { Alert } from '@/app/_ui/alert';
import { Titled } from '@/app/_ui/titled';
import { useAttempt } from '@/app/_ui/use-attempt';
import { FileRoom } from './file-room';

/** Opens a scenario from a file as a new draft. */
export function OpenFile({ hasLibrary }: { readonly hasLibrary: boolean }) {
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const open = (scenario: unknown) =>
    attempt(async () => {
      const { id } = await createDraft({ scenario });
      window.location.assign(`/studio/${id}`);
    });
  return (
    <Titled id="file" title="Open a file" look="text-lg" className="mt-10 flex max-w-xl flex-col gap-2">
      <Alert className="border-2 border-alarm p-3 text-alarm">{trouble}</Alert>
      <FileRoom hasLibrary={hasLibrary} disabled={busy} opening={busy} onScenario={open} />
    </Titled>
  );
}
