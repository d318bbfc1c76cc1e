'use client';

import { OpenTable } from '@/app/_join/open-table';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { useStartDraft } from './use-start-draft';

/** Makes a draft of a finished setting, for one person or for a group's table. */
export function KeepStarter({ system, starter }: { readonly system: string; readonly starter: string }) {
  const { trouble, busy, start } = useStartDraft();
  return (
    <div className="mt-4 flex flex-wrap items-start gap-2">
      <Button disabled={busy} onClick={() => start({ system, starter })}>
        {busy ? 'Opening the studio…' : 'Keep and change it'}
      </Button>
      <a href={`/play?from=/ready/${starter}.json`} className={buttonLook()}>
        Play it here
      </a>
      <OpenTable source={{ system, starter }} says="Change it together" />
      <Alert className="basis-full text-alarm">{trouble}</Alert>
    </div>
  );
}
