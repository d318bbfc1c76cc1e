'use client';

import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { JsonObject } from '@/lib/kernel/json';
import type { Draft } from '@/lib/scenario/envelope';

const UNKEPT =
  'This browser can’t pass the draft on, perhaps because its window is private or its storage is full. Download the scenario on Review, and play it with “trapdoor play”.';

/** Button that opens the Play page with the draft as it is now. */
export function TakeSeat({ draft }: { readonly draft: Draft }) {
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const play = async () => {
    const { keepScenario } = await import('@/app/_workers/evening-store');
    await keepScenario({ id: draft.id, scenario: draft as unknown as JsonObject }).catch(() => {
      throw new Error(UNKEPT);
    });
    window.location.assign(`/play?draft=${encodeURIComponent(draft.id)}`);
  };
  return (
    <div className="flex flex-col gap-1">
      <Button icon="people" disabled={busy} onClick={() => void attempt(play)}>
        Take a seat yourself
      </Button>
      <Alert className="border-l-4 border-alarm pl-3">{trouble}</Alert>
    </div>
  );
}
