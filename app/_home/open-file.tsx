'use client';

import { Alert } from '@/app/_ui/alert';
import { Titled } from '@/app/_ui/titled';
import { FileRoom } from './file-room';
import { useStartDraft } from './use-start-draft';

/** Opens a scenario from a file as a new draft. */
export function OpenFile({ hasLibrary }: { readonly hasLibrary: boolean }) {
  const { trouble, busy, start } = useStartDraft();
  return (
    <Titled id="file" title="Open a file" look="text-lg" className="mt-10 flex max-w-xl flex-col gap-2">
      <Alert className="border-2 border-alarm p-3 text-alarm">{trouble}</Alert>
      <FileRoom hasLibrary={hasLibrary} disabled={busy} opening={busy} onScenario={(scenario) => start({ scenario })} />
    </Titled>
  );
}
