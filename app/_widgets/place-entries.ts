import { createContext, type RefObject, use, useCallback } from 'react';
import type { Entry } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';

/** Callback of a drawing for entries that are added to its list, or to a list inside it: gives them positions. */
export type PlaceEntries = (
  path: Path,
  entries: readonly Entry[],
) => { readonly entries: readonly Entry[]; readonly patches: readonly Patch[] };

export const PlaceEntriesContext = createContext<RefObject<PlaceEntries | undefined> | undefined>(undefined);

/** Returns a maker of patches for new entries; the list's drawing, if any, positions them in the same undo step. */
export function useInsertPatches() {
  const placeEntries = use(PlaceEntriesContext);
  return useCallback(
    (path: Path, given: readonly Entry[], before?: string): readonly Patch[] => {
      const { entries, patches } = placeEntries?.current?.(path, given) ?? { entries: given, patches: [] };
      return [
        ...entries.map((entry): Patch => ({ op: 'insert', path, entry, ...(before !== undefined && { before }) })),
        ...patches,
      ];
    },
    [placeEntries],
  );
}
