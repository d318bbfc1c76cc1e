'use client';

import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Json } from '@/lib/kernel/json';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { useGame } from './game-part';
import { useDraft } from './use-draft';

/** Opens any state of this scenario with its game. Only inside a `gamePart`. */
export function useOpen(): (json: Json) => Opened {
  const game = useGame();
  return useCallback((json) => openDraft(json, game), [game]);
}

/** The draft with its game, for plans and reports; made when something asks for it, and follows when there is time. */
export function useOpened(): Opened {
  const { draft } = useDraft();
  const open = useOpen();
  const settled = useDeferredValue(draft);
  return useMemo(() => open(settled as unknown as Json), [settled, open]);
}
