'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import { Titled } from '@/app/_ui/titled';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import { FileRoom } from './file-room';
import type { DoorGame } from './games';
import { useStartDraft } from './use-start-draft';

const BringNotes = dynamic(() => import('./bring-notes').then((module) => module.BringNotes, dialogMissing), {
  ssr: false,
});

/** Opens a scenario from a file, or makes one from notes, as a new draft. */
export function OpenFile(props: {
  readonly hasLibrary: boolean;
  readonly games: readonly Pick<DoorGame, 'id' | 'title'>[];
}) {
  const { trouble, busy, start } = useStartDraft();
  const [notes, setNotes] = useState<IntakeSource | 'none'>();
  return (
    <Titled id="file" title="Open a file" look="text-lg" className="mt-10 flex max-w-xl flex-col gap-2">
      <Alert className="border-2 border-alarm p-3 text-alarm">{trouble}</Alert>
      <FileRoom
        hasLibrary={props.hasLibrary}
        disabled={busy}
        opening={busy}
        onScenario={(scenario) => start({ scenario })}
        onNotes={setNotes}
      />
      <Button className="self-start" icon="paste" disabled={busy} onClick={() => setNotes('none')}>
        Paste your notes
      </Button>
      {notes !== undefined && (
        <BringNotes
          games={props.games}
          given={notes === 'none' ? undefined : notes}
          onClose={() => setNotes(undefined)}
        />
      )}
    </Titled>
  );
}
