import { createDraft } from '@/app/_data/drafts-api';
import { useAttempt } from '@/app/_ui/use-attempt';

/** Returns a function that creates a draft and opens it in the studio, whether it is at it, and why it failed. */
export function useStartDraft() {
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const start = (given: Parameters<typeof createDraft>[0]) =>
    attempt(async () => {
      const { id } = await createDraft(given);
      window.location.assign(`/studio/${id}`);
    });
  return { trouble, busy, start };
}
