import { useMemo } from 'react';
import { useDraft, useStudio } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';

/** Fields of every request about the open draft. Only in components that no server renders. */
export function useDraftRequest() {
  const { draftId } = useStudio();
  const { draft } = useDraft();
  return useMemo(
    () => ({
      baseUrl: window.location.origin,
      system: draft.system,
      art: { draftId },
      draft: draft as unknown as Json,
    }),
    [draft, draftId],
  );
}
