'use client';

import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Json } from '@/lib/kernel/json';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { useGame } from './game-part';
import { useDraft } from './use-draft';

/** Returns a function that opens any state of this scenario with its game. Call it only inside a `gamePart`. */
export function useOpen(): (json: Json) => Opened {
  const game = useGame();
  return useCallback((json) => openDraft(json, game), [game]);
}

/** Returns the draft opened with its game, for plans and reports. Opens on demand; follows edits at low priority. */
export function useOpened(): Opened {
  const { draft } = useDraft();
  const open = useOpen();
  const settled = useDeferredValue(draft);
  return useMemo(() => open(settled as unknown as Json), [settled, open]);
}
