'use client';

import { useCallback, useDeferredValue, useMemo } from 'react';
import { invariant } from '@/lib/kernel/invariant';
import type { Json } from '@/lib/kernel/json';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { useDraft, useStudio } from './use-draft';

// This brings the games' own code along: only for what is fetched when it is first needed.

/** Opens any state of this scenario with its game. */
export function useOpen(): (json: Json) => Opened {
  const { id } = useStudio().system;
  return useCallback(
    (json) => {
      const system = findSystem(id);
      invariant(system, 'the page and the server know the same games');
      return openDraft(json, system);
    },
    [id],
  );
}

/** The draft with its game, for plans and reports; made when something asks for it, and follows when there is time. */
export function useOpened(): Opened {
  const { draft } = useDraft();
  const open = useOpen();
  const settled = useDeferredValue(draft);
  return useMemo(() => open(settled as unknown as Json), [settled, open]);
}
